<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>mjdesk</name>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source> and others</source>
   <translation> and others</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>"{name}" is deleted</source>
   <translation>"{name}" is deleted</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>"{name}" is kept with the rules of {system}</source>
   <translation>"{name}" is kept with the rules of {system}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>"{name}" is now this</source>
   <translation>"{name}" is now this</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>%n are here</source>
   <translation>
    <numerusform>%n is here</numerusform>
    <numerusform>%n are here</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>%n at the table</source>
   <translation>
    <numerusform>%n at the table</numerusform>
    <numerusform>%n at the table</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>%n away</source>
   <translation>
    <numerusform>%n away</numerusform>
    <numerusform>%n away</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <source>%n cards left</source>
   <translation>
    <numerusform>%n card left</numerusform>
    <numerusform>%n cards left</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>%n changed</source>
   <translation>
    <numerusform>%n changed</numerusform>
    <numerusform>%n changed</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>%n circles</source>
   <translation>
    <numerusform>%n circle</numerusform>
    <numerusform>%n circles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>%n evenings</source>
   <translation>
    <numerusform>%n evening</numerusform>
    <numerusform>%n evenings</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>%n fewer useful tiles</source>
   <translation>
    <numerusform>%n useful tile fewer</numerusform>
    <numerusform>%n useful tiles fewer</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>%n files in the folder of records cannot be read</source>
   <translation>
    <numerusform>%n file in the folder of records cannot be read</numerusform>
    <numerusform>%n files in the folder of records cannot be read</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>%n files refused: {why}</source>
   <translation>
    <numerusform>%n file refused: {why}</numerusform>
    <numerusform>%n files refused: {why}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>%n hours</source>
   <translation>
    <numerusform>%n hour</numerusform>
    <numerusform>%n hours</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/lobby/prop_rows.py" />
   <source>%n in the bag</source>
   <translation>
    <numerusform>%n in the bag</numerusform>
    <numerusform>%n in the bag</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>%n kept the deal</source>
   <translation>
    <numerusform>%n kept deal</numerusform>
    <numerusform>%n kept deals</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>%n kinds</source>
   <translation>
    <numerusform>%n kind</numerusform>
    <numerusform>%n kinds</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>%n kinds are not learned yet: of those the program judges as before</source>
   <translation>
    <numerusform>%n kind is not learned yet: of it the program judges as before</numerusform>
    <numerusform>%n kinds are not learned yet: of those the program judges as before</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/cardtable/waits.py" />
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>%n left</source>
   <translation>
    <numerusform>%n left</numerusform>
    <numerusform>%n left</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>%n lost in a row</source>
   <translation>
    <numerusform>%n lost in a row</numerusform>
    <numerusform>%n lost in a row</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <source>%n missing</source>
   <translation>
    <numerusform>%n missing</numerusform>
    <numerusform>%n missing</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/rail.py" />
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <source>%n more rounds</source>
   <translation>
    <numerusform>%n more round</numerusform>
    <numerusform>%n more rounds</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>%n more sets</source>
   <translation>
    <numerusform>%n more set</numerusform>
    <numerusform>%n more sets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>%n more useful tiles</source>
   <translation>
    <numerusform>%n more useful tile</numerusform>
    <numerusform>%n more useful tiles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>%n people</source>
   <translation>
    <numerusform>%n person</numerusform>
    <numerusform>%n people</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>%n players</source>
   <translation>
    <numerusform>%n player</numerusform>
    <numerusform>%n players</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/plan_strip.py" />
   <source>%n points</source>
   <translation>
    <numerusform>%n point</numerusform>
    <numerusform>%n points</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>%n rds</source>
   <translation>
    <numerusform>%n round</numerusform>
    <numerusform>%n rounds</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/poster.py" />
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>%n rounds</source>
   <translation>
    <numerusform>%n round</numerusform>
    <numerusform>%n rounds</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>%n rounds added</source>
   <translation>
    <numerusform>%n round added</numerusform>
    <numerusform>%n rounds added</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>%n rounds brought in</source>
   <translation>
    <numerusform>%n round brought in</numerusform>
    <numerusform>%n rounds brought in</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/page.py" />
   <location filename="../../mjdesk/ui/records/rows.py" />
   <source>%n rounds kept</source>
   <translation>
    <numerusform>%n round</numerusform>
    <numerusform>%n rounds</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>%n rounds left</source>
   <translation>
    <numerusform>%n round left</numerusform>
    <numerusform>%n rounds left</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/trend.py" />
   <source>%n rounds lost in a row</source>
   <translation>
    <numerusform>%n round lost in a row</numerusform>
    <numerusform>%n rounds lost in a row</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>%n rounds played</source>
   <translation>
    <numerusform>%n round played</numerusform>
    <numerusform>%n rounds played</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>%n rounds together</source>
   <translation>
    <numerusform>%n round together</numerusform>
    <numerusform>%n rounds together</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>%n rows</source>
   <translation>
    <numerusform>%n row</numerusform>
    <numerusform>%n rows</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>%n short of {least}</source>
   <translation>
    <numerusform>%n short of {least}</numerusform>
    <numerusform>%n short of {least}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>%n tables</source>
   <translation>
    <numerusform>%n table in play</numerusform>
    <numerusform>%n tables in play</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>%n tables opened</source>
   <translation>
    <numerusform>%n table opened</numerusform>
    <numerusform>%n tables opened</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>%n thing(s) do not work</source>
   <translation>
    <numerusform>%n thing does not work</numerusform>
    <numerusform>%n things do not work</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>%n tiles</source>
   <translation>
    <numerusform>%n tile</numerusform>
    <numerusform>%n tiles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>%n tiles chosen</source>
   <translation>
    <numerusform>%n tile chosen</numerusform>
    <numerusform>%n tiles chosen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>%n tiles found</source>
   <translation>
    <numerusform>%n tile found</numerusform>
    <numerusform>%n tiles found</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/page.py" />
   <source>%n tiles found, read by {name}</source>
   <translation>
    <numerusform>%n tile found, read by {name}</numerusform>
    <numerusform>%n tiles found, read by {name}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>%n tiles have no name</source>
   <translation>
    <numerusform>%n tile has no name</numerusform>
    <numerusform>%n tiles have no name</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>%n tiles of the photo do not count: {names}</source>
   <translation>
    <numerusform>%n tile of the photo does not count: {names}</numerusform>
    <numerusform>%n tiles of the photo do not count: {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>%n tiles to look at</source>
   <translation>
    <numerusform>%n tile to look at</numerusform>
    <numerusform>%n tiles to look at</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>%n to come</source>
   <translation>
    <numerusform>%n to come</numerusform>
    <numerusform>%n to come</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>%n untold</source>
   <translation>
    <numerusform>%n untold</numerusform>
    <numerusform>%n untold</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/story.py" />
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>%n useful</source>
   <translation>
    <numerusform>%n useful</numerusform>
    <numerusform>%n useful</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>%n were there already</source>
   <translation>
    <numerusform>%n was there already</numerusform>
    <numerusform>%n were there already</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>%n wins</source>
   <translation>
    <numerusform>%n win</numerusform>
    <numerusform>%n wins</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>%n won in a row</source>
   <translation>
    <numerusform>%n won in a row</numerusform>
    <numerusform>%n won in a row</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>+ won</source>
   <translation>+ won</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/felt.py" />
   <location filename="../../mjdesk/ui/cardtable/naming.py" />
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <location filename="../../mjdesk/ui/cardtable/waits.py" />
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <location filename="../../mjdesk/ui/companion/picker.py" />
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <location filename="../../mjdesk/ui/house_table.py" />
   <location filename="../../mjdesk/ui/learn/choice.py" />
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/plate.py" />
   <location filename="../../mjdesk/ui/lobby/prop_rows.py" />
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <location filename="../../mjdesk/ui/lobby/watching.py" />
   <location filename="../../mjdesk/ui/option_row.py" />
   <location filename="../../mjdesk/ui/photo/words.py" />
   <location filename="../../mjdesk/ui/records/graph.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <location filename="../../mjdesk/ui/records/rows.py" />
   <location filename="../../mjdesk/ui/settlement/band.py" />
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <location filename="../../mjdesk/ui/table/access.py" />
   <location filename="../../mjdesk/ui/table/advice.py" />
   <location filename="../../mjdesk/ui/table/naming.py" />
   <location filename="../../mjdesk/ui/table/plates.py" />
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>, then </source>
   <translation>, then </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>, {forgotten} not remembered</source>
   <translation>, {forgotten} not remembered</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>15 s for a decision</source>
   <translation>15 s for a decision</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>2 and 8 may be the pair</source>
   <translation>2 and 8 may be the pair</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>4 circles, to north</source>
   <translation>4 circles, to north</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_table.py" />
   <source>: </source>
   <translation>: </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/naming.py" />
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/records/travel.py" />
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>; </source>
   <translation>; </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/areas_view.py" />
   <source>?</source>
   <translation>?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>A camera above the table</source>
   <translation>A camera above the table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>A file, what was copied</source>
   <translation>A file, what was copied</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>A film …</source>
   <translation>A film …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/learn/page.py" />
   <source>A first round, guided</source>
   <translation>A first round, guided</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>A folder …</source>
   <translation>A folder …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/gift_sheet.py" />
   <source>A gift</source>
   <translation>A gift</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>A group is three in a row of one suit, or three alike. You draw a tile and throw one, turn by turn.</source>
   <translation>A group is three in a row of one suit, or three alike. You draw a tile and throw one, turn by turn.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>A kind is there twice</source>
   <translation>A kind is there twice</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>A larger hand and larger discards, no walls</source>
   <translation>A larger hand and larger discards, no walls</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_window.py" />
   <source>A match is being played in another window of mjdesk; close that one first</source>
   <translation>A match is being played in another window of mjdesk; close that one first</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>A meld, a tile of the hand</source>
   <translation>A meld, a tile of the hand</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>A name is enough. The rules of the house are kept with the evening.</source>
   <translation>A name is enough. The rules of the house are kept with the evening.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>A new evening in the ledger</source>
   <translation>A new evening in the ledger</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <source>A new outfit hangs in your wardrobe</source>
   <translation>A new outfit hangs in your wardrobe</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/records/note_sheet.py" />
   <source>A note on this round</source>
   <translation>A note on this round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>A page to keep or to send</source>
   <translation>A page to keep or to send</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>A photo of tiles</source>
   <translation>A photo of tiles</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>A point</source>
   <translation>A point</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>A point in money</source>
   <translation>A point in money</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/device_choice.py" />
   <source>A port, or socket://host:port</source>
   <translation>A port, or socket://host:port</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <source>A poster to be shared</source>
   <translation>A poster to be shared</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>A private note: never on a board or in an export of scores</source>
   <translation>A private note: never on a board or in an export of scores</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/exchange.py" />
   <source>A record from a file</source>
   <translation>A record from a file</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>A round</source>
   <translation>A round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_window.py" />
   <source>A round for coins is still in play: it goes on first</source>
   <translation>A round for coins is still in play: it goes on first</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>A round is running</source>
   <translation>A round is running</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>A screen for watchers</source>
   <translation>A screen for watchers</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>A set of tiles was damaged and set aside: {file}</source>
   <translation>A set of tiles was damaged and set aside: {file}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <source>A table of wood and the screen, in step</source>
   <translation>A table of wood and the screen, in step</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>A tile beside it, take it away</source>
   <translation>A tile beside it, take it away</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>About mjdesk</source>
   <translation>About mjdesk</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>Accept</source>
   <translation>Accept</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Acts on the next deal</source>
   <translation>Acts on the next deal</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <source>Add</source>
   <translation>Add</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>Add a tile</source>
   <translation>Add a tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Add them</source>
   <translation>Add them</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Added kong</source>
   <translation>Added kong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/scoreboard_sheet.py" />
   <source>Address</source>
   <translation>Address</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <source>After choice {number}</source>
   <translation>After choice {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>After each round: who won, from whom</source>
   <translation>After each round: who won, from whom</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>After {tile}</source>
   <translation>After {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Afternoon</source>
   <translation>Afternoon</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/opponents.py" />
   <location filename="../../mjdesk/ui/records/filters.py" />
   <location filename="../../mjdesk/ui/records/page.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>All</source>
   <translation>All</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>All are right</source>
   <translation>All are right</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>All evenings</source>
   <translation>All evenings</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/files.py" />
   <location filename="../../mjdesk/ui/photo/looking.py" />
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <location filename="../../mjdesk/ui/records/travel.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>All files</source>
   <translation>All files</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/demo.py" />
   <source>All hands open</source>
   <translation>All hands open</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>All hands open, where one only watches</source>
   <translation>All hands open, where one only watches</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>All hands open; in the list a file from elsewhere</source>
   <translation>All hands open; in the list a file from elsewhere</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>All have paid</source>
   <translation>All have paid</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>All of the photo</source>
   <translation>All of the photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_table.py" />
   <source>All of them are exactly the standard</source>
   <translation>All of them are exactly the standard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>All of these come to the same.</source>
   <translation>All of these come to the same.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>All open</source>
   <translation>All open</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>All rounds are played</source>
   <translation>All rounds are played</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>All systems</source>
   <translation>All systems</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>All time</source>
   <translation>All time</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>All: what an expert would do, what helps, what is dangerous</source>
   <translation>All: what an expert would do, what helps, what is dangerous</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>Always</source>
   <translation>Always</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Among rounds: change, insert, delete one; on the page of a player: change</source>
   <translation>Among rounds: change, insert, delete one; on the page of a player: change</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Among rounds: records brought in, a record looked at</source>
   <translation>Among rounds: records brought in, a record looked at</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Among rounds: seats, rules, what was changed</source>
   <translation>Among rounds: seats, rules, what was changed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Among rounds: the clock, money, paper</source>
   <translation>Among rounds: the clock, money, paper</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Among rounds: the photo kept with one</source>
   <translation>Among rounds: the photo kept with one</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Amounts are multiplied already: {room}</source>
   <translation>Amounts are multiplied already: {room}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>An expert would</source>
   <translation>An expert would</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_body.py" />
   <source>An expert would have decided nothing otherwise</source>
   <translation>An expert would have decided nothing otherwise</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <source>An hour</source>
   <translation>An hour</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Another file …</source>
   <translation>Another file …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Another match</source>
   <translation>Another match</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>Another photo</source>
   <translation>Another photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Another tile</source>
   <translation>Another tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Another value</source>
   <translation>Another value</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>Any day</source>
   <translation>Any day</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Any key</source>
   <translation>Any key</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Any result</source>
   <translation>Any result</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>Any table</source>
   <translation>Any table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <source>As PDF</source>
   <translation>As PDF</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <source>As a picture</source>
   <translation>As a picture</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>As a table</source>
   <translation>As a table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>As chosen now</source>
   <translation>As chosen now</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>As the system</source>
   <translation>As the system</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Assign tables</source>
   <translation>Assign tables</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>Assign tables (A)</source>
   <translation>Assign tables (A)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>At the edge of its suit it has fewer neighbours than the others.</source>
   <translation>At the edge of its suit it has fewer neighbours than the others.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>At the table</source>
   <translation>At the table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Auto-win</source>
   <translation>Auto-win</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Automatic</source>
   <translation>Automatic</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Automatic: pine when light, ink when dark</source>
   <translation>Automatic: pine when light, ink when dark</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Autoplay</source>
   <translation>Autoplay</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/charts.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Average</source>
   <translation>Average</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <location filename="../../mjdesk/ui/records/strip.py" />
   <location filename="../../mjdesk/ui/widgets/full_page.py" />
   <source>Back</source>
   <translation>Back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/first_round.py" />
   <source>Back to learning</source>
   <translation>Back to learning</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>Back to standard</source>
   <translation>Back to standard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/practice.py" />
   <source>Back to the review</source>
   <translation>Back to the review</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <source>Back to the table</source>
   <translation>Back to the table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Back up now</source>
   <translation>Back up now</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Backspace</source>
   <translation>Backspace</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/picker.py" />
   <source>Backspace takes one back</source>
   <translation>Backspace takes one back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Backups</source>
   <translation>Backups</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/page.py" />
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Bag</source>
   <translation>Bag</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Bag, rankings, wardrobe</source>
   <translation>Bag, rankings, wardrobe</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Balance</source>
   <translation>Balance</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Bamboo</source>
   <translation>Bamboo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Bao at once</source>
   <translation>Bao at once</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Base</source>
   <translation>Base</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Before a restore</source>
   <translation>Before a restore</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Before an update of the program</source>
   <translation>Before an update of the program</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>Before → after</source>
   <translation>Before → after</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Begin</source>
   <translation>Begin</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Begin with {tile}: click it, or go there with the arrows and press Enter.</source>
   <translation>Begin with {tile}: click it, or go there with the arrows and press Enter.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <source>Best round {points}</source>
   <translation>Best round {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/poster.py" />
   <source>Best round {points}: {name}, round {number}</source>
   <translation>Best round {points}: {name}, round {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/best_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Best rounds</source>
   <translation>Best rounds</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <source>Between them</source>
   <translation>Between them</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Bi</source>
   <translation>Bi</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/stage.py" />
   <source>Both</source>
   <translation>Both</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Bought</source>
   <translation>Bought</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/errands.py" />
   <source>Bought: {prop}</source>
   <translation>Bought: {prop}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/state_words.py" />
   <source>Break</source>
   <translation>Break</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Brightness</source>
   <translation>Brightness</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Bring in</source>
   <translation>Bring in</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>Bring in earlier evenings</source>
   <translation>Bring in earlier evenings</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>Bring in records</source>
   <translation>Bring in records</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Bring in records from files; dropping them does it too</source>
   <translation>Bring in records from files; dropping them does it too</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <location filename="../../mjdesk/ui/settlement/totals.py" />
   <source>Broke</source>
   <translation>Broke</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Buy for {coins}</source>
   <translation>Buy for {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>By chance</source>
   <translation>By chance</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>By discard</source>
   <translation>By discard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>By fan</source>
   <translation>By fan</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>By hand</source>
   <translation>By hand</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>By level</source>
   <translation>By level</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>By photo</source>
   <translation>By photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>By seat</source>
   <translation>By seat</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>By tiles</source>
   <translation>By tiles</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>By tiles, by a photo, by fan or as plain points; who pays whom is shown before it is saved.</source>
   <translation>By tiles, by a photo, by fan or as plain points; who pays whom is shown before it is saved.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Called somebody</source>
   <translation>Called somebody</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Calls</source>
   <translation>Calls</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Camera above the table</source>
   <translation>Camera above the table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/note_sheet.py" />
   <source>Cancel</source>
   <translation>Cancel</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Cantonese</source>
   <translation>Cantonese</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/family.py" />
   <source>Card table</source>
   <translation>Card table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Carry a letter card to another place of the hand</source>
   <translation>Carry a letter card to another place of the hand</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <source>Change</source>
   <translation>Change</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/opponents.py" />
   <source>Change all</source>
   <translation>Change all</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>Change gold</source>
   <translation>Change gold</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/exchange_sheet.py" />
   <source>Change gold into G coins</source>
   <translation>Change gold into G coins</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rules_change.py" />
   <source>Change the rules</source>
   <translation>Change the rules</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Change the rules (R)</source>
   <translation>Change the rules (R)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/errands.py" />
   <source>Changed into {coins}</source>
   <translation>Changed into {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_menu.py" />
   <source>Changed rules</source>
   <translation>Changed rules</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>Changes</source>
   <translation>Changes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Charge it</source>
   <translation>Charge it</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Check</source>
   <translation>Check</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Check, then the next one</source>
   <translation>Check, then the next one</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/table/access.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Chi</source>
   <translation>Chi</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/program_card.py" />
   <source>Chinese regional mahjong and paohuzi. No account, no server, no real money; your files stay with you.</source>
   <translation>Chinese regional mahjong and paohuzi. No account, no server, no real money; your files stay with you.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <source>Chips</source>
   <translation>Chips</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Chips are paid for when they are bought, and reckoned in the end</source>
   <translation>Chips are paid for when they are bought, and reckoned in the end</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Chips for how much</source>
   <translation>Chips for how much</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <source>Choice {number}, play {tile}</source>
   <translation>Choice {number}, play {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Choose a camera, a film or a folder first</source>
   <translation>Choose a camera, a film or a folder first</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Choose what to look through</source>
   <translation>Choose what to look through</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Claims: for all seats, for the whole match</source>
   <translation>Claims: for all seats, for the whole match</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Clear</source>
   <translation>Clear</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>Click a tile to say what it is; a frame about several says where they belong</source>
   <translation>Click a tile to say what it is; a frame about several says where they belong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Click a tile to say what it is; the tiles after it follow in order</source>
   <translation>Click a tile to say what it is; the tiles after it follow in order</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <source>Click who won, then who dealt in</source>
   <translation>Click who won, then who dealt in</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>Clock</source>
   <translation>Clock</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Clock (T)</source>
   <translation>Clock (T)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/licences_sheet.py" />
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/keys_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/best_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/scoreboard_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/exchange_sheet.py" />
   <location filename="../../mjdesk/ui/new_match.py" />
   <location filename="../../mjdesk/ui/rules_sheet.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <location filename="../../mjdesk/ui/tiles_sheet.py" />
   <source>Close</source>
   <translation>Close</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>Close the screen for watchers</source>
   <translation>Close the screen for watchers</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Close, or back</source>
   <translation>Close, or back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Closing the window costs nothing: the match is saved and gone on with later.</source>
   <translation>Closing the window costs nothing: the match is saved and gone on with later.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Cloth</source>
   <translation>Cloth</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Cloth, tiles, language, pace</source>
   <translation>Cloth, tiles, language, pace</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>Clothes come with the level and change nothing in the game</source>
   <translation>Clothes come with the level and change nothing in the game</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Coins</source>
   <translation>Coins</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Colour {number}</source>
   <translation>Colour {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Colour-blind inks</source>
   <translation>Colour-blind inks</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/page.py" />
   <location filename="../../mjdesk/ui/companion/scribe.py" />
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <source>Companion</source>
   <translation>Companion</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>Compare</source>
   <translation>Compare</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_menu.py" />
   <source>Compare, rename, share…</source>
   <translation>Compare, rename, share…</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Concealed kong</source>
   <translation>Concealed kong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Connect again</source>
   <translation>Connect again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Connecting …</source>
   <translation>Connecting …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>Continue</source>
   <translation>Continue</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>Copied: type it into a terminal</source>
   <translation>Copied: type it into a terminal</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/findings.py" />
   <source>Copy the line</source>
   <translation>Copy the line</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Correct</source>
   <translation>Correct</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>Correct a round</source>
   <translation>Correct a round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/corrections.py" />
   <source>Corrected; the list of changes keeps how it was</source>
   <translation>Corrected; the list of changes keeps how it was</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <location filename="../../mjdesk/ui/files.py" />
   <location filename="../../mjdesk/ui/house_rules.py" />
   <location filename="../../mjdesk/ui/records/exchange.py" />
   <location filename="../../mjdesk/ui/records/page.py" />
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>Could not be saved: {what}</source>
   <translation>Could not be saved: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Counts for this week's cup (no props)</source>
   <translation>Counts for this week's cup (no props)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <location filename="../../mjdesk/ui/ledger/four_sides.py" />
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <location filename="../../mjdesk/ui/settlement/flow.py" />
   <location filename="../../mjdesk/ui/table/plates.py" />
   <source>D</source>
   <translation>D</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Daily</source>
   <translation>Daily</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Dark</source>
   <translation>Dark</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>Date</source>
   <translation>Date</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Day</source>
   <translation>Day</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/felt.py" />
   <source>Dead</source>
   <translation>Dead</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Dealer</source>
   <translation>Dealer</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <source>Dealt in</source>
   <translation>Dealt in</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <source>Dealt in to the other</source>
   <translation>Dealt in to the other</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/worst.py" />
   <source>Decision {number}</source>
   <translation>Decision {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>Decision {number}: what to answer</source>
   <translation>Decision {number}: what to answer</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>Decision {number}: which tile to discard</source>
   <translation>Decision {number}: which tile to discard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/keys_row.py" />
   <source>Decline</source>
   <translation>Decline</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Del</source>
   <translation>Del</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Delete</source>
   <translation>Delete</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <source>Delete the photo</source>
   <translation>Delete the photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Delete, asked once</source>
   <translation>Delete, asked once</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/words.py" />
   <source>Dice</source>
   <translation>Dice</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Dice: {pips}</source>
   <translation>Dice: {pips}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>Discard</source>
   <translation>Discard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Discard in two steps</source>
   <translation>Discard in two steps</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/moment.py" />
   <source>Discard {tile}: </source>
   <translation>Discard {tile}: </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Do not listen for a while</source>
   <translation>Do not listen for a while</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Does not play here any more</source>
   <translation>Does not play here any more</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Does {who} show the hand?</source>
   <translation>Does {who} show the hand?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>Don't</source>
   <translation>Don't</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Done</source>
   <translation>Done</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Doublings of each who pays</source>
   <translation>Doublings of each who pays</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Doublings of the win</source>
   <translation>Doublings of the win</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Draw</source>
   <translation>Draw</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Draw at least one area on the picture</source>
   <translation>Draw at least one area on the picture</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Draw seats</source>
   <translation>Draw seats</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Draw the tables</source>
   <translation>Draw the tables</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Draw-out</source>
   <translation>Draw-out</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/empty.py" />
   <source>Drop a photo here</source>
   <translation>Drop a photo here</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/flow.py" />
   <source>E</source>
   <translation>E</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Earth</source>
   <translation>Earth</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>East side</source>
   <translation>East side</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/four_sides.py" />
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <source>Empty seat</source>
   <translation>Empty seat</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>End</source>
   <translation>End</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>End now</source>
   <translation>End now</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>End the evening</source>
   <translation>End the evening</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>End the motion that runs</source>
   <translation>End the motion that runs</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cards.py" />
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <location filename="../../mjdesk/ui/lobby/exchange_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/gift_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/new_match.py" />
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <location filename="../../mjdesk/ui/records/note_sheet.py" />
   <location filename="../../mjdesk/ui/records/stage.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>Enter these tiles</source>
   <translation>Enter these tiles</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Entering a round: by tiles, by fan, plus and minus</source>
   <translation>Entering a round: by tiles, by fan, plus and minus</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Entering a round: drawn or thrown, nobody won</source>
   <translation>Entering a round: drawn or thrown, nobody won</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Entering a round: who won, who threw</source>
   <translation>Entering a round: who won, who threw</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Entering a round: whose tiles these are, a photo of them</source>
   <translation>Entering a round: whose tiles these are, a photo of them</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Equal points</source>
   <translation>Equal points</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Evening</source>
   <translation>Evening</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Evening begun</source>
   <translation>Evening begun</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>Evening ended</source>
   <translation>Evening ended</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>Evenings</source>
   <translation>Evenings</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>Evenings (H)</source>
   <translation>Evenings (H)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Event</source>
   <translation>Event</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Event, such as a tournament</source>
   <translation>Event, such as a tournament</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Every card belongs to a set and there are huxi enough. What it pays stands on the button.</source>
   <translation>Every card belongs to a set and there are huxi enough. What it pays stands on the button.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Every kind is learned</source>
   <translation>Every kind is learned</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/emptiness.py" />
   <source>Every round you finish will be kept here</source>
   <translation>Every round you finish will be kept here</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Everything as JSON</source>
   <translation>Everything as JSON</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Everything else fits, but no throw was seen.</source>
   <translation>Everything else fits, but no throw was seen.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Everything from JSON</source>
   <translation>Everything from JSON</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Everything without the mouse</source>
   <translation>Everything without the mouse</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>Everything works</source>
   <translation>Everything works</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Everywhere</source>
   <translation>Everywhere</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/house_table.py" />
   <source>Exactly the standard</source>
   <translation>Exactly the standard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Exhausted: nobody won</source>
   <translation>Exhausted: nobody won</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/stage.py" />
   <source>Expert</source>
   <translation>Expert</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>Expert: {what} {points}</source>
   <translation>Expert: {what} {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Export</source>
   <translation>Export</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Exposed kong</source>
   <translation>Exposed kong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Face down</source>
   <translation>Face down</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Face {number}</source>
   <translation>Face {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Faces in blue, black and vermilion</source>
   <translation>Faces in blue, black and vermilion</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/guide.py" />
   <source>Faces up, seen from above, nothing else in the picture; all at once, or a few rows at a time</source>
   <translation>Faces up, seen from above, nothing else in the picture; all at once, or a few rows at a time</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/empty.py" />
   <source>Faces up, the whole hand in the picture, melds and the winning tile a little apart</source>
   <translation>Faces up, the whole hand in the picture, melds and the winning tile a little apart</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Faster, slower</source>
   <translation>Faster, slower</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Fee</source>
   <translation>Fee</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Fee for</source>
   <translation>Fee for</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Fee, such as 12.50</source>
   <translation>Fee, such as 12.50</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Fees, fines, chips</source>
   <translation>Fees, fines, chips</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Fees, fines, chips (M)</source>
   <translation>Fees, fines, chips (M)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>File for support</source>
   <translation>File for support</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Files</source>
   <translation>Files</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Films</source>
   <translation>Films</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>Find a rule</source>
   <translation>Find a rule</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <source>Fine</source>
   <translation>Fine</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Fines</source>
   <translation>Fines</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>First dealer</source>
   <translation>First dealer</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>First dealer changed</source>
   <translation>First dealer changed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Follow this round no longer</source>
   <translation>Follow this round no longer</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>For Excel, with charts</source>
   <translation>For Excel, with charts</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/scoreboard_sheet.py" />
   <source>For a TV or phones in this network. It only shows names and points of running tables.</source>
   <translation>For a TV or phones in this network. It only shows names and points of running tables.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Four alike. You draw another tile for it, and in most games it pays more.</source>
   <translation>Four alike. You draw another tile for it, and in most games it pays more.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/four_sides.py" />
   <source>Four sides</source>
   <translation>Four sides</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Fr</source>
   <translation>Fr</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Frames are not kept</source>
   <translation>Frames are not kept</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>From a file</source>
   <translation>From a file</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rules_change.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>From round {number}</source>
   <translation>From round {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rules_change.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>From the next round</source>
   <translation>From the next round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rules_change.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>From when</source>
   <translation>From when</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Further names</source>
   <translation>Further names</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Further names, with commas</source>
   <translation>Further names, with commas</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Game</source>
   <translation>Game</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/page.py" />
   <source>Games</source>
   <translation>Games</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Get up</source>
   <translation>Get up</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/exchange_sheet.py" />
   <source>Get {coins}</source>
   <translation>Get {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Give the match up</source>
   <translation>Give the match up</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Go along the hand</source>
   <translation>Go along the hand</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Go on</source>
   <translation>Go on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Goes on</source>
   <translation>Goes on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Goes to the house and out of the table, unless the others get it</source>
   <translation>Goes to the house and out of the table, unless the others get it</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Guest</source>
   <translation>Guest</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>Half a year</source>
   <translation>Half a year</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Hand</source>
   <translation>Hand</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Handed back</source>
   <translation>Handed back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/page.py" />
   <source>Hands</source>
   <translation>Hands</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Hands, rules and small exercises</source>
   <translation>Hands, rules and small exercises</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <source>Head to head</source>
   <translation>Head to head</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Heaven</source>
   <translation>Heaven</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/keys_row.py" />
   <source>Help</source>
   <translation>Help</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Hint</source>
   <translation>Hint</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Hints</source>
   <translation>Hints</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Hints are off; what you wait for is still shown</source>
   <translation>Hints are off; what you wait for is still shown</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Hints are on</source>
   <translation>Hints are on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Hints on and off</source>
   <translation>Hints on and off</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Holds from the next round on</source>
   <translation>Holds from the next round on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Home</source>
   <translation>Home</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Home page</source>
   <translation>Home page</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Horses</source>
   <translation>Horses</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>House</source>
   <translation>House</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/files.py" />
   <location filename="../../mjdesk/ui/house_menu.py" />
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>House rules</source>
   <translation>House rules</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/files.py" />
   <source>House rules as a file</source>
   <translation>House rules as a file</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/files.py" />
   <source>House rules from a file</source>
   <translation>House rules from a file</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>How</source>
   <translation>How</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>How an evening goes</source>
   <translation>How an evening goes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>How did it go?</source>
   <translation>How did it go?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>How it began was not seen: the next one is followed. Who deals it?</source>
   <translation>How it began was not seen: the next one is followed. Who deals it?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>How it ended</source>
   <translation>How it ended</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>How it looks</source>
   <translation>How it looks</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>How it plays</source>
   <translation>How it plays</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>How it sounds</source>
   <translation>How it sounds</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>How it was won</source>
   <translation>How it was won</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>How many points</source>
   <translation>How many points</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/exchange_sheet.py" />
   <source>How much gold</source>
   <translation>How much gold</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>How the match went</source>
   <translation>How the match went</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <source>Hu</source>
   <translation>Hu</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Human</source>
   <translation>Human</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>I lost points</source>
   <translation>I lost points</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>I won</source>
   <translation>I won</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>In</source>
   <translation>In</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>In all</source>
   <translation>In all</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>In step</source>
   <translation>In step</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>In the end: who pays whom</source>
   <translation>In the end: who pays whom</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>In the fewest payments, with fees and fines. Mistakes can be put right at any time.</source>
   <translation>In the fewest payments, with fees and fines. Mistakes can be put right at any time.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>In the middle</source>
   <translation>In the middle</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>In this game a hand must be opened before it may win: this opens it.</source>
   <translation>In this game a hand must be opened before it may win: this opens it.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>In which order was it?</source>
   <translation>In which order was it?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Indigo</source>
   <translation>Indigo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Ink</source>
   <translation>Ink</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Ins</source>
   <translation>Ins</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Insert before</source>
   <translation>Insert before</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Is it switched on, and the cable in its place? It is asked each second.</source>
   <translation>Is it switched on, and the cable in its place? It is asked each second.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Is the table switched on, and is this its port? It is asked each second.</source>
   <translation>Is the table switched on, and is this its port? It is asked each second.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>It belongs to</source>
   <translation>It belongs to</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It completes a run. Only the seat after the one that threw it may take it so.</source>
   <translation>It completes a run. Only the seat after the one that threw it may take it so.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>It goes on</source>
   <translation>It goes on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It has no neighbour: two more tiles would be needed for a group.</source>
   <translation>It has no neighbour: two more tiles would be needed for a group.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>It is the round on the screen</source>
   <translation>It is the round on the screen</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It lies open from now on and counts in the settlement; a tile from the wall replaces it.</source>
   <translation>It lies open from now on and counts in the settlement; a tile from the wall replaces it.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It makes three alike of your pair. Every seat may take it so, whoever threw it.</source>
   <translation>It makes three alike of your pair. Every seat may take it so, whoever threw it.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It stands alone, and winds and dragons make no runs.</source>
   <translation>It stands alone, and winds and dragons make no runs.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It would bring your hand no nearer to a win, and what you lay open everybody sees.</source>
   <translation>It would bring your hand no nearer to a win, and what you lay open everybody sees.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Its name</source>
   <translation>Its name</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Jade</source>
   <translation>Jade</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <location filename="../../mjdesk/ui/records/note_sheet.py" />
   <source>Keep</source>
   <translation>Keep</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Keep a log of the line</source>
   <translation>Keep a log of the line</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>Keep as house rules</source>
   <translation>Keep as house rules</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Keep it</source>
   <translation>Keep it</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Keep the name</source>
   <translation>Keep the name</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>Keep the photo</source>
   <translation>Keep the photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>Kept as "{name}"</source>
   <translation>Kept as "{name}"</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <source>Key {key}</source>
   <translation>Key {key}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_sheet.py" />
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <source>Keys</source>
   <translation>Keys</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Kind</source>
   <translation>Kind</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>Kind of match</source>
   <translation>Kind of match</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/lobby/keys_row.py" />
   <location filename="../../mjdesk/ui/table/access.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Kong</source>
   <translation>Kong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Kong discard</source>
   <translation>Kong discard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Kong fed by {name}</source>
   <translation>Kong fed by {name}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Kong replacement</source>
   <translation>Kong replacement</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Kongs</source>
   <translation>Kongs</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Language</source>
   <translation>Language</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Large tiles</source>
   <translation>Large tiles</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Larger, or whole again</source>
   <translation>Larger, or whole again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Larger, smaller</source>
   <translation>Larger, smaller</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Last discard</source>
   <translation>Last discard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Last evenings</source>
   <translation>Last evenings</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Last of its kind</source>
   <translation>Last of its kind</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Last tile</source>
   <translation>Last tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Lay a kong</source>
   <translation>Lay a kong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Lay it ready</source>
   <translation>Lay it ready</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/guide.py" />
   <source>Lay one tile of each kind in rows, in this order</source>
   <translation>Lay one tile of each kind in rows, in this order</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/learn/page.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <location filename="../../mjdesk/ui/rules_sheet.py" />
   <source>Learn</source>
   <translation>Learn</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Learn these %n tiles</source>
   <translation>
    <numerusform>Learn this %n tile</numerusform>
    <numerusform>Learn these %n tiles</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <source>Leave</source>
   <translation>Leave</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>Leave a seat empty where nobody sits</source>
   <translation>Leave a seat empty where nobody sits</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Leave and pay {points}</source>
   <translation>Leave and pay {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/coach.py" />
   <source>Leave the lesson</source>
   <translation>Leave the lesson</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/page.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Leave the match first; it can be gone on with</source>
   <translation>Leave the match first; it can be gone on with</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <source>Leave the table for good</source>
   <translation>Leave the table for good</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Leave the table for good?</source>
   <translation>Leave the table for good?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Leave; my seat plays on</source>
   <translation>Leave; my seat plays on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Leaving in a round</source>
   <translation>Leaving in a round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <source>Ledger</source>
   <translation>Ledger</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Left over</source>
   <translation>Left over</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>Length of the match</source>
   <translation>Length of the match</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Less motion</source>
   <translation>Less motion</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Let it hold</source>
   <translation>Let it hold</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>Let me be watched</source>
   <translation>Let me be watched</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Let the seat play by itself, take over again</source>
   <translation>Let the seat play by itself, take over again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/opponents.py" />
   <source>Level of all opponents</source>
   <translation>Level of all opponents</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/opponents.py" />
   <source>Level of opponent {seat}</source>
   <translation>Level of opponent {seat}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>Level {number} of 20</source>
   <translation>Level {number} of 20</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>Levels</source>
   <translation>Levels</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Liable: {who} pays for {other}</source>
   <translation>Liable: {who} pays for {other}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/program_card.py" />
   <source>Licence MIT: use it, change it, hand it on</source>
   <translation>Licence MIT: use it, change it, hand it on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/licences_sheet.py" />
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>Licences</source>
   <translation>Licences</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Light</source>
   <translation>Light</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Light from the side, no flash. Two photos in different light teach more than one.</source>
   <translation>Light from the side, no flash. Two photos in different light teach more than one.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <source>Line</source>
   <translation>Line</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>List of changes</source>
   <translation>List of changes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>List of changes (H)</source>
   <translation>List of changes (H)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Listen to this table again</source>
   <translation>Listen to this table again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <source>Lobby</source>
   <translation>Lobby</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Look again</source>
   <translation>Look again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Look at the record (V)</source>
   <translation>Look at the record (V)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Look through</source>
   <translation>Look through</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Looking for an exercise</source>
   <translation>Looking for an exercise</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Looking for cameras …</source>
   <translation>Looking for cameras …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>Looking …</source>
   <translation>Looking …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Loudness</source>
   <translation>Loudness</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>M at the table</source>
   <translation>M at the table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>MMM d yyyy, HH:mm</source>
   <translation>MMM d yyyy, HH:mm</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>MMM d, HH:mm</source>
   <translation>MMM d, HH:mm</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/family.py" />
   <source>Mahjong table</source>
   <translation>Mahjong table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Make sets of all your cards, and enough huxi with them</source>
   <translation>Make sets of all your cards, and enough huxi with them</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Mandarin</source>
   <translation>Mandarin</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Mark, or not any more</source>
   <translation>Mark, or not any more</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <location filename="../../mjdesk/ui/records/rows.py" />
   <source>Marked</source>
   <translation>Marked</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>Match</source>
   <translation>Match</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Matches played, assign tables, files</source>
   <translation>Matches played, assign tables, files</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <source>May win</source>
   <translation>May win</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Meld</source>
   <translation>Meld</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Menu</source>
   <translation>Menu</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/words.py" />
   <source>Middle (turned tile)</source>
   <translation>Middle (turned tile)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Mo</source>
   <translation>Mo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Money a point</source>
   <translation>Money a point</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Money a point, 0: none</source>
   <translation>Money a point, 0: none</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Month</source>
   <translation>Month</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Months</source>
   <translation>Months</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>More</source>
   <translation>More</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>More time or rounds</source>
   <translation>More time or rounds</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Move the area; with Shift a little</source>
   <translation>Move the area; with Shift a little</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Moves can be taken back in practice matches only</source>
   <translation>Moves can be taken back in practice matches only</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>Moves can be taken back; counts nowhere</source>
   <translation>Moves can be taken back; counts nowhere</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>My table</source>
   <translation>My table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/photo/opening.py" />
   <location filename="../../mjdesk/ui/photo/page.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>My tiles</source>
   <translation>My tiles</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/flow.py" />
   <source>N</source>
   <translation>N</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Name of the set</source>
   <translation>Name of the set</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>Name, such as Grandma's</source>
   <translation>Name, such as Grandma's</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <source>Needs someone</source>
   <translation>Needs someone</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Net coins of rounds; gifts, exchanges and rounds with props are left out</source>
   <translation>Net coins of rounds; gifts, exchanges and rounds with props are left out</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/charts.py" />
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Net points</source>
   <translation>Net points</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <source>Never at one table in this time</source>
   <translation>Never at one table in this time</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/new_match.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>New match</source>
   <translation>New match</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <source>New players</source>
   <translation>New players</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <source>New tables</source>
   <translation>New tables</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Next one</source>
   <translation>Next one</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Next round</source>
   <translation>Next round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/away.py" />
   <source>Next round too</source>
   <translation>Next round too</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Next thing</source>
   <translation>Next thing</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Night</source>
   <translation>Night</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>No camera found: plug one in, or choose a film or a folder of photos</source>
   <translation>No camera found: plug one in, or choose a film or a folder of photos</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>No camera found: plug one in, or open a photo from a file</source>
   <translation>No camera found: plug one in, or open a photo from a file</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>No changes yet</source>
   <translation>No changes yet</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>No claims</source>
   <translation>No claims</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>No colour</source>
   <translation>No colour</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>No end</source>
   <translation>No end</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>No evenings yet</source>
   <translation>No evenings yet</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>No finished round of these rules is kept</source>
   <translation>No finished round of these rules is kept</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>No line to the table</source>
   <translation>No line to the table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>No longer holds from round {number} on: {what}</source>
   <translation>No longer holds from round {number} on: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <source>No meld</source>
   <translation>No meld</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>No pair of 2 or 8</source>
   <translation>No pair of 2 or 8</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>No photo</source>
   <translation>No photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/printing.py" />
   <source>No printer is set up on this computer; a PDF can be printed elsewhere</source>
   <translation>No printer is set up on this computer; a PDF can be printed elsewhere</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>No props at this table</source>
   <translation>No props at this table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/emptiness.py" />
   <source>No round like that</source>
   <translation>No round like that</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>No round that is played changes</source>
   <translation>No round that is played changes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/charts.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <location filename="../../mjdesk/ui/ledger/trend.py" />
   <source>No rounds in this time</source>
   <translation>No rounds in this time</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <source>No rounds yet</source>
   <translation>No rounds yet</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>No rounds yet. Rounds in which props acted do not count.</source>
   <translation>No rounds yet. Rounds in which props acted do not count.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/option_rows.py" />
   <source>No rule of this name</source>
   <translation>No rule of this name</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>No set of my own</source>
   <translation>No set of my own</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>No table</source>
   <translation>No table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>No tile</source>
   <translation>No tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>No tiles found: take another photo, or double-click where they lie</source>
   <translation>No tiles found: take another photo, or double-click where they lie</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>No time or number of rounds was agreed on</source>
   <translation>No time or number of rounds was agreed on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/band.py" />
   <location filename="../../mjdesk/ui/settlement/sets.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>No winner</source>
   <translation>No winner</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/gift_sheet.py" />
   <source>No, thank you</source>
   <translation>No, thank you</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <source>Nobody</source>
   <translation>Nobody</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Nobody answers there</source>
   <translation>Nobody answers there</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>Nobody pays for a round without a winner.</source>
   <translation>Nobody pays for a round without a winner.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>Nobody plays here yet</source>
   <translation>Nobody plays here yet</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Nobody remembers</source>
   <translation>Nobody remembers</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Nobody remembers: it comes to the same</source>
   <translation>Nobody remembers: it comes to the same</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Nobody who is free; a new name and Enter adds somebody</source>
   <translation>Nobody who is free; a new name and Enter adds somebody</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <location filename="../../mjdesk/ui/records/filters.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>Nobody won</source>
   <translation>Nobody won</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>Nobody won; the payments are those of the round itself.</source>
   <translation>Nobody won; the payments are those of the round itself.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>None</source>
   <translation>None</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>None in the bag</source>
   <translation>None in the bag</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>North side</source>
   <translation>North side</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Not counted</source>
   <translation>Not counted</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Not every tile of this wall is known</source>
   <translation>Not every tile of this wall is known</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>Not finished</source>
   <translation>Not finished</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/scribe.py" />
   <source>Not in the ledger: {why} The round is kept in {folder}</source>
   <translation>Not in the ledger: {why} The round is kept in {folder}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Not into the ledger</source>
   <translation>Not into the ledger</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Not listening</source>
   <translation>Not listening</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Not named yet</source>
   <translation>Not named yet</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Not quite</source>
   <translation>Not quite</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>Not to be watched</source>
   <translation>Not to be watched</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Not watched</source>
   <translation>Not watched</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>Noted</source>
   <translation>Noted</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>Nothing changes</source>
   <translation>Nothing changes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Nothing has been entered yet</source>
   <translation>Nothing has been entered yet</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/row_list.py" />
   <source>Nothing here</source>
   <translation>Nothing here</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Nothing is missing any more.</source>
   <translation>Nothing is missing any more.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>Nothing is waiting</source>
   <translation>Nothing is waiting</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>Nothing kept yet. Change some rules and keep them, or take a file: it can be dropped here</source>
   <translation>Nothing kept yet. Change some rules and keep them, or take a file: it can be dropped here</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Nothing to be seen: is the lens covered, is it dark?</source>
   <translation>Nothing to be seen: is the lens covered, is it dark?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/errands.py" />
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>Nothing was booked: {why}</source>
   <translation>Nothing was booked: {why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/guide.py" />
   <source>Now the others, in this order</source>
   <translation>Now the others, in this order</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>Number keys go straight there; ? shows all keys</source>
   <translation>Number keys go straight there; ? shows all keys</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>Number of players</source>
   <translation>Number of players</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Number of rounds</source>
   <translation>Number of rounds</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/scoreboard_sheet.py" />
   <source>Off</source>
   <translation>Off</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Off by %n, the game goes on</source>
   <translation>
    <numerusform>Off by %n tile, the game goes on</numerusform>
    <numerusform>Off by %n tiles, the game goes on</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>Older ones</source>
   <translation>Older ones</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>On a printer of this computer</source>
   <translation>On a printer of this computer</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <source>On paper</source>
   <translation>On paper</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>On paper (P)</source>
   <translation>On paper (P)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>On to the next in doubt</source>
   <translation>On to the next in doubt</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/first_round.py" />
   <source>Once more</source>
   <translation>Once more</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/practice.py" />
   <source>Once more from there</source>
   <translation>Once more from there</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/demo.py" />
   <source>One hand only, as a player sees it</source>
   <translation>One hand only, as a player sees it</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>One more round</source>
   <translation>One more round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>One step back</source>
   <translation>One step back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>One step back or on, the decision before or after</source>
   <translation>One step back or on, the decision before or after</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>One step on</source>
   <translation>One step on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>One thing is not clear</source>
   <translation>One thing is not clear</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>One tile is missing then. A panel shows which, how many are left, and what each would pay.</source>
   <translation>One tile is missing then. A panel shows which, how many are left, and what each would pay.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Only in the game: nothing here costs real money</source>
   <translation>Only in the game: nothing here costs real money</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Only who dealt in pays</source>
   <translation>Only who dealt in pays</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Open a file</source>
   <translation>Open a file</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Open a film</source>
   <translation>Open a film</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Open a folder of photos</source>
   <translation>Open a folder of photos</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/empty.py" />
   <location filename="../../mjdesk/ui/photo/looking.py" />
   <source>Open a photo</source>
   <translation>Open a photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Open a table</source>
   <translation>Open a table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Open a table, people, ranking</source>
   <translation>Open a table, people, ranking</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Open again</source>
   <translation>Open again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>Open the first table</source>
   <translation>Open the first table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Open the tables</source>
   <translation>Open the tables</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Open; in a review play on from the decision</source>
   <translation>Open; in a review play on from the decision</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Opened again</source>
   <translation>Opened again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Opening the camera …</source>
   <translation>Opening the camera …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>Opponents: {level}</source>
   <translation>Opponents: {level}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/option_row.py" />
   <source>Other</source>
   <translation>Other</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Others</source>
   <translation>Others</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Out</source>
   <translation>Out</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <source>Over</source>
   <translation>Over</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Pace</source>
   <translation>Pace</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Pace ×{speed}</source>
   <translation>Pace ×{speed}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>Pair of a win</source>
   <translation>Pair of a win</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Pao</source>
   <translation>Pao</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>Parlor</source>
   <translation>Parlor</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/bar.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/table/bar.py" />
   <location filename="../../mjdesk/ui/table/naming.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Pass</source>
   <translation>Pass</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/empty.py" />
   <source>Paste</source>
   <translation>Paste</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/lobby/keys_row.py" />
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/table/access.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Peng</source>
   <translation>Peng</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <source>People</source>
   <translation>People</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>Period</source>
   <translation>Period</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <location filename="../../mjdesk/ui/photo/view.py" />
   <source>Photo</source>
   <translation>Photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Photo changed</source>
   <translation>Photo changed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <source>Photo of round {number}</source>
   <translation>Photo of round {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Photo of this round (F)</source>
   <translation>Photo of this round (F)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Photo …</source>
   <translation>Photo …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>Photograph a set</source>
   <translation>Photograph a set</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Photograph more</source>
   <translation>Photograph more</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Photograph your tiles once, in order: photos are then read by them</source>
   <translation>Photograph your tiles once, in order: photos are then read by them</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Photographed once, every photo is read by your own tiles: odd faces, worn or coloured ones.</source>
   <translation>Photographed once, every photo is read by your own tiles: odd faces, worn or coloured ones.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/looking.py" />
   <source>Photos</source>
   <translation>Photos</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Photos are read by the set that is chosen</source>
   <translation>Photos are read by the set that is chosen</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/areas_view.py" />
   <source>Picture of the table</source>
   <translation>Picture of the table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Pine</source>
   <translation>Pine</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Place {number}</source>
   <translation>Place {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <source>Place {number} here</source>
   <translation>Place {number} here</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>Plain clothes</source>
   <translation>Plain clothes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>Play</source>
   <translation>Play</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Play a round again, see what was better</source>
   <translation>Play a round again, see what was better</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>Play by these</source>
   <translation>Play by these</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/stage.py" />
   <source>Play on from here</source>
   <translation>Play on from here</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Play, or stop</source>
   <translation>Play, or stop</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Player</source>
   <translation>Player</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Player added</source>
   <translation>Player added</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Player changed</source>
   <translation>Player changed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>Player, table, event</source>
   <translation>Player, table, event</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Players</source>
   <translation>Players</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/away.py" />
   <source>Playing by itself</source>
   <translation>Playing by itself</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Please do it at the table for this seat.</source>
   <translation>Please do it at the table for this seat.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>Plus and minus</source>
   <translation>Plus and minus</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Plus and minus of each; one may stay empty</source>
   <translation>Plus and minus of each; one may stay empty</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Points</source>
   <translation>Points</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Points each pays</source>
   <translation>Points each pays</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Points of {name}</source>
   <translation>Points of {name}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Portrait</source>
   <translation>Portrait</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/page.py" />
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <location filename="../../mjdesk/ui/match_choice.py" />
   <location filename="../../mjdesk/ui/records/rows.py" />
   <source>Practice</source>
   <translation>Practice</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/practice.py" />
   <source>Practice: nothing of it is kept, Backspace takes back</source>
   <translation>Practice: nothing of it is kept, Backspace takes back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Print or PDF</source>
   <translation>Print or PDF</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <source>Print the evening …</source>
   <translation>Print the evening …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>Print …</source>
   <translation>Print …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Props</source>
   <translation>Props</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Pull the areas where things lie: mouse, or arrows and + −; Page Down: the next one</source>
   <translation>Pull the areas where things lie: mouse, or arrows and + −; Page Down: the next one</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Put a backup back</source>
   <translation>Put a backup back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Put it back</source>
   <translation>Put it back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Put it down here, or wait for the table to see it.</source>
   <translation>Put it down here, or wait for the table to see it.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Ranking</source>
   <translation>Ranking</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>Ranking (K)</source>
   <translation>Ranking (K)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/page.py" />
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Rankings</source>
   <translation>Rankings</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Rate changed</source>
   <translation>Rate changed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/page.py" />
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Read again</source>
   <translation>Read again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/page.py" />
   <source>Read from every side</source>
   <translation>Read from every side</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>Reading the photo …</source>
   <translation>Reading the photo …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Reading {done} of {of} …</source>
   <translation>Reading {done} of {of} …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Reading …</source>
   <translation>Reading …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Ready</source>
   <translation>Ready</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Ready, self-drawn</source>
   <translation>Ready, self-drawn</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Really delete?</source>
   <translation>Really delete?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <location filename="../../mjdesk/ui/records/page.py" />
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>Records</source>
   <translation>Records</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Records and review</source>
   <translation>Records and review</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Rename</source>
   <translation>Rename</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <location filename="../../mjdesk/ui/records/rows.py" />
   <location filename="../../mjdesk/ui/records/strip.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Review</source>
   <translation>Review</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Right</source>
   <translation>Right</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Robbed a plain kong</source>
   <translation>Robbed a plain kong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Robbed kong</source>
   <translation>Robbed kong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Robbing a kong</source>
   <translation>Robbing a kong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Room fee a round</source>
   <translation>Room fee a round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Rooms, tables and coins that cost nothing</source>
   <translation>Rooms, tables and coins that cost nothing</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Round</source>
   <translation>Round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Round corrected</source>
   <translation>Round corrected</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Round deleted</source>
   <translation>Round deleted</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Round put in</source>
   <translation>Round put in</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Round saved</source>
   <translation>Round saved</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/best_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <location filename="../../mjdesk/ui/records/rows.py" />
   <location filename="../../mjdesk/ui/table/info.py" />
   <source>Round {number}</source>
   <translation>Round {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/scribe.py" />
   <source>Round {number} is in the ledger</source>
   <translation>Round {number} is in the ledger</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Round {number} is over</source>
   <translation>Round {number} is over</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>Round {number} is saved</source>
   <translation>Round {number} is saved</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>Round {number}, {turn}</source>
   <translation>Round {number}, {turn}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Rounds</source>
   <translation>Rounds</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Rounds as CSV</source>
   <translation>Rounds as CSV</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Rounds from a CSV file</source>
   <translation>Rounds from a CSV file</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/charts.py" />
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Rounds played</source>
   <translation>Rounds played</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>Rounds played in the program</source>
   <translation>Rounds played in the program</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Rounds played in the program (L)</source>
   <translation>Rounds played in the program (L)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Rule of ties changed</source>
   <translation>Rule of ties changed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/page.py" />
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <location filename="../../mjdesk/ui/new_match.py" />
   <location filename="../../mjdesk/ui/rules_sheet.py" />
   <source>Rules</source>
   <translation>Rules</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Rules changed</source>
   <translation>Rules changed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Runs, three alike and 2-7-10 are sets; three alike and four alike bring huxi. You draw, and play one.</source>
   <translation>Runs, three alike and 2-7-10 are sets; three alike and four alike bring huxi. You draw, and play one.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/flow.py" />
   <source>S</source>
   <translation>S</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Sa</source>
   <translation>Sa</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <location filename="../../mjdesk/ui/records/strip.py" />
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>Save a copy</source>
   <translation>Save a copy</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Save a copy; in the list write out all that is listed</source>
   <translation>Save a copy; in the list write out all that is listed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>Save a round</source>
   <translation>Save a round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <source>Save and leave</source>
   <translation>Save and leave</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>Save as PDF</source>
   <translation>Save as PDF</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>Save as a file</source>
   <translation>Save as a file</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <source>Save this round</source>
   <translation>Save this round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/files.py" />
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <location filename="../../mjdesk/ui/records/exchange.py" />
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>Saved as {path}</source>
   <translation>Saved as {path}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/best_sheet.py" />
   <source>Saved without tiles</source>
   <translation>Saved without tiles</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Say it here as it happens.</source>
   <translation>Say it here as it happens.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/page.py" />
   <source>Score by photo</source>
   <translation>Score by photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <location filename="../../mjdesk/ui/ledger/scoreboard_sheet.py" />
   <source>Scoreboard</source>
   <translation>Scoreboard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/poster.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Scores of an evening</source>
   <translation>Scores of an evening</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Scores of real tables, kept and corrected</source>
   <translation>Scores of real tables, kept and corrected</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Search the list</source>
   <translation>Search the list</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <source>Search, or a new name</source>
   <translation>Search, or a new name</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Search: a name, a note</source>
   <translation>Search: a name, a note</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>Seat by seat, as the people sit now: the first seat is yours in the program</source>
   <translation>Seat by seat, as the people sit now: the first seat is yours in the program</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>Seat {number}</source>
   <translation>Seat {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Seat: {place}</source>
   <translation>Seat: {place}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Seats changed</source>
   <translation>Seats changed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Seats played by the program</source>
   <translation>Seats played by the program</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Seen was {dice}; one throw more was not.</source>
   <translation>Seen was {dice}; one throw more was not.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/waits.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Self-draw</source>
   <translation>Self-draw</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Self-drawn</source>
   <translation>Self-drawn</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>Sent to the printer</source>
   <translation>Sent to the printer</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/device_choice.py" />
   <source>Set up a camera …</source>
   <translation>Set up a camera …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Settings</source>
   <translation>Settings</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Settings of your table</source>
   <translation>Settings of your table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Settle the round</source>
   <translation>Settle the round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>Settlement</source>
   <translation>Settlement</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Settlement table</source>
   <translation>Settlement table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Settling …</source>
   <translation>Settling …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Several ways fit the rules and the tiles.</source>
   <translation>Several ways fit the rules and the tiles.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Share picture</source>
   <translation>Share picture</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Shift</source>
   <translation>Shift</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Short fades only</source>
   <translation>Short fades only</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/rules_change.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>Show what changes</source>
   <translation>Show what changes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Shown set</source>
   <translation>Shown set</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <location filename="../../mjdesk/ui/window.py" />
   <source>Silent</source>
   <translation>Silent</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Silent, or sound again</source>
   <translation>Silent, or sound again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Sit down</source>
   <translation>Sit down</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>Sit here</source>
   <translation>Sit here</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Size</source>
   <translation>Size</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Size of text</source>
   <translation>Size of text</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Some tiles were seen otherwise</source>
   <translation>Some tiles were seen otherwise</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Something moves</source>
   <translation>Something moves</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/faults.py" />
   <source>Something went wrong and is written down in {file}; you can go on</source>
   <translation>Something went wrong and is written down in {file}; you can go on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Something went wrong: {what}</source>
   <translation>Something went wrong: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Sort hand</source>
   <translation>Sort hand</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/window.py" />
   <source>Sound is on</source>
   <translation>Sound is on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>South side</source>
   <translation>South side</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/bar.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table/bar.py" />
   <source>Space</source>
   <translation>Space</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Split by the rounds each has played, to the cent</source>
   <translation>Split by the rounds each has played, to the cent</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>Standard</source>
   <translation>Standard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_menu.py" />
   <source>Standard rules</source>
   <translation>Standard rules</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Standing up in a round</source>
   <translation>Standing up in a round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>Start</source>
   <translation>Start</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Stay</source>
   <translation>Stay</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Stop</source>
   <translation>Stop</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Stop at any time and go on later</source>
   <translation>Stop at any time and go on later</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Stop the play</source>
   <translation>Stop the play</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Stop the play, let it go on</source>
   <translation>Stop the play, let it go on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Stopped; P goes on</source>
   <translation>Stopped; P goes on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Su</source>
   <translation>Su</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Sum</source>
   <translation>Sum</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Switch off</source>
   <translation>Switch off</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Switch on</source>
   <translation>Switch on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Systems</source>
   <translation>Systems</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Table</source>
   <translation>Table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Table added</source>
   <translation>Table added</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Table and screen agree; the payments can be written down.</source>
   <translation>Table and screen agree; the payments can be written down.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>Table settings</source>
   <translation>Table settings</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Table {desk}: {names}, round {number}</source>
   <translation>Table {desk}: {names}, round {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/poster.py" />
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Table {name}</source>
   <translation>Table {name}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>Tables: {room}</source>
   <translation>Tables: {room}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/empty.py" />
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Take a photo</source>
   <translation>Take a photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Take back</source>
   <translation>Take back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/strip.py" />
   <source>Take back the last step</source>
   <translation>Take back the last step</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Take back, all tiles</source>
   <translation>Take back, all tiles</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Take back, in practice matches</source>
   <translation>Take back, in practice matches</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Take back: {what}</source>
   <translation>Take back: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Take it</source>
   <translation>Take it</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Take it back</source>
   <translation>Take it back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Take it: {what}</source>
   <translation>Take it: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Take one back</source>
   <translation>Take one back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/away.py" />
   <source>Take over</source>
   <translation>Take over</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Take the first, second, third choice on offer</source>
   <translation>Take the first, second, third choice on offer</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Take the seat</source>
   <translation>Take the seat</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <location filename="../../mjdesk/ui/lobby/gift_sheet.py" />
   <source>Take {coins}</source>
   <translation>Take {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Taken as soon as nothing moves</source>
   <translation>Taken as soon as nothing moves</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Taken back</source>
   <translation>Taken back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Taken back, nothing else</source>
   <translation>Taken back, nothing else</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Tap one of its tiles.</source>
   <translation>Tap one of its tiles.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Tap the tile; what others call stands above.</source>
   <translation>Tap the tile; what others call stands above.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>Teach my set %n tiles</source>
   <translation>
    <numerusform>Teach my set %n tile</numerusform>
    <numerusform>Teach my set %n tiles</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Th</source>
   <translation>Th</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>That is all</source>
   <translation>That is all</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/keeper.py" />
   <source>That is not possible: {what}</source>
   <translation>That is not possible: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The amber button</source>
   <translation>The amber button</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The area before or after</source>
   <translation>The area before or after</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>The backup is back; what was there is kept as {file}</source>
   <translation>The backup is back; what was there is kept as {file}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The bag of props, where one plays for coins</source>
   <translation>The bag of props, where one plays for coins</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>The best together</source>
   <translation>The best together</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>The camera gives no more pictures</source>
   <translation>The camera gives no more pictures</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/device_choice.py" />
   <source>The cameras that were set up were damaged and set aside: {file}</source>
   <translation>The cameras that were set up were damaged and set aside: {file}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/page.py" />
   <source>The coin book: {why}</source>
   <translation>The coin book: {why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>The computer plays every seat, nothing is kept</source>
   <translation>The computer plays every seat, nothing is kept</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>The dealer's shown card</source>
   <translation>The dealer's shown card</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <location filename="../../mjdesk/ui/table_camera/opening.py" />
   <source>The disk refuses: {why}</source>
   <translation>The disk refuses: {why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <source>The evening as PDF</source>
   <translation>The evening as PDF</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <source>The evening as a picture</source>
   <translation>The evening as a picture</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>The first click lifts the tile, the second throws it</source>
   <translation>The first click lifts the tile, the second throws it</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The first, second, third answer</source>
   <translation>The first, second, third answer</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The first, second, third house</source>
   <translation>The first, second, third house</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>The host of this table does not allow hints</source>
   <translation>The host of this table does not allow hints</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The house before or after</source>
   <translation>The house before or after</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_rules.py" />
   <source>The house rules could not be read; the file is kept as {file}</source>
   <translation>The house rules could not be read; the file is kept as {file}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>The last %n days</source>
   <translation>
    <numerusform>The last %n day</numerusform>
    <numerusform>The last %n days</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>The last year</source>
   <translation>The last year</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>The ledger cannot be opened</source>
   <translation>The ledger cannot be opened</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/busy_line.py" />
   <source>The ledger is still working …</source>
   <translation>The ledger is still working …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <source>The line is everybody's average</source>
   <translation>The line is everybody's average</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The next guess</source>
   <translation>The next guess</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>The next round has begun</source>
   <translation>The next round has begun</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The next round is followed once they are swept in.</source>
   <translation>The next round is followed once they are swept in.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>The next tile of the wall is {tile}</source>
   <translation>The next tile of the wall is {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>The next turning point</source>
   <translation>The next turning point</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>The order says which tile is which. What is wrong is put right with one click.</source>
   <translation>The order says which tile is which. What is wrong is put right with one click.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>The others are playing</source>
   <translation>The others are playing</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>The others get it</source>
   <translation>The others get it</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>The others of your tiles fit together better: the fewest tiles are missing then.</source>
   <translation>The others of your tiles fit together better: the fewest tiles are missing then.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/licences_sheet.py" />
   <source>The package brings no text of its licence; its page does.</source>
   <translation>The package brings no text of its licence; its page does.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>The photo cannot be kept: {why}</source>
   <translation>The photo cannot be kept: {why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>The photo is kept</source>
   <translation>The photo is kept</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>The picture stands still: plug the camera in again</source>
   <translation>The picture stands still: plug the camera in again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/exchange.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>The record cannot be read: {what}</source>
   <translation>The record cannot be read: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/scribe.py" />
   <source>The round could not be written into {folder}: {why}</source>
   <translation>The round could not be written into {folder}: {why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>The round is over</source>
   <translation>The round is over</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>The round is void and the match is forgotten. Rounds that are finished stay among the records.</source>
   <translation>The round is void and the match is forgotten. Rounds that are finished stay among the records.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/band.py" />
   <source>The round is void. All hands are open.</source>
   <translation>The round is void. All hands are open.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>The rules do not allow that now</source>
   <translation>The rules do not allow that now</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_window.py" />
   <source>The saved match could not be read; the file is kept as {file}</source>
   <translation>The saved match could not be read; the file is kept as {file}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_pictures.py" />
   <source>The screen has</source>
   <translation>The screen has</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>The screen is right</source>
   <translation>The screen is right</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_window.py" />
   <source>The settings could not be read; the old file is {file}</source>
   <translation>The settings could not be read; the old file is {file}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_window.py" />
   <source>The settings could not be saved: {what}</source>
   <translation>The settings could not be saved: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>The settlement shows who pays whom, and every factor of each amount.</source>
   <translation>The settlement shows who pays whom, and every factor of each amount.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The state before</source>
   <translation>The state before</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sets.py" />
   <source>The stock is used up. All hands are open.</source>
   <translation>The stock is used up. All hands are open.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The stool before or after</source>
   <translation>The stool before or after</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The street of another game</source>
   <translation>The street of another game</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/board.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <source>The table</source>
   <translation>The table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The table cannot be seen</source>
   <translation>The table cannot be seen</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The table cannot tell this tile: tap it here, or lay it anew.</source>
   <translation>The table cannot tell this tile: tap it here, or lay it anew.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The table chosen: a break, a call</source>
   <translation>The table chosen: a break, a call</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The table chosen: score for all seats, its rounds</source>
   <translation>The table chosen: score for all seats, its rounds</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The table is not listened to</source>
   <translation>The table is not listened to</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>The table is silent</source>
   <translation>The table is silent</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_pictures.py" />
   <source>The table reads</source>
   <translation>The table reads</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>The table speaks another version</source>
   <translation>The table speaks another version</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The tile is five dots; other tiles as they are written</source>
   <translation>The tile is five dots; other tiles as they are written</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The tile that was won on.</source>
   <translation>The tile that was won on.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>The tiles alone</source>
   <translation>The tiles alone</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <source>The tiles of the photo will lie here</source>
   <translation>The tiles of the photo will lie here</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The tiles still lie there</source>
   <translation>The tiles still lie there</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>The turning point before</source>
   <translation>The turning point before</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The turning point before or after</source>
   <translation>The turning point before or after</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>The wall is empty</source>
   <translation>The wall is empty</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>The wall is used up</source>
   <translation>The wall is used up</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/band.py" />
   <source>The wall is used up. All hands are open.</source>
   <translation>The wall is used up. All hands are open.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>The wild tile stands for any other: keep it.</source>
   <translation>The wild tile stands for any other: keep it.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The winner's hand: {who}</source>
   <translation>The winner's hand: {who}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The winning tile, the turned one, none of the round</source>
   <translation>The winning tile, the turned one, none of the round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Then the seat answers as on autoplay; after two in a row it goes on so</source>
   <translation>Then the seat answers as on autoplay; after two in a row it goes on so</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>There are no backups yet</source>
   <translation>There are no backups yet</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>There are no hints for this game yet</source>
   <translation>There are no hints for this game yet</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>There is already a camera called “{name}”</source>
   <translation>There is already a camera called “{name}”</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <source>There is no higher one</source>
   <translation>There is no higher one</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>There is no picture in the clipboard</source>
   <translation>There is no picture in the clipboard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>There is nothing to take back</source>
   <translation>There is nothing to take back</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>There was nothing to decide, or the record does not tell</source>
   <translation>There was nothing to decide, or the record does not tell</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Thinking it over …</source>
   <translation>Thinking it over …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tiles_mode.py" />
   <source>This cannot be read</source>
   <translation>This cannot be read</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>This month</source>
   <translation>This month</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>This photo cannot be read</source>
   <translation>This photo cannot be read</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <source>This record breaks the rules; it is shown up to there ({what})</source>
   <translation>This record breaks the rules; it is shown up to there ({what})</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>This record cannot be reviewed: {what}</source>
   <translation>This record cannot be reviewed: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <source>This round as PDF</source>
   <translation>This round as PDF</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>This sheet</source>
   <translation>This sheet</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/moment.py" />
   <source>This tile cannot be discarded now</source>
   <translation>This tile cannot be discarded now</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>This tile goes to</source>
   <translation>This tile goes to</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>This tile was seen otherwise</source>
   <translation>This tile was seen otherwise</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>Three opponents are at the table already</source>
   <translation>Three opponents are at the table already</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Three ti or five kan</source>
   <translation>Three ti or five kan</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Throw the tile</source>
   <translation>Throw the tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Throw {tile}, and you are ready</source>
   <translation>Throw {tile}, and you are ready</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Ti</source>
   <translation>Ti</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Tick who is here, then draw</source>
   <translation>Tick who is here, then draw</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Tile backs</source>
   <translation>Tile backs</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Tile to give</source>
   <translation>Tile to give</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Tile you ask for</source>
   <translation>Tile you ask for</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Tile you want</source>
   <translation>Tile you want</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Tile {number} of {all}</source>
   <translation>Tile {number} of {all}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Tiles</source>
   <translation>Tiles</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Tiles and bells</source>
   <translation>Tiles and bells</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/tiles_sheet.py" />
   <source>Tiles not seen yet</source>
   <translation>Tiles not seen yet</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <source>Tiles of the photo</source>
   <translation>Tiles of the photo</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Tiles of {name}</source>
   <translation>Tiles of {name}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Tiles seen</source>
   <translation>Tiles seen</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/picker.py" />
   <source>Tiles to choose from</source>
   <translation>Tiles to choose from</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/palette.py" />
   <source>Tiles to click</source>
   <translation>Tiles to click</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Time agreed on</source>
   <translation>Time agreed on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Time for a decision</source>
   <translation>Time for a decision</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <source>Time is up</source>
   <translation>Time is up</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/state_words.py" />
   <source>To settle</source>
   <translation>To settle</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>To the beginning, to the end</source>
   <translation>To the beginning, to the end</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>To the place above</source>
   <translation>To the place above</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>Today</source>
   <translation>Today</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/page.py" />
   <source>Today's gift: {prop}</source>
   <translation>Today's gift: {prop}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Total</source>
   <translation>Total</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Tournament</source>
   <translation>Tournament</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>Try again</source>
   <translation>Try again</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Tu</source>
   <translation>Tu</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Turned tile</source>
   <translation>Turned tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Turned up</source>
   <translation>Turned up</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>Turned up: {tiles}</source>
   <translation>Turned up: {tiles}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Turns the points of the whole evening into money</source>
   <translation>Turns the points of the whole evening into money</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Type the tiles, or click them below</source>
   <translation>Type the tiles, or click them below</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Under a tile: how much more it risks than others</source>
   <translation>Under a tile: how much more it risks than others</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>Until you stop</source>
   <translation>Until you stop</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Up to the choices and back; along a column of cards</source>
   <translation>Up to the choices and back; along a column of cards</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Use</source>
   <translation>Use</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Use it</source>
   <translation>Use it</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Use this camera</source>
   <translation>Use this camera</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Voices</source>
   <translation>Voices</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Void: {who} left the round</source>
   <translation>Void: {who} left the round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/flow.py" />
   <source>W</source>
   <translation>W</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>Waiting</source>
   <translation>Waiting</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Waiting for the next round</source>
   <translation>Waiting for the next round</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <source>Waiting for {kinds} kinds, %n left</source>
   <translation>
    <numerusform>Waiting for {kinds} kinds, %n left</numerusform>
    <numerusform>Waiting for {kinds} kinds, %n left</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Waits</source>
   <translation>Waits</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/plate.py" />
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>Wardrobe</source>
   <translation>Wardrobe</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>Watch</source>
   <translation>Watch</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Watch the round</source>
   <translation>Watch the round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Watch the table that is playing</source>
   <translation>Watch the table that is playing</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>Watch {table}</source>
   <translation>Watch {table}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Watching</source>
   <translation>Watching</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Way</source>
   <translation>Way</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>We</source>
   <translation>We</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Wei</source>
   <translation>Wei</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>West side</source>
   <translation>West side</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>What</source>
   <translation>What</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/rules_text.py" />
   <source>What can be chosen</source>
   <translation>What can be chosen</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/rules_text.py" />
   <source>What counts</source>
   <translation>What counts</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>What did the dice show?</source>
   <translation>What did the dice show?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>What did {who} throw?</source>
   <translation>What did {who} throw?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>What does {who} throw?</source>
   <translation>What does {who} throw?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>What for</source>
   <translation>What for</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>What happens is told with the buttons here.</source>
   <translation>What happens is told with the buttons here.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>What is allowed at the table</source>
   <translation>What is allowed at the table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>What is forbidden is not offered to anybody</source>
   <translation>What is forbidden is not offered to anybody</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>What is played</source>
   <translation>What is played</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>What is thrown stays thrown</source>
   <translation>What is thrown stays thrown</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>What it pays</source>
   <translation>What it pays</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/rules_text.py" />
   <source>What may not win</source>
   <translation>What may not win</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/device_choice.py" />
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>What stands there</source>
   <translation>What stands there</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/dice_picker.py" />
   <source>What the dice showed</source>
   <translation>What the dice showed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>What the round was worth after each decision</source>
   <translation>What the round was worth after each decision</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>What the round was worth to you after each decision</source>
   <translation>What the round was worth to you after each decision</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>What the round was worth to {who} after each decision</source>
   <translation>What the round was worth to {who} after each decision</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>What the table does not see</source>
   <translation>What the table does not see</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>What the win pays is worked out in the settlement.</source>
   <translation>What the win pays is worked out in the settlement.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>What these tiles are called</source>
   <translation>What these tiles are called</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>What they throw lies before them. You are asked when you may take a tile, and when it is your turn.</source>
   <translation>What they throw lies before them. You are asked when you may take a tile, and when it is your turn.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>What this camera is called</source>
   <translation>What this camera is called</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>What this changes</source>
   <translation>What this changes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>What to throw</source>
   <translation>What to throw</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>What wins</source>
   <translation>What wins</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>What works here, what is missing, licences</source>
   <translation>What works here, what is missing, licences</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>What works on this machine, and what is missing</source>
   <translation>What works on this machine, and what is missing</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/note_sheet.py" />
   <source>What you want to remember</source>
   <translation>What you want to remember</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <source>What {name} got from {other}</source>
   <translation>What {name} got from {other}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>When</source>
   <translation>When</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>When it goes well</source>
   <translation>When it goes well</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Where finished rounds go</source>
   <translation>Where finished rounds go</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>Where in the round</source>
   <translation>Where in the round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Where it is</source>
   <translation>Where it is</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Where things lie</source>
   <translation>Where things lie</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/device_choice.py" />
   <source>Which camera</source>
   <translation>Which camera</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Which tile did {who} draw?</source>
   <translation>Which tile did {who} draw?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Which tile was turned up?</source>
   <translation>Which tile was turned up?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Which tile would you throw?</source>
   <translation>Which tile would you throw?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Which tiles were turned up?</source>
   <translation>Which tiles were turned up?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Which tiles win now? Take all of them.</source>
   <translation>Which tiles win now? Take all of them.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>Who</source>
   <translation>Who</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Who deals</source>
   <translation>Who deals</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Who is broke pays what is there; it is shared by what each should have had</source>
   <translation>Who is broke pays what is there; it is shared by what each should have had</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/coach.py" />
   <location filename="../../mjdesk/ui/ledger/plan_strip.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Who pays whom</source>
   <translation>Who pays whom</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>Who played</source>
   <translation>Who played</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>Who plays, and by which rules</source>
   <translation>Who plays, and by which rules</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Who sits there</source>
   <translation>Who sits there</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>Who sits where</source>
   <translation>Who sits where</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Who sits where (S)</source>
   <translation>Who sits where (S)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Whose decisions</source>
   <translation>Whose decisions</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>Whose eyes</source>
   <translation>Whose eyes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Whose eyes; in a review the worst decisions</source>
   <translation>Whose eyes; in a review the worst decisions</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Whose tiles</source>
   <translation>Whose tiles</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Why this much</source>
   <translation>Why this much</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/keys_row.py" />
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Win</source>
   <translation>Win</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Wind</source>
   <translation>Wind</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Winner</source>
   <translation>Winner</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>Winner's factors</source>
   <translation>Winner's factors</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Winning tile</source>
   <translation>Winning tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>With flowers</source>
   <translation>With flowers</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>With the computer's players</source>
   <translation>With the computer's players</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>With whom</source>
   <translation>With whom</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Without it {who} pays more. Put it down here if it is shown, or settle the round as it is.</source>
   <translation>Without it {who} pays more. Put it down here if it is shown, or settle the round as it is.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>Without {tile}</source>
   <translation>Without {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/charts.py" />
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Won</source>
   <translation>Won</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Won with</source>
   <translation>Won with</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/opponents.py" />
   <location filename="../../mjdesk/ui/records/stage.py" />
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>You</source>
   <translation>You</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <source>You are {level} now</source>
   <translation>You are {level} now</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>You did as an expert would: {what}</source>
   <translation>You did as an expert would: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>You draw {tile}</source>
   <translation>You draw {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>You drew, only you see it</source>
   <translation>You drew, only you see it</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>You got {tile}; now discard</source>
   <translation>You got {tile}; now discard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/gift_sheet.py" />
   <source>You have less than {coins}. There is a gift up to three times a day; it costs nothing.</source>
   <translation>You have less than {coins}. There is a gift up to three times a day; it costs nothing.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/errands.py" />
   <source>You have taken {coins}</source>
   <translation>You have taken {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/exchange_sheet.py" />
   <source>You have {coins}. One for one, and never back; no real money.</source>
   <translation>You have {coins}. One for one, and never back; no real money.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>You may take this, but let it go: Pass</source>
   <translation>You may take this, but let it go: Pass</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>You may: {what}</source>
   <translation>You may: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>You pay {points}: {others}. The round is void, and the match ends.</source>
   <translation>You pay {points}: {others}. The round is void, and the match ends.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>You played</source>
   <translation>You played</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>You turned up</source>
   <translation>You turned up</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>You want four groups and a pair</source>
   <translation>You want four groups and a pair</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>You: {what} {points}</source>
   <translation>You: {what} {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <source>Your eyes</source>
   <translation>Your eyes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>Your factors</source>
   <translation>Your factors</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>Your gold is not enough there: you go on in {room}</source>
   <translation>Your gold is not enough there: you go on in {room}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Your hand is whole: win</source>
   <translation>Your hand is whole: win</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Your name at the table</source>
   <translation>Your name at the table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Your own voices: a folder each in {folder}</source>
   <translation>Your own voices: a folder each in {folder}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Your seat plays on by itself until the round ends, and the round is booked as it ends.</source>
   <translation>Your seat plays on by itself until the round ends, and the round is booked as it ends.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Your tiles make: {patterns}.</source>
   <translation>Your tiles make: {patterns}.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Your turn: throw {tile}</source>
   <translation>Your turn: throw {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Your {coins}</source>
   <translation>Your {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>a pair in hand and the third drawn</source>
   <translation>a pair in hand and the third drawn</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>a pair in hand and the third drawn, laid open: let go before</source>
   <translation>a pair in hand and the third drawn, laid open: let go before</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <source>a person</source>
   <translation>a person</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>a tile</source>
   <translation>a tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>a win was let go</source>
   <translation>a win was let go</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>added</source>
   <translation>added</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/state_words.py" />
   <source>all paid</source>
   <translation>all paid</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>and %n face down</source>
   <translation>
    <numerusform>and %n face down</numerusform>
    <numerusform>and %n face down</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>as the program knows tiles</source>
   <translation>as the program knows tiles</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>as you said</source>
   <translation>as you said</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <location filename="../../mjdesk/ui/lobby/words.py" />
   <source>base {coins}</source>
   <translation>base {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <source>cancelled</source>
   <translation>cancelled</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/naming.py" />
   <source>cannot be discarded</source>
   <translation>cannot be discarded</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>cannot be read</source>
   <translation>cannot be read</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>chi</source>
   <translation>chi</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>choose what it is</source>
   <translation>choose what it is</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <location filename="../../mjdesk/ui/table/plates.py" />
   <source>dealer</source>
   <translation>dealer</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>dealt four alike, laid at once</source>
   <translation>dealt four alike, laid at once</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <source>dealt in</source>
   <translation>dealt in</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>declares</source>
   <translation>declares</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>deleted</source>
   <translation>deleted</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>discard {tile}</source>
   <translation>discard {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>does not fit</source>
   <translation>does not fit</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>drawn {points}</source>
   <translation>drawn {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>draws</source>
   <translation>draws</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>empty table</source>
   <translation>empty table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>enough, {least} needed</source>
   <translation>enough for {least}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>fewer rounds lead</source>
   <translation>fewer rounds lead</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>flower</source>
   <translation>flower</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <source>free</source>
   <translation>free</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>from others {points}</source>
   <translation>from others {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <source>from {coins}</source>
   <translation>from {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>from {coins} gold</source>
   <translation>from {coins} gold</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>further from a win</source>
   <translation>further from a win</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/naming.py" />
   <source>hand tile {place}</source>
   <translation>hand tile {place}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>huxi</source>
   <translation>huxi</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>huxi +{gain}</source>
   <translation>huxi +{gain}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>in the wardrobe</source>
   <translation>in the wardrobe</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <source>just threw</source>
   <translation>just threw</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>kong</source>
   <translation>kong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>laid ready</source>
   <translation>laid ready</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/board.py" />
   <location filename="../../mjdesk/ui/table/console.py" />
   <source>left</source>
   <translation>left</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>may pay {points}</source>
   <translation>may pay {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <location filename="../../mjdesk/ui/table/plates.py" />
   <source>minus {points}</source>
   <translation>minus {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/public_screen.py" />
   <source>mjdesk: looking on</source>
   <translation>mjdesk: looking on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>more dangerous</source>
   <translation>more dangerous</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>more wins lead</source>
   <translation>more wins lead</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>nearer to a win</source>
   <translation>nearer to a win</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/felt.py" />
   <source>no chi</source>
   <translation>no chi</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/felt.py" />
   <source>no peng</source>
   <translation>no peng</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>nobody wins</source>
   <translation>nobody wins</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>none</source>
   <translation>none</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>not there</source>
   <translation>not there</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>not watched</source>
   <translation>not watched</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_pictures.py" />
   <source>nothing</source>
   <translation>nothing</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <location filename="../../mjdesk/ui/lobby/words.py" />
   <source>nothing is booked</source>
   <translation>nothing is booked</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>of everything; the latest first</source>
   <translation>of everything; the latest first</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>of this evening</source>
   <translation>of this evening</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>off</source>
   <translation>off</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>on</source>
   <translation>on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>on the table</source>
   <translation>on the table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>only with the standard</source>
   <translation>only with the standard</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <source>open to all</source>
   <translation>open to all</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>passed</source>
   <translation>passed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>peng</source>
   <translation>peng</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/worst.py" />
   <source>points</source>
   <translation>points</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/words.py" />
   <source>points × {factor}</source>
   <translation>points × {factor}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/words.py" />
   <source>points × {factor}, fee {fee}</source>
   <translation>points × {factor}, fee {fee}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/rows.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>props were used</source>
   <translation>props were used</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>ready</source>
   <translation>ready</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/choice.py" />
   <source>right</source>
   <translation>right</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/state_words.py" />
   <source>running</source>
   <translation>running</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>safer</source>
   <translation>safer</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>settled</source>
   <translation>settled</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>share the place</source>
   <translation>share the place</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>simulated table</source>
   <translation>simulated table</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/naming.py" />
   <source>skin tile</source>
   <translation>skin tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/option_row.py" />
   <source>standard is {value}</source>
   <translation>standard is {value}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <source>sticks {points}</source>
   <translation>sticks {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>table {table}   hand {hand}</source>
   <translation>table {table}   hand {hand}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>the best</source>
   <translation>the best</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>the fourth of its peng turned up</source>
   <translation>the fourth of its peng turned up</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>the fourth of its wei came out</source>
   <translation>the fourth of its wei came out</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>the fourth of its wei drawn</source>
   <translation>the fourth of its wei drawn</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>the others are playing</source>
   <translation>the others are playing</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <source>the program</source>
   <translation>the program</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>the room</source>
   <translation>the room</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>three in hand and the fourth came out</source>
   <translation>three in hand and the fourth came out</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>three in hand and the fourth drawn</source>
   <translation>three in hand and the fourth drawn</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>throws</source>
   <translation>throws</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <source>to throw</source>
   <translation>to throw</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/waits.py" />
   <source>turned / drawn</source>
   <translation>turned / drawn</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>turned up</source>
   <translation>turned up</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>turned up by others {points}</source>
   <translation>turned up by others {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/program_card.py" />
   <source>version {number}</source>
   <translation>version {number}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/moment.py" />
   <source>wait on {kinds} kinds, %n tiles</source>
   <translation>
    <numerusform>wait on {kinds} kinds, %n tile</numerusform>
    <numerusform>wait on {kinds} kinds, %n tiles</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/naming.py" />
   <source>wild tile</source>
   <translation>wild tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>wins</source>
   <translation>wins</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>wins less often, {a}% against {b}%</source>
   <translation>wins less often, {a}% against {b}%</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>wins less, {a} against {b}</source>
   <translation>wins less, {a} against {b}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>wins more often, {a}% against {b}%</source>
   <translation>wins more often, {a}% against {b}%</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>wins more, {a} against {b}</source>
   <translation>wins more, {a} against {b}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/bar.py" />
   <source>with bi</source>
   <translation>with bi</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <source>won</source>
   <translation>won</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>worn</source>
   <translation>worn</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>worn, by level</source>
   <translation>worn, by level</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>worth more</source>
   <translation>worth more</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/choice.py" />
   <source>wrong</source>
   <translation>wrong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>yes</source>
   <translation>yes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>your seat plays on</source>
   <translation>your seat plays on</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>your turn</source>
   <translation>your turn</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>{agreed} of %n decisions as an expert, lost {points} in all</source>
   <translation>
    <numerusform>{agreed} of %n decision as an expert, lost {points} in all</numerusform>
    <numerusform>{agreed} of %n decisions as an expert, lost {points} in all</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>{away} tiles from a win</source>
   <translation>{away} tiles from a win</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>{coins} each</source>
   <translation>{coins} each</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>{coins} game coins; nothing here costs real money</source>
   <translation>{coins} game coins; nothing here costs real money</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <source>{coins} short</source>
   <translation>{coins} short</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>{coins} short for this room</source>
   <translation>{coins} short for this room</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/page.py" />
   <source>{device} · {seconds} s ago</source>
   <translation>{device} · {seconds} s ago</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>{done} of {asked} weighed</source>
   <translation>{done} of {asked} weighed</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>{file} cannot be used: {what}</source>
   <translation>{file} cannot be used: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>{file} takes the place of the ledger. It is checked first, and the ledger is backed up.</source>
   <translation>{file} takes the place of the ledger. It is checked first, and the ledger is backed up.</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>{found} tiles found, {due} laid out in order</source>
   <translation>{found} tiles found, {due} laid out in order</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/plate.py" />
   <source>{gold} to {level}</source>
   <translation>{gold} to {level}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{here}: {tile} is not seen</source>
   <translation>{here}: {tile} is not seen</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{here}: {tile} too many</source>
   <translation>{here}: {tile} too many</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{here}: {tile}, read as {seen}</source>
   <translation>{here}: {tile}, read as {seen}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>{how}. What does {payer} pay?</source>
   <translation>{how}. What does {payer} pay?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/waits.py" />
   <location filename="../../mjdesk/ui/settlement/sets.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>{huxi} huxi</source>
   <translation>{huxi} huxi</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>{huxi} huxi on the table</source>
   <translation>{huxi} huxi on the table</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>{kinds} kinds, %n left</source>
   <translation>
    <numerusform>{kinds} kinds, %n left</numerusform>
    <numerusform>{kinds} kinds, %n left</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>{left} useful tiles unseen</source>
   <translation>{left} useful tiles unseen</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <source>{level} from {gold} gold</source>
   <translation>{level} from {gold} gold</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>{minutes} minutes more</source>
   <translation>{minutes} minutes more</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/trend.py" />
   <source>{month}/{day}</source>
   <translation>{month}/{day}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>{moves} steps, {corrected} corrected</source>
   <translation>{moves} steps, {corrected} corrected</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/watching.py" />
   <source>{names}: not to be watched</source>
   <translation>{names}: not to be watched</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>{name} deals</source>
   <translation>{name} deals</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>{name} does not go with the other rules: {what}</source>
   <translation>{name} does not go with the other rules: {what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/option_row.py" />
   <source>{name} must be a whole number, {least} or more</source>
   <translation>{name} must be a whole number, {least} or more</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>{number} at most in the bag</source>
   <translation>{number} at most in the bag</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>{number} of {all} kinds learned</source>
   <translation>{number} of {all} kinds learned</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>{number} {coins} short</source>
   <translation>{number} {coins} short</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>{path}: no names, no paths of yours</source>
   <translation>{path}: no names, no paths of yours</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>{per_cent} % sure</source>
   <translation>{per_cent} % sure</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>{points} to the place above</source>
   <translation>{points} to the place above</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>{right} of {done} right</source>
   <translation>{right} of {done} right</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>{rounds} rounds in {evenings} evenings, {known} there already; new players: {names}</source>
   <translation>{rounds} rounds in {evenings} evenings, {known} there already; new players: {names}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/page.py" />
   <source>{rules} · round {number}</source>
   <translation>{rules} · round {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{rules}, round {number}</source>
   <translation>{rules}, round {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>{seconds} s</source>
   <translation>{seconds} s</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>{table}, free stool {number}</source>
   <translation>{table}, free stool {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>{tile} is not in the wall</source>
   <translation>{tile} is not in the wall</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>{tile} is not in the wall; the prop stays in your bag</source>
   <translation>{tile} is not in the wall; the prop stays in your bag</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>{tile} lies in part {parts} of six</source>
   <translation>{tile} lies in part {parts} of six</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{tile}: not at {here}, but at {there}</source>
   <translation>{tile}: not at {here}, but at {there}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>{tile}: {what}; {pays}; {left} unseen</source>
   <translation>{tile}: {what}; {pays}; {left} unseen</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>{time} left</source>
   <translation>{time} left</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>{what} {points}, {less} against {best}</source>
   <translation>{what} {points}, {less} against {best}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{what}: {why}</source>
   <translation>{what}: {why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>{who} deals next</source>
   <translation>{who} deals next</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>{who} discards {tile}</source>
   <translation>{who} discards {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{who} draws</source>
   <translation>{who} draws</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>{who} for {other}</source>
   <translation>{who} for {other}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>{who} is playing</source>
   <translation>{who} is playing</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>{who} lays out {tile}</source>
   <translation>{who} lays out {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>{who} leads with {points}</source>
   <translation>{who} leads with {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/band.py" />
   <source>{who} left</source>
   <translation>{who} left</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{who} played</source>
   <translation>{who} played</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{who} robbed a kong of {source}</source>
   <translation>{who} robbed a kong of {source}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{who} robbed your kong</source>
   <translation>{who} robbed your kong</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{who} shows {tile}</source>
   <translation>{who} shows {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{who} turned up</source>
   <translation>{who} turned up</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{who} turns up {tile}</source>
   <translation>{who} turns up {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>{who} wins on {tile}</source>
   <translation>{who} wins on {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>{who} won</source>
   <translation>{who} won</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{who} won by self-draw</source>
   <translation>{who} won by self-draw</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{who} won on a tile of {source}</source>
   <translation>{who} won on a tile of {source}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{who} won on your tile</source>
   <translation>{who} won on your tile</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <source>{who}'s eyes</source>
   <translation>{who}'s eyes</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{who}, hand</source>
   <translation>{who}, hand</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <location filename="../../mjdesk/ui/table_camera/words.py" />
   <source>{who}, melds</source>
   <translation>{who}, melds</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <location filename="../../mjdesk/ui/table_camera/words.py" />
   <source>{who}, pond</source>
   <translation>{who}, pond</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{who}, wall</source>
   <translation>{who}, wall</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>{who}: a kong of which tile?</source>
   <translation>{who}: a kong of which tile?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{who}: {what} {tile}</source>
   <translation>{who}: {what} {tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>{wind} round</source>
   <translation>{wind} round</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>{winner} wins by self-draw</source>
   <translation>{winner} wins by self-draw</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>{winner} wins on a card that {source} turned up</source>
   <translation>{winner} wins on a card that {source} turned up</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>{winner} wins on a tile of {source}</source>
   <translation>{winner} wins on a tile of {source}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/page.py" />
   <source>“{name}” has learned it</source>
   <translation>“{name}” has learned it</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/opening.py" />
   <source>“{name}” is learned: photos are read by it now</source>
   <translation>“{name}” is learned: photos are read by it now</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>− lost</source>
   <translation>− lost</translation>
  </message>
 </context>
</TS>
