<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
 <context>
  <name>mjdesk</name>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source> and others</source>
   <translation>等</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>"{name}" is deleted</source>
   <translation>“{name}”删掉了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>"{name}" is kept with the rules of {system}</source>
   <translation>“{name}”存进{system}的规矩里了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>"{name}" is now this</source>
   <translation>“{name}”换成这套了</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>%n are here</source>
   <translation>
    <numerusform>到场 %n 人</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>%n at the table</source>
   <translation>
    <numerusform>%n 人桌</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>%n away</source>
   <translation>
    <numerusform>差 %n 张</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <source>%n cards left</source>
   <translation>
    <numerusform>剩 %n 张</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>%n changed</source>
   <translation>
    <numerusform>改过 %n 条</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>%n circles</source>
   <translation>
    <numerusform>打 %n 圈</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>%n evenings</source>
   <translation>
    <numerusform>共 %n 晚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>%n fewer useful tiles</source>
   <translation>
    <numerusform>少进 %n 张</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>%n files in the folder of records cannot be read</source>
   <translation>
    <numerusform>记录文件夹里有 %n 个文件读不出来</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>%n files refused: {why}</source>
   <translation>
    <numerusform>%n 个文件没收：{why}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>%n hours</source>
   <translation>
    <numerusform>%n 小时</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/lobby/prop_rows.py" />
   <source>%n in the bag</source>
   <translation>
    <numerusform>包里 %n 个</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>%n kept the deal</source>
   <translation>
    <numerusform>连庄 %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>%n kinds</source>
   <translation>
    <numerusform>%n 种</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>%n kinds are not learned yet: of those the program judges as before</source>
   <translation>
    <numerusform>还有 %n 种没学：这几种仍按程序自带的认法</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/cardtable/waits.py" />
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>%n left</source>
   <translation>
    <numerusform>剩 %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>%n lost in a row</source>
   <translation>
    <numerusform>连输 %n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <source>%n missing</source>
   <translation>
    <numerusform>缺 %n 人</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/rail.py" />
   <source>%n more</source>
   <translation>
    <numerusform>还有 %n 种</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <source>%n more rounds</source>
   <translation>
    <numerusform>还有 %n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>%n more sets</source>
   <translation>
    <numerusform>还有 %n 副</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>%n more useful tiles</source>
   <translation>
    <numerusform>多进 %n 张</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>%n people</source>
   <translation>
    <numerusform>%n 人</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>%n players</source>
   <translation>
    <numerusform>%n 人</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/plan_strip.py" />
   <source>%n points</source>
   <translation>
    <numerusform>%n 分</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>%n rds</source>
   <translation>
    <numerusform>%n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/poster.py" />
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>%n rounds</source>
   <translation>
    <numerusform>打 %n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>%n rounds added</source>
   <translation>
    <numerusform>加了 %n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>%n rounds brought in</source>
   <translation>
    <numerusform>导入了 %n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/page.py" />
   <location filename="../../mjdesk/ui/records/rows.py" />
   <source>%n rounds kept</source>
   <translation>
    <numerusform>%n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>%n rounds left</source>
   <translation>
    <numerusform>还剩 %n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/trend.py" />
   <source>%n rounds lost in a row</source>
   <translation>
    <numerusform>连输 %n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>%n rounds played</source>
   <translation>
    <numerusform>打完 %n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>%n rounds together</source>
   <translation>
    <numerusform>同桌 %n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>%n rows</source>
   <translation>
    <numerusform>%n 行</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>%n short of {least}</source>
   <translation>
    <numerusform>还差 %n，要 {least}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>%n tables</source>
   <translation>
    <numerusform>%n 桌在打</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>%n tables opened</source>
   <translation>
    <numerusform>开了 %n 桌</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>%n thing(s) do not work</source>
   <translation>
    <numerusform>%n 处不正常</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>%n tiles</source>
   <translation>
    <numerusform>%n 张</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>%n tiles chosen</source>
   <translation>
    <numerusform>选了 %n 张</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>%n tiles found</source>
   <translation>
    <numerusform>找到 %n 张牌</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/page.py" />
   <source>%n tiles found, read by {name}</source>
   <translation>
    <numerusform>找到 %n 张牌，按“{name}”认的</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>%n tiles have no name</source>
   <translation>
    <numerusform>还有 %n 张没有名字</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>%n tiles of the photo do not count: {names}</source>
   <translation>
    <numerusform>照片里有 %n 张不算：{names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>%n tiles to look at</source>
   <translation>
    <numerusform>还有 %n 张要看一下</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>%n to come</source>
   <translation>
    <numerusform>等 %n 人</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>%n untold</source>
   <translation>
    <numerusform>%n 个没写</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/story.py" />
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>%n useful</source>
   <translation>
    <numerusform>进张 %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>%n were there already</source>
   <translation>
    <numerusform>%n 局早就有了</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>%n wins</source>
   <translation>
    <numerusform>共胡 %n 局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>%n won in a row</source>
   <translation>
    <numerusform>连赢 %n 局</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>+ won</source>
   <translation>+ 赢</translation>
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
   <translation>，</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>, then </source>
   <translation>，然后</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>, {forgotten} not remembered</source>
   <translation>，{forgotten} 处没人记得</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>15 s for a decision</source>
   <translation>限时 15 秒</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>2 and 8 may be the pair</source>
   <translation>28 可做将</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>4 circles, to north</source>
   <translation>打到北（四圈）</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_table.py" />
   <source>: </source>
   <translation>：</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/naming.py" />
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/records/travel.py" />
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>; </source>
   <translation>；</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/areas_view.py" />
   <source>?</source>
   <translation>?</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>A camera above the table</source>
   <translation>看桌的摄像头</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>A file, what was copied</source>
   <translation>打开文件、粘贴图片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>A film …</source>
   <translation>一段视频 …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/learn/page.py" />
   <source>A first round, guided</source>
   <translation>带你打第一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>A folder …</source>
   <translation>一个文件夹 …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/gift_sheet.py" />
   <source>A gift</source>
   <translation>送你一份</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>A group is three in a row of one suit, or three alike. You draw a tile and throw one, turn by turn.</source>
   <translation>一组是同花色连着的三张，或者三张一样。摸一张，打一张，轮流来。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>A kind is there twice</source>
   <translation>有一种出现了两次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>A larger hand and larger discards, no walls</source>
   <translation>手牌和牌河更大，不画牌墙</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_window.py" />
   <source>A match is being played in another window of mjdesk; close that one first</source>
   <translation>另一个窗口正在打，先把那边的关掉</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>A meld, a tile of the hand</source>
   <translation>副露、手牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>A name is enough. The rules of the house are kept with the evening.</source>
   <translation>写上名字就行。本店的规则随这一场一起存下。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>A new evening in the ledger</source>
   <translation>账本里新开一场</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <source>A new outfit hangs in your wardrobe</source>
   <translation>衣柜里多了一身新衣服</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/records/note_sheet.py" />
   <source>A note on this round</source>
   <translation>给这一局写备注</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>A page to keep or to send</source>
   <translation>一页纸，留着或发给别人</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>A photo of tiles</source>
   <translation>拍照认牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>A point</source>
   <translation>每分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>A point in money</source>
   <translation>一分多少钱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/device_choice.py" />
   <source>A port, or socket://host:port</source>
   <translation>串口，或 socket://主机:端口</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <source>A poster to be shared</source>
   <translation>分享海报</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>A private note: never on a board or in an export of scores</source>
   <translation>私人备注：不上看板，不随分数导出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/exchange.py" />
   <source>A record from a file</source>
   <translation>打开一份牌谱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>A round</source>
   <translation>一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_window.py" />
   <source>A round for coins is still in play: it goes on first</source>
   <translation>还有一局带币的没打完，先接着打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>A round is running</source>
   <translation>这一局正打着</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>A screen for watchers</source>
   <translation>打开观看屏</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>A set of tiles was damaged and set aside: {file}</source>
   <translation>有一副牌的文件坏了，已挪到一边：{file}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <source>A table of wood and the screen, in step</source>
   <translation>真牌桌和屏幕对着走</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>A tile beside it, take it away</source>
   <translation>旁边加一张、去掉</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>About mjdesk</source>
   <translation>关于 mjdesk</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>Accept</source>
   <translation>就这样改</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Acts on the next deal</source>
   <translation>下一局发牌时生效</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <source>Add</source>
   <translation>添加</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>Add a tile</source>
   <translation>补一张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Add them</source>
   <translation>加进来</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Added kong</source>
   <translation>补杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/scoreboard_sheet.py" />
   <source>Address</source>
   <translation>地址</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <source>After choice {number}</source>
   <translation>选 {number} 之后</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>After each round: who won, from whom</source>
   <translation>每局记一笔：谁胡谁的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>After {tile}</source>
   <translation>打{tile}后听</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Afternoon</source>
   <translation>下午</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/opponents.py" />
   <location filename="../../mjdesk/ui/records/filters.py" />
   <location filename="../../mjdesk/ui/records/page.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>All</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>All are right</source>
   <translation>都对</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>All evenings</source>
   <translation>全部场次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/files.py" />
   <location filename="../../mjdesk/ui/photo/looking.py" />
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <location filename="../../mjdesk/ui/records/travel.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>All files</source>
   <translation>所有文件</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/demo.py" />
   <source>All hands open</source>
   <translation>手牌全部亮出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>All hands open, where one only watches</source>
   <translation>摊开各家手牌（观战时）</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>All hands open; in the list a file from elsewhere</source>
   <translation>亮开各家手牌；在列表里打开别处的文件</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>All have paid</source>
   <translation>都结清了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>All of the photo</source>
   <translation>看整张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_table.py" />
   <source>All of them are exactly the standard</source>
   <translation>几套都和标准一样</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>All of these come to the same.</source>
   <translation>怎么排都一样。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>All open</source>
   <translation>全部亮出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>All rounds are played</source>
   <translation>局数打满</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>All systems</source>
   <translation>全部规则</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>All time</source>
   <translation>历史</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>All: what an expert would do, what helps, what is dangerous</source>
   <translation>全部：高手怎么打、进什么张、哪张危险</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>Always</source>
   <translation>全部</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Among rounds: change, insert, delete one; on the page of a player: change</source>
   <translation>在各局中：改、插入、删除一局；在牌友页：改资料</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Among rounds: records brought in, a record looked at</source>
   <translation>在各局中：导入牌谱、看牌谱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Among rounds: seats, rules, what was changed</source>
   <translation>在各局中：座位、规则、改动记录</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Among rounds: the clock, money, paper</source>
   <translation>在各局中：时间、结账、纸单</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Among rounds: the photo kept with one</source>
   <translation>在各局里：留下的照片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Amounts are multiplied already: {room}</source>
   <translation>数目已经乘好：{room}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>An expert would</source>
   <translation>高手建议</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_body.py" />
   <source>An expert would have decided nothing otherwise</source>
   <translation>高手也会这么打，没有要改的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <source>An hour</source>
   <translation>一小时</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Another file …</source>
   <translation>别的文件…</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Another match</source>
   <translation>再开一场</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>Another photo</source>
   <translation>换一张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Another tile</source>
   <translation>改别的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Another value</source>
   <translation>换一个值</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>Any day</source>
   <translation>不限日期</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Any key</source>
   <translation>任意键</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Any result</source>
   <translation>不限结果</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>Any table</source>
   <translation>不限人数</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <source>As PDF</source>
   <translation>存成 PDF</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <source>As a picture</source>
   <translation>存成图片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>As a table</source>
   <translation>结算表</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>As chosen now</source>
   <translation>现在选的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>As the system</source>
   <translation>跟系统</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Assign tables</source>
   <translation>分桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>Assign tables (A)</source>
   <translation>分桌 (A)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>At the edge of its suit it has fewer neighbours than the others.</source>
   <translation>边张，能靠上的牌最少。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>At the table</source>
   <translation>牌桌上</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Auto-win</source>
   <translation>自动胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Automatic</source>
   <translation>自动</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Automatic: pine when light, ink when dark</source>
   <translation>自动：亮色用松绿，暗色用墨蓝</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Autoplay</source>
   <translation>托管</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/charts.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Average</source>
   <translation>每局平均</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <location filename="../../mjdesk/ui/records/strip.py" />
   <location filename="../../mjdesk/ui/widgets/full_page.py" />
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/first_round.py" />
   <source>Back to learning</source>
   <translation>回到学牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>Back to standard</source>
   <translation>恢复标准</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/practice.py" />
   <source>Back to the review</source>
   <translation>回到复盘</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <source>Back to the table</source>
   <translation>回牌桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Back up now</source>
   <translation>现在备份</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Backspace</source>
   <translation>退格</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/picker.py" />
   <source>Backspace takes one back</source>
   <translation>退格键拿掉一张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Backups</source>
   <translation>备份</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/page.py" />
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Bag</source>
   <translation>道具包</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Bag, rankings, wardrobe</source>
   <translation>道具包、排行榜、衣柜</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Balance</source>
   <translation>余额</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Bamboo</source>
   <translation>竹黄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Bao at once</source>
   <translation>冲宝</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Base</source>
   <translation>底</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Before a restore</source>
   <translation>恢复之前</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Before an update of the program</source>
   <translation>程序升级之前</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>Before → after</source>
   <translation>之前 → 之后</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Begin</source>
   <translation>开始</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Begin with {tile}: click it, or go there with the arrows and press Enter.</source>
   <translation>先打{tile}：点一下，或者用方向键选中按 Enter。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <source>Best round {points}</source>
   <translation>最大一手 {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/poster.py" />
   <source>Best round {points}: {name}, round {number}</source>
   <translation>最大一局 {points}：{name}，第 {number} 局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/best_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Best rounds</source>
   <translation>最大几局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <source>Between them</source>
   <translation>两人之间</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Bi</source>
   <translation>比</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/stage.py" />
   <source>Both</source>
   <translation>一样</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Bought</source>
   <translation>买入</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/errands.py" />
   <source>Bought: {prop}</source>
   <translation>买了{prop}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/state_words.py" />
   <source>Break</source>
   <translation>休息</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Brightness</source>
   <translation>明暗</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Bring in</source>
   <translation>导入</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>Bring in earlier evenings</source>
   <translation>导入以前的场次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>Bring in records</source>
   <translation>导入牌谱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Bring in records from files; dropping them does it too</source>
   <translation>导入牌谱文件，拖进来也行</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <location filename="../../mjdesk/ui/settlement/totals.py" />
   <source>Broke</source>
   <translation>破产</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Buy for {coins}</source>
   <translation>买，{coins} 币</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>By chance</source>
   <translation>随机</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>By discard</source>
   <translation>点炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>By fan</source>
   <translation>填番</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>By hand</source>
   <translation>手动</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>By level</source>
   <translation>按等级</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>By photo</source>
   <translation>拍照</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>By seat</source>
   <translation>各座位</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>By tiles</source>
   <translation>按牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>By tiles, by a photo, by fan or as plain points; who pays whom is shown before it is saved.</source>
   <translation>按牌、拍照、按番或直接记分；存下之前先看谁给谁多少。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Called somebody</source>
   <translation>叫服务</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Calls</source>
   <translation>报牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Camera above the table</source>
   <translation>看桌的摄像头</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/note_sheet.py" />
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Cantonese</source>
   <translation>粤语</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/family.py" />
   <source>Card table</source>
   <translation>字牌桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Carry a letter card to another place of the hand</source>
   <translation>把字牌挪到手里别处</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <source>Change</source>
   <translation>修改</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/opponents.py" />
   <source>Change all</source>
   <translation>全部换</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>Change gold</source>
   <translation>货币兑换</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/exchange_sheet.py" />
   <source>Change gold into G coins</source>
   <translation>金币换 G 币</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rules_change.py" />
   <source>Change the rules</source>
   <translation>改规则</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Change the rules (R)</source>
   <translation>改规则 (R)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/errands.py" />
   <source>Changed into {coins}</source>
   <translation>换成了 {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_menu.py" />
   <source>Changed rules</source>
   <translation>改过的规矩</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>Changes</source>
   <translation>修改记录</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Charge it</source>
   <translation>收桌费</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Check</source>
   <translation>看对不对</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Check, then the next one</source>
   <translation>核对，再到下一题</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/table/access.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Chi</source>
   <translation>吃</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/program_card.py" />
   <source>Chinese regional mahjong and paohuzi. No account, no server, no real money; your files stay with you.</source>
   <translation>各地麻将和跑胡子。不用账号，没有服务器，不赌钱；文件都留在你自己的电脑里。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <source>Chips</source>
   <translation>筹码</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Chips are paid for when they are bought, and reckoned in the end</source>
   <translation>买筹码时先付钱，结账时一起算</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Chips for how much</source>
   <translation>多少钱的筹码</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <source>Choice {number}, play {tile}</source>
   <translation>选 {number}，打{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Choose a camera, a film or a folder first</source>
   <translation>先选摄像头、视频或文件夹</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Choose what to look through</source>
   <translation>选用什么来看</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Claims: for all seats, for the whole match</source>
   <translation>能做的操作：四家一样，整场不变</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Clear</source>
   <translation>清空</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>Click a tile to say what it is; a frame about several says where they belong</source>
   <translation>点一张牌可以改；拖一个框选几张，再说它们算什么</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Click a tile to say what it is; the tiles after it follow in order</source>
   <translation>点一张牌说它是什么，后面的牌会跟着顺过去</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <source>Click who won, then who dealt in</source>
   <translation>点一下谁胡，再点谁放炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>Clock</source>
   <translation>计时</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Clock (T)</source>
   <translation>计时 (T)</translation>
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
   <translation>关闭</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>Close the screen for watchers</source>
   <translation>关掉观看屏</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Close, or back</source>
   <translation>关上，或者退回</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Closing the window costs nothing: the match is saved and gone on with later.</source>
   <translation>只关窗口不算逃跑：这一场会保存，以后接着打。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Cloth</source>
   <translation>桌布</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Cloth, tiles, language, pace</source>
   <translation>桌布、牌背、语言、快慢</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>Clothes come with the level and change nothing in the game</source>
   <translation>衣服跟着等级来，不影响打牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Coins</source>
   <translation>币种</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Colour {number}</source>
   <translation>颜色 {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Colour-blind inks</source>
   <translation>色盲配色</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/page.py" />
   <location filename="../../mjdesk/ui/companion/scribe.py" />
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <source>Companion</source>
   <translation>陪桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>Compare</source>
   <translation>对比</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_menu.py" />
   <source>Compare, rename, share…</source>
   <translation>对比、改名、分享…</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Concealed kong</source>
   <translation>暗杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Connect again</source>
   <translation>重新连接</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Connecting …</source>
   <translation>正在连 …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>Continue</source>
   <translation>继续</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>Copied: type it into a terminal</source>
   <translation>已复制，粘贴到终端里执行</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/findings.py" />
   <source>Copy the line</source>
   <translation>复制这一行</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Correct</source>
   <translation>改这局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>Correct a round</source>
   <translation>改一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/corrections.py" />
   <source>Corrected; the list of changes keeps how it was</source>
   <translation>已改好，原来的样子留在改动记录里</translation>
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
   <translation>没存成：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Counts for this week's cup (no props)</source>
   <translation>算本周赛（不用道具）</translation>
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
   <translation>庄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Daily</source>
   <translation>每日备份</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Dark</source>
   <translation>暗</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>Date</source>
   <translation>日期</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Day</source>
   <translation>日期</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/felt.py" />
   <source>Dead</source>
   <translation>臭牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Dealer</source>
   <translation>庄家</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <source>Dealt in</source>
   <translation>放炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <source>Dealt in to the other</source>
   <translation>给对方放炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/worst.py" />
   <source>Decision {number}</source>
   <translation>第 {number} 手</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>Decision {number}: what to answer</source>
   <translation>第 {number} 手，怎么选</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>Decision {number}: which tile to discard</source>
   <translation>第 {number} 手，打哪张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/keys_row.py" />
   <source>Decline</source>
   <translation>放弃</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Del</source>
   <translation>删除</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Delete</source>
   <translation>删掉</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <source>Delete the photo</source>
   <translation>删掉照片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Delete, asked once</source>
   <translation>删掉，先问一次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/words.py" />
   <source>Dice</source>
   <translation>骰子</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Dice: {pips}</source>
   <translation>骰子：{pips}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>Discard</source>
   <translation>点炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Discard in two steps</source>
   <translation>两步出牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/moment.py" />
   <source>Discard {tile}: </source>
   <translation>打{tile}：</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Do not listen for a while</source>
   <translation>暂时不听这张桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Does not play here any more</source>
   <translation>不再来打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Does {who} show the hand?</source>
   <translation>{who}亮牌吗？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>Don't</source>
   <translation>不存</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Done</source>
   <translation>完成</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Doublings of each who pays</source>
   <translation>各家另外加倍</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Doublings of the win</source>
   <translation>这一胡加倍</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Draw</source>
   <translation>抽签</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Draw at least one area on the picture</source>
   <translation>在画面上至少画一块区域</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Draw seats</source>
   <translation>抽座位</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Draw the tables</source>
   <translation>抽签分桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Draw-out</source>
   <translation>摸切</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/empty.py" />
   <source>Drop a photo here</source>
   <translation>把照片拖到这里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/flow.py" />
   <source>E</source>
   <translation>东</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Earth</source>
   <translation>地胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>East side</source>
   <translation>东边</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/four_sides.py" />
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <source>Empty seat</source>
   <translation>空位</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>End</source>
   <translation>End</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>End now</source>
   <translation>现在结束</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>End the evening</source>
   <translation>打完了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>End the motion that runs</source>
   <translation>跳过动画</translation>
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
   <translation>回车</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>Enter these tiles</source>
   <translation>就记这些</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Entering a round: by tiles, by fan, plus and minus</source>
   <translation>记一局：按牌、按番、加减分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Entering a round: drawn or thrown, nobody won</source>
   <translation>录一局时：自摸或点炮、荒庄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Entering a round: who won, who threw</source>
   <translation>录一局时：谁胡、谁点炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Entering a round: whose tiles these are, a photo of them</source>
   <translation>录一局时：这是谁的牌、拍照认牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Equal points</source>
   <translation>同分时</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Evening</source>
   <translation>傍晚</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Evening begun</source>
   <translation>开场</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>Evening ended</source>
   <translation>已散场</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>Evenings</source>
   <translation>历史场次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>Evenings (H)</source>
   <translation>历史场次 (H)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Event</source>
   <translation>赛事</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Event, such as a tournament</source>
   <translation>赛事名，例如春季杯</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Every card belongs to a set and there are huxi enough. What it pays stands on the button.</source>
   <translation>每张牌都成门子了，胡息也够了。能得多少写在按钮上。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Every kind is learned</source>
   <translation>每一种都学会了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/emptiness.py" />
   <source>Every round you finish will be kept here</source>
   <translation>打完的每一局都会留在这里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Everything as JSON</source>
   <translation>全部存成 JSON</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Everything else fits, but no throw was seen.</source>
   <translation>别的都对得上，只是没看到掷骰子。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Everything from JSON</source>
   <translation>从 JSON 全部导入</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Everything without the mouse</source>
   <translation>不用鼠标也能打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>Everything works</source>
   <translation>一切正常</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Everywhere</source>
   <translation>到处都能用</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/house_table.py" />
   <source>Exactly the standard</source>
   <translation>和标准一样</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Exhausted: nobody won</source>
   <translation>荒庄，没有人胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/stage.py" />
   <source>Expert</source>
   <translation>高手</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>Expert: {what} {points}</source>
   <translation>高手：{what} {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Export</source>
   <translation>导出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Exposed kong</source>
   <translation>明杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Face down</source>
   <translation>盖着的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Face {number}</source>
   <translation>头像 {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Faces in blue, black and vermilion</source>
   <translation>牌面用蓝、黑、朱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/guide.py" />
   <source>Faces up, seen from above, nothing else in the picture; all at once, or a few rows at a time</source>
   <translation>牌面朝上，从上往下拍，别拍进别的；可以一次拍完，也可以几排几排拍</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/empty.py" />
   <source>Faces up, the whole hand in the picture, melds and the winning tile a little apart</source>
   <translation>牌面朝上，整手牌都拍进去；吃碰杠和胡的那张稍微分开放</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Faster, slower</source>
   <translation>快一点，慢一点</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Fee</source>
   <translation>桌费</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Fee for</source>
   <translation>桌费按</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Fee, such as 12.50</source>
   <translation>桌费，例如 12.50</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Fees, fines, chips</source>
   <translation>桌费、罚分、筹码</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Fees, fines, chips (M)</source>
   <translation>桌费、罚分、筹码 (M)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>File for support</source>
   <translation>求助文件</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Files</source>
   <translation>文件</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Films</source>
   <translation>视频</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>Find a rule</source>
   <translation>找一条规则，比如 封顶</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <source>Fine</source>
   <translation>罚分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Fines</source>
   <translation>罚分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>First dealer</source>
   <translation>先坐庄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>First dealer changed</source>
   <translation>改头庄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Follow this round no longer</source>
   <translation>这一局不跟了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>For Excel, with charts</source>
   <translation>Excel 表，带图</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/scoreboard_sheet.py" />
   <source>For a TV or phones in this network. It only shows names and points of running tables.</source>
   <translation>给同一网络里的电视和手机看，只有正在打的桌、名字和分数。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Four alike. You draw another tile for it, and in most games it pays more.</source>
   <translation>四张一样。杠了补一张牌，多数玩法里还多得分。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/four_sides.py" />
   <source>Four sides</source>
   <translation>四面看分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Fr</source>
   <translation>五</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Frames are not kept</source>
   <translation>画面不会保存</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>From a file</source>
   <translation>从文件取</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rules_change.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>From round {number}</source>
   <translation>从第 {number} 局起</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rules_change.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>From the next round</source>
   <translation>从下一局起</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rules_change.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>From when</source>
   <translation>从什么时候</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Further names</source>
   <translation>别名</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Further names, with commas</source>
   <translation>别名，用逗号隔开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Game</source>
   <translation>玩法</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/page.py" />
   <source>Games</source>
   <translation>玩法</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Get up</source>
   <translation>离桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/exchange_sheet.py" />
   <source>Get {coins}</source>
   <translation>换 {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Give the match up</source>
   <translation>放弃这场</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Go along the hand</source>
   <translation>在手牌里移动</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Go on</source>
   <translation>接着打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Goes on</source>
   <translation>继续</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Goes to the house and out of the table, unless the others get it</source>
   <translation>罚分归店里、不再是零和；也可以分给其他人</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Guest</source>
   <translation>客人</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>Half a year</source>
   <translation>半年</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Hand</source>
   <translation>手牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Handed back</source>
   <translation>退回</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/page.py" />
   <source>Hands</source>
   <translation>牌型</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Hands, rules and small exercises</source>
   <translation>牌型、规则和小练习</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <source>Head to head</source>
   <translation>两人对比</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Heaven</source>
   <translation>天胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/keys_row.py" />
   <source>Help</source>
   <translation>帮助</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Hint</source>
   <translation>提示</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Hints</source>
   <translation>提示</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Hints are off; what you wait for is still shown</source>
   <translation>提示关了，听什么牌还会显示</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Hints are on</source>
   <translation>提示开着</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Hints on and off</source>
   <translation>开关提示</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Holds from the next round on</source>
   <translation>下一局起生效</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Home</source>
   <translation>Home</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Home page</source>
   <translation>主页</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Horses</source>
   <translation>马</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>House</source>
   <translation>场子</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/files.py" />
   <location filename="../../mjdesk/ui/house_menu.py" />
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>House rules</source>
   <translation>我的规矩</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/files.py" />
   <source>House rules as a file</source>
   <translation>把规矩存成文件</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/files.py" />
   <source>House rules from a file</source>
   <translation>从文件取规矩</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>How</source>
   <translation>怎么分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>How an evening goes</source>
   <translation>一场怎么记</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>How did it go?</source>
   <translation>刚才是怎么打的？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>How it began was not seen: the next one is followed. Who deals it?</source>
   <translation>没看到是怎么开局的，从下一局跟起。下一局谁坐庄？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>How it ended</source>
   <translation>怎么结束的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>How it looks</source>
   <translation>样子</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>How it plays</source>
   <translation>打法</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>How it sounds</source>
   <translation>声音</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>How it was won</source>
   <translation>怎么胡的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>How many points</source>
   <translation>多少分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/exchange_sheet.py" />
   <source>How much gold</source>
   <translation>换多少金币</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>How the match went</source>
   <translation>这一场怎么走的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <source>Hu</source>
   <translation>胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Human</source>
   <translation>人胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>I lost points</source>
   <translation>我输分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>I won</source>
   <translation>我胡了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>In</source>
   <translation>导入</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>In all</source>
   <translation>总共</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>In step</source>
   <translation>对上了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>In the end: who pays whom</source>
   <translation>打完结账：谁给谁多少</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>In the fewest payments, with fees and fines. Mistakes can be put right at any time.</source>
   <translation>用最少的几笔结清，桌费罚分都算上。记错了随时能改。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>In the middle</source>
   <translation>桌子中间</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>In this game a hand must be opened before it may win: this opens it.</source>
   <translation>这个玩法要开口才能胡：要了就开口了。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>In which order was it?</source>
   <translation>哪个先，哪个后？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Indigo</source>
   <translation>靛蓝</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Ink</source>
   <translation>墨蓝</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Ins</source>
   <translation>Ins</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Insert before</source>
   <translation>前面补一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Is it switched on, and the cable in its place? It is asked each second.</source>
   <translation>电还开着吗？线插好了吗？程序每秒问一次。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Is the table switched on, and is this its port? It is asked each second.</source>
   <translation>牌桌开着吗？是不是这个口？程序每秒问一次。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>It belongs to</source>
   <translation>这张算</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It completes a run. Only the seat after the one that threw it may take it so.</source>
   <translation>正好凑成一个顺子。只有下家才能吃。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>It goes on</source>
   <translation>继续</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It has no neighbour: two more tiles would be needed for a group.</source>
   <translation>旁边没有搭子，要成一组还得再来两张。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>It is the round on the screen</source>
   <translation>就是屏幕上这一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It lies open from now on and counts in the settlement; a tile from the wall replaces it.</source>
   <translation>亮出来算数，结算时要算上，再从牌墙补一张。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It makes three alike of your pair. Every seat may take it so, whoever threw it.</source>
   <translation>你的对子成了刻子。不管谁打的都能碰。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It stands alone, and winds and dragons make no runs.</source>
   <translation>孤张，而且字牌组不成顺子。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>It would bring your hand no nearer to a win, and what you lay open everybody sees.</source>
   <translation>要了也不会离胡更近，亮出来的牌大家还都看得见。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Its name</source>
   <translation>名字</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Jade</source>
   <translation>翡翠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <location filename="../../mjdesk/ui/records/note_sheet.py" />
   <source>Keep</source>
   <translation>保存</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Keep a log of the line</source>
   <translation>把线路上的话记下来</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>Keep as house rules</source>
   <translation>存成我的规矩</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Keep it</source>
   <translation>保存</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Keep the name</source>
   <translation>就叫这个</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>Keep the photo</source>
   <translation>留下照片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>Kept as "{name}"</source>
   <translation>存成了“{name}”</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <source>Key {key}</source>
   <translation>按 {key}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_sheet.py" />
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <source>Keys</source>
   <translation>快捷键</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Kind</source>
   <translation>种类</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>Kind of match</source>
   <translation>打法</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/lobby/keys_row.py" />
   <location filename="../../mjdesk/ui/table/access.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Kong</source>
   <translation>杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Kong discard</source>
   <translation>杠上炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Kong fed by {name}</source>
   <translation>{name}供杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Kong replacement</source>
   <translation>杠上花</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Kongs</source>
   <translation>杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Language</source>
   <translation>语言</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Large tiles</source>
   <translation>大牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Larger, or whole again</source>
   <translation>放大，或看全图</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Larger, smaller</source>
   <translation>放大、缩小</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Last discard</source>
   <translation>海底炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Last evenings</source>
   <translation>最近几晚</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Last of its kind</source>
   <translation>绝张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Last tile</source>
   <translation>海底捞</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Lay a kong</source>
   <translation>开杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Lay it ready</source>
   <translation>备好</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/guide.py" />
   <source>Lay one tile of each kind in rows, in this order</source>
   <translation>每种拿一张，照这个顺序一排排摆好</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/learn/page.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <location filename="../../mjdesk/ui/rules_sheet.py" />
   <source>Learn</source>
   <translation>学牌</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Learn these %n tiles</source>
   <translation>
    <numerusform>学这 %n 张</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <source>Leave</source>
   <translation>离开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>Leave a seat empty where nobody sits</source>
   <translation>没人坐的位子空着</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Leave and pay {points}</source>
   <translation>离桌，付 {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/coach.py" />
   <source>Leave the lesson</source>
   <translation>不学了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/page.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Leave the match first; it can be gone on with</source>
   <translation>先离开这一场，之后能接着打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <source>Leave the table for good</source>
   <translation>离桌不再回来</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Leave the table for good?</source>
   <translation>真的离桌吗？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Leave; my seat plays on</source>
   <translation>离开，座位托管</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Leaving in a round</source>
   <translation>中途离开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <source>Ledger</source>
   <translation>记账</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Left over</source>
   <translation>多出来</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>Length of the match</source>
   <translation>打多久</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Less motion</source>
   <translation>少动画</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Let it hold</source>
   <translation>就按这个</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>Let me be watched</source>
   <translation>允许观看</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Let the seat play by itself, take over again</source>
   <translation>托管，再按一次自己打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/opponents.py" />
   <source>Level of all opponents</source>
   <translation>全部对手的水平</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/opponents.py" />
   <source>Level of opponent {seat}</source>
   <translation>对手 {seat} 的水平</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>Level {number} of 20</source>
   <translation>第 {number} 级，共 20 级</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>Levels</source>
   <translation>等级</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Liable: {who} pays for {other}</source>
   <translation>包牌：{who}替{other}付</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/program_card.py" />
   <source>Licence MIT: use it, change it, hand it on</source>
   <translation>MIT 许可证：可以用、可以改、可以转给别人</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/licences_sheet.py" />
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>Licences</source>
   <translation>许可证</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Light</source>
   <translation>亮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Light from the side, no flash. Two photos in different light teach more than one.</source>
   <translation>光从旁边来，别开闪光灯。换个光线再拍一张，学得更好。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <source>Line</source>
   <translation>行</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>List of changes</source>
   <translation>修改记录</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>List of changes (H)</source>
   <translation>修改记录 (H)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Listen to this table again</source>
   <translation>接着听这张桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <source>Lobby</source>
   <translation>大厅</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Look again</source>
   <translation>再找一次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Look at the record (V)</source>
   <translation>看牌谱 (V)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Look through</source>
   <translation>用什么看</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Looking for an exercise</source>
   <translation>正在出题</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Looking for cameras …</source>
   <translation>正在找摄像头……</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>Looking …</source>
   <translation>正在查看…</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Loudness</source>
   <translation>音量</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>M at the table</source>
   <translation>牌桌上按 M</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>MMM d yyyy, HH:mm</source>
   <translation>yyyy年M月d日 HH:mm</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>MMM d, HH:mm</source>
   <translation>M月d日 HH:mm</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/family.py" />
   <source>Mahjong table</source>
   <translation>麻将桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Make sets of all your cards, and enough huxi with them</source>
   <translation>目标：每张牌都成门子，胡息要够</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Mandarin</source>
   <translation>普通话</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Mark, or not any more</source>
   <translation>收藏、取消收藏</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <location filename="../../mjdesk/ui/records/rows.py" />
   <source>Marked</source>
   <translation>收藏</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>Match</source>
   <translation>对局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Matches played, assign tables, files</source>
   <translation>打过的场次、分桌、文件</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <source>May win</source>
   <translation>可以胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Meld</source>
   <translation>吃碰杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Menu</source>
   <translation>菜单</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/words.py" />
   <source>Middle (turned tile)</source>
   <translation>中间（翻牌）</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Mo</source>
   <translation>一</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Money a point</source>
   <translation>一分多少钱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Money a point, 0: none</source>
   <translation>一分多少钱，0 为不算钱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Month</source>
   <translation>本月</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Months</source>
   <translation>各月</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>More</source>
   <translation>更多</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>More time or rounds</source>
   <translation>加时或加局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Move the area; with Shift a little</source>
   <translation>挪动区域，按住 Shift 挪一点点</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Moves can be taken back in practice matches only</source>
   <translation>只有练习局可以悔牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>Moves can be taken back; counts nowhere</source>
   <translation>可以悔牌，不计入统计</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>My table</source>
   <translation>我的桌子</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/photo/opening.py" />
   <location filename="../../mjdesk/ui/photo/page.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>My tiles</source>
   <translation>我的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/flow.py" />
   <source>N</source>
   <translation>北</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Name</source>
   <translation>名字</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Name of the set</source>
   <translation>这副牌叫什么</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/options_bar.py" />
   <source>Name, such as Grandma's</source>
   <translation>起个名字，比如 外婆家</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <source>Needs someone</source>
   <translation>叫服务</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Net coins of rounds; gifts, exchanges and rounds with props are left out</source>
   <translation>按各局净输赢排；赠送、兑换和道具局不算</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/charts.py" />
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Net points</source>
   <translation>净分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <source>Never at one table in this time</source>
   <translation>这段时间没有同桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/new_match.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>New match</source>
   <translation>开一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <source>New players</source>
   <translation>新玩家</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <source>New tables</source>
   <translation>新桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Next one</source>
   <translation>下一题</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Next round</source>
   <translation>下一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/away.py" />
   <source>Next round too</source>
   <translation>下局也托管</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Next thing</source>
   <translation>下一个</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Night</source>
   <translation>夜里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>No camera found: plug one in, or choose a film or a folder of photos</source>
   <translation>没找到摄像头：插一个，或者选一段视频、一个照片文件夹</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>No camera found: plug one in, or open a photo from a file</source>
   <translation>没有找到摄像头：插上一个，或者打开照片文件</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>No changes yet</source>
   <translation>还没有修改</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>No claims</source>
   <translation>不吃碰</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>No colour</source>
   <translation>不用颜色</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>No end</source>
   <translation>不限</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>No evenings yet</source>
   <translation>还没有场次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>No finished round of these rules is kept</source>
   <translation>没有这种规则的牌谱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>No line to the table</source>
   <translation>连不上牌桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>No longer holds from round {number} on: {what}</source>
   <translation>第 {number} 局起改的不再有效：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <source>No meld</source>
   <translation>不成副</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>No pair of 2 or 8</source>
   <translation>28 不做将</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>No photo</source>
   <translation>不用照片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/printing.py" />
   <source>No printer is set up on this computer; a PDF can be printed elsewhere</source>
   <translation>这台电脑没有装打印机，可以存成 PDF 拿去打印</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>No props at this table</source>
   <translation>这一桌不用道具</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/emptiness.py" />
   <source>No round like that</source>
   <translation>没有这样的局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>No round that is played changes</source>
   <translation>已经打过的局都不变</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/charts.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <location filename="../../mjdesk/ui/ledger/trend.py" />
   <source>No rounds in this time</source>
   <translation>这段时间没有打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <source>No rounds yet</source>
   <translation>还没有记过</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>No rounds yet. Rounds in which props acted do not count.</source>
   <translation>还没有成绩。道具局不算。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/option_rows.py" />
   <source>No rule of this name</source>
   <translation>没有这样的规则</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>No set of my own</source>
   <translation>不用自己的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>No table</source>
   <translation>没有牌桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>No tile</source>
   <translation>不是牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>No tiles found: take another photo, or double-click where they lie</source>
   <translation>没找到牌：再拍一张，或者在牌上双击</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>No time or number of rounds was agreed on</source>
   <translation>没有约定时间或局数</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/band.py" />
   <location filename="../../mjdesk/ui/settlement/sets.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>No winner</source>
   <translation>荒庄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/gift_sheet.py" />
   <source>No, thank you</source>
   <translation>不用了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <source>Nobody</source>
   <translation>没有这个人</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Nobody answers there</source>
   <translation>那头没有回应</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>Nobody pays for a round without a winner.</source>
   <translation>没有人胡，谁也不用付</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>Nobody plays here yet</source>
   <translation>还没有人</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Nobody remembers</source>
   <translation>没人记得</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Nobody remembers: it comes to the same</source>
   <translation>没人记得，反正一样</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Nobody who is free; a new name and Enter adds somebody</source>
   <translation>没有空着的人；写上新名字按回车就加进来</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <location filename="../../mjdesk/ui/records/filters.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>Nobody won</source>
   <translation>荒庄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>Nobody won; the payments are those of the round itself.</source>
   <translation>没有人胡，这些是局里自带的收付</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>None</source>
   <translation>不要</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>None in the bag</source>
   <translation>包里没有</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>North side</source>
   <translation>北边</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Not counted</source>
   <translation>不算</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Not every tile of this wall is known</source>
   <translation>牌墙没有全记下来</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>Not finished</source>
   <translation>没打完</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/scribe.py" />
   <source>Not in the ledger: {why} The round is kept in {folder}</source>
   <translation>没进账本：{why} 这一局留在 {folder}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Not into the ledger</source>
   <translation>不进账本</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Not listening</source>
   <translation>没在听</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Not named yet</source>
   <translation>还没认出来</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Not quite</source>
   <translation>不太对</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>Not to be watched</source>
   <translation>不允许观看</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Not watched</source>
   <translation>不看这块</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>Noted</source>
   <translation>有备注</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>Nothing changes</source>
   <translation>什么都没变</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Nothing has been entered yet</source>
   <translation>还没有记过</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/row_list.py" />
   <source>Nothing here</source>
   <translation>空的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Nothing is missing any more.</source>
   <translation>一张也不缺了。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>Nothing is waiting</source>
   <translation>还没有打到一半的局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>Nothing kept yet. Change some rules and keep them, or take a file: it can be dropped here</source>
   <translation>还没有存过规矩。改几条规则再存，或者取一个文件，也可以把文件拖到这里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Nothing to be seen: is the lens covered, is it dark?</source>
   <translation>看不见东西：镜头挡住了，还是太暗？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/errands.py" />
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>Nothing was booked: {why}</source>
   <translation>没有入账：{why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/guide.py" />
   <source>Now the others, in this order</source>
   <translation>还差这些，照这个顺序摆</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>Number keys go straight there; ? shows all keys</source>
   <translation>按数字键直达，按 ? 看全部快捷键</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>Number of players</source>
   <translation>几个人打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Number of rounds</source>
   <translation>局数</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/scoreboard_sheet.py" />
   <source>Off</source>
   <translation>没有开</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Off by %n, the game goes on</source>
   <translation>
    <numerusform>差 %n 张，牌局没停</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>Older ones</source>
   <translation>更早的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>On a printer of this computer</source>
   <translation>用这台电脑上的打印机</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_page.py" />
   <source>On paper</source>
   <translation>打印和导出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>On paper (P)</source>
   <translation>打印与图片 (P)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>On to the next in doubt</source>
   <translation>看下一张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/first_round.py" />
   <source>Once more</source>
   <translation>再来一次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/practice.py" />
   <source>Once more from there</source>
   <translation>从那手再来</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/demo.py" />
   <source>One hand only, as a player sees it</source>
   <translation>只看一家的手牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>One more round</source>
   <translation>再打一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>One step back</source>
   <translation>退一步</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>One step back or on, the decision before or after</source>
   <translation>退一步、进一步，上一手、下一手</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>One step on</source>
   <translation>进一步</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>One thing is not clear</source>
   <translation>有一处说不准</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>One tile is missing then. A panel shows which, how many are left, and what each would pay.</source>
   <translation>只差一张了。面板上写着差哪几张、还剩几张、各能得多少。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Only in the game: nothing here costs real money</source>
   <translation>只在游戏里用，不花真钱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Only who dealt in pays</source>
   <translation>只有放炮的付</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Open a file</source>
   <translation>打开文件</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Open a film</source>
   <translation>打开视频</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Open a folder of photos</source>
   <translation>打开照片文件夹</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/empty.py" />
   <location filename="../../mjdesk/ui/photo/looking.py" />
   <source>Open a photo</source>
   <translation>打开照片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Open a table</source>
   <translation>开新桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Open a table, people, ranking</source>
   <translation>开台、人员、排名</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Open again</source>
   <translation>重新开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>Open the first table</source>
   <translation>开第一桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Open the tables</source>
   <translation>一起开桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Open; in a review play on from the decision</source>
   <translation>打开；复盘里从这手重打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Opened again</source>
   <translation>重开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Opening the camera …</source>
   <translation>正在打开摄像头……</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>Opponents: {level}</source>
   <translation>对手 {level}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/option_row.py" />
   <source>Other</source>
   <translation>别的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Others</source>
   <translation>其他</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Out</source>
   <translation>导出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <source>Over</source>
   <translation>打完了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Pace</source>
   <translation>快慢</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Pace ×{speed}</source>
   <translation>速度 ×{speed}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>Pair of a win</source>
   <translation>将牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Pao</source>
   <translation>跑</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>Parlor</source>
   <translation>棋牌室</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/bar.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/table/bar.py" />
   <location filename="../../mjdesk/ui/table/naming.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Pass</source>
   <translation>过</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/empty.py" />
   <source>Paste</source>
   <translation>粘贴</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>Pause</source>
   <translation>歇一下</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/lobby/keys_row.py" />
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <location filename="../../mjdesk/ui/table/access.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Peng</source>
   <translation>碰</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <source>People</source>
   <translation>玩家</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>Period</source>
   <translation>时段</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <location filename="../../mjdesk/ui/photo/view.py" />
   <source>Photo</source>
   <translation>照片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Photo changed</source>
   <translation>换照片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <source>Photo of round {number}</source>
   <translation>第 {number} 局的照片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Photo of this round (F)</source>
   <translation>这一局的照片（F）</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <source>Photo …</source>
   <translation>照片…</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>Photograph a set</source>
   <translation>拍一副牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Photograph more</source>
   <translation>再拍几张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Photograph your tiles once, in order: photos are then read by them</source>
   <translation>把自己的牌按顺序拍一次，以后照片就按它来认</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>Photographed once, every photo is read by your own tiles: odd faces, worn or coloured ones.</source>
   <translation>拍过一次，以后的照片都照你的牌来认：花样特别的、磨旧的、换了颜色的都行。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/looking.py" />
   <source>Photos</source>
   <translation>照片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Photos are read by the set that is chosen</source>
   <translation>照片按选中的这副牌来认</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/areas_view.py" />
   <source>Picture of the table</source>
   <translation>牌桌画面</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Pine</source>
   <translation>松绿</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Place {number}</source>
   <translation>第 {number} 名</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <source>Place {number} here</source>
   <translation>室内第 {number}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>Plain clothes</source>
   <translation>便装</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>Play</source>
   <translation>播放</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Play a round again, see what was better</source>
   <translation>重看打过的局，找更好的打法</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>Play by these</source>
   <translation>用这套</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/stage.py" />
   <source>Play on from here</source>
   <translation>从这手重打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Play, or stop</source>
   <translation>播放、停下</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/player_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Player</source>
   <translation>玩家</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Player added</source>
   <translation>新玩家</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Player changed</source>
   <translation>改玩家</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>Player, table, event</source>
   <translation>玩家、桌号、赛事</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Players</source>
   <translation>人数</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/away.py" />
   <source>Playing by itself</source>
   <translation>托管中</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Please do it at the table for this seat.</source>
   <translation>请在桌上替这家照做。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>Plus and minus</source>
   <translation>加减分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Plus and minus of each; one may stay empty</source>
   <translation>各家输赢，可以空一家</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Points</source>
   <translation>净分走势</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Points each pays</source>
   <translation>每家付多少分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <source>Points of {name}</source>
   <translation>{name}的分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Portrait</source>
   <translation>头像</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/page.py" />
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <location filename="../../mjdesk/ui/match_choice.py" />
   <location filename="../../mjdesk/ui/records/rows.py" />
   <source>Practice</source>
   <translation>练习</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/practice.py" />
   <source>Practice: nothing of it is kept, Backspace takes back</source>
   <translation>练习局，不记分，退格键悔牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Print or PDF</source>
   <translation>打印、PDF</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <source>Print the evening …</source>
   <translation>打印这一场…</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>Print …</source>
   <translation>打印…</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Props</source>
   <translation>道具</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Pull the areas where things lie: mouse, or arrows and + −; Page Down: the next one</source>
   <translation>把各区拉到牌所在的地方：用鼠标，或方向键和 + −；Page Down 换下一块</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Put a backup back</source>
   <translation>恢复备份</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Put it back</source>
   <translation>恢复</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Put it down here, or wait for the table to see it.</source>
   <translation>在这里写下来，或者等牌桌看到。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Ranking</source>
   <translation>榜单</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <source>Ranking (K)</source>
   <translation>排名 (K)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/page.py" />
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Rankings</source>
   <translation>排行榜</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Rate changed</source>
   <translation>改单价</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/page.py" />
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Read again</source>
   <translation>重新读</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/page.py" />
   <source>Read from every side</source>
   <translation>四面都能看</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>Reading the photo …</source>
   <translation>正在看照片……</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Reading {done} of {of} …</source>
   <translation>正在读，{of} 个里读了 {done} 个…</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Reading …</source>
   <translation>正在读…</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Ready</source>
   <translation>可以拍了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Ready, self-drawn</source>
   <translation>上听自摸</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Really delete?</source>
   <translation>真的删掉？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <location filename="../../mjdesk/ui/records/page.py" />
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>Records</source>
   <translation>记录</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Records and review</source>
   <translation>记录和复盘</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>Rename</source>
   <translation>改名</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <location filename="../../mjdesk/ui/records/rows.py" />
   <location filename="../../mjdesk/ui/records/strip.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Review</source>
   <translation>复盘</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Right</source>
   <translation>答对了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Robbed a plain kong</source>
   <translation>抢补张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Robbed kong</source>
   <translation>抢杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Robbing a kong</source>
   <translation>抢杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Room fee a round</source>
   <translation>每盘回收</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Rooms, tables and coins that cost nothing</source>
   <translation>房间、牌桌，游戏里的币</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Round</source>
   <translation>局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Round corrected</source>
   <translation>改一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Round deleted</source>
   <translation>删一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Round put in</source>
   <translation>补一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Round saved</source>
   <translation>记一局</translation>
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
   <translation>第 {number} 局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/scribe.py" />
   <source>Round {number} is in the ledger</source>
   <translation>第 {number} 局已进账本</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Round {number} is over</source>
   <translation>第 {number} 局结束</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>Round {number} is saved</source>
   <translation>第 {number} 局记好了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>Round {number}, {turn}</source>
   <translation>第 {number} 局，{turn}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Rounds</source>
   <translation>各局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Rounds as CSV</source>
   <translation>各局存成 CSV</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Rounds from a CSV file</source>
   <translation>从 CSV 加局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/charts.py" />
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>Rounds played</source>
   <translation>局数</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>Rounds played in the program</source>
   <translation>在程序里打的局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Rounds played in the program (L)</source>
   <translation>在程序里打的局 (L)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Rule of ties changed</source>
   <translation>改同分规则</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/page.py" />
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <location filename="../../mjdesk/ui/new_match.py" />
   <location filename="../../mjdesk/ui/rules_sheet.py" />
   <source>Rules</source>
   <translation>规则说明</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Rules changed</source>
   <translation>改规则</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Runs, three alike and 2-7-10 are sets; three alike and four alike bring huxi. You draw, and play one.</source>
   <translation>顺子、三张一样、二七十都是门子；三张、四张一样的有胡息。摸一张，打一张。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/flow.py" />
   <source>S</source>
   <translation>南</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Sa</source>
   <translation>六</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <location filename="../../mjdesk/ui/records/strip.py" />
   <location filename="../../mjdesk/ui/records/travel.py" />
   <source>Save a copy</source>
   <translation>另存一份</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Save a copy; in the list write out all that is listed</source>
   <translation>另存一份；在列表里导出列出的全部</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>Save a round</source>
   <translation>记一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <source>Save and leave</source>
   <translation>存好离开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>Save as PDF</source>
   <translation>存 PDF</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>Save as a file</source>
   <translation>存成文件</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/verdict_panel.py" />
   <source>Save this round</source>
   <translation>记下这局</translation>
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
   <translation>存到了 {path}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/best_sheet.py" />
   <source>Saved without tiles</source>
   <translation>没有记牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Say it here as it happens.</source>
   <translation>发生了就在这里点一下。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/page.py" />
   <source>Score by photo</source>
   <translation>拍照记分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/ledger/board_page.py" />
   <location filename="../../mjdesk/ui/ledger/scoreboard_sheet.py" />
   <source>Scoreboard</source>
   <translation>记分屏</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/poster.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Scores of an evening</source>
   <translation>一场的账</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Scores of real tables, kept and corrected</source>
   <translation>真人桌记分，记错能改</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Search the list</source>
   <translation>在列表里搜索</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <location filename="../../mjdesk/ui/ledger/people_sheet.py" />
   <source>Search, or a new name</source>
   <translation>找人，或写新名字</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/page.py" />
   <source>Search: a name, a note</source>
   <translation>搜索：名字、备注</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>Seat by seat, as the people sit now: the first seat is yours in the program</source>
   <translation>按现在的座位对应：程序里你坐第一个位子</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>Seat {number}</source>
   <translation>{number} 号座</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Seat: {place}</source>
   <translation>坐{place}这桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Seats changed</source>
   <translation>换座位</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Seats played by the program</source>
   <translation>电脑代打的座位</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Seen was {dice}; one throw more was not.</source>
   <translation>看到掷出 {dice}，还有一次没看到。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/waits.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Self-draw</source>
   <translation>自摸</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/number_modes.py" />
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Self-drawn</source>
   <translation>自摸</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <location filename="../../mjdesk/ui/settlement/papers.py" />
   <source>Sent to the printer</source>
   <translation>已送去打印</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/device_choice.py" />
   <source>Set up a camera …</source>
   <translation>架一个摄像头 …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/menu_sheet.py" />
   <location filename="../../mjdesk/ui/places.py" />
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Settings</source>
   <translation>设置</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Settings of your table</source>
   <translation>设置自己的桌子</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>Settle the round</source>
   <translation>记这一局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>Settlement</source>
   <translation>结算</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Settlement table</source>
   <translation>结算表</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Settling …</source>
   <translation>正在对 …</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Several ways fit the rules and the tiles.</source>
   <translation>几种打法都合规则，牌数也对。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Share picture</source>
   <translation>存图分享</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Shift</source>
   <translation>Shift</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Short fades only</source>
   <translation>只留短淡入</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/rules_change.py" />
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>Show what changes</source>
   <translation>看看改了什么</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Shown set</source>
   <translation>亮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <location filename="../../mjdesk/ui/window.py" />
   <source>Silent</source>
   <translation>静音</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Silent, or sound again</source>
   <translation>静音或恢复声音</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Sit down</source>
   <translation>坐下开打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>Sit here</source>
   <translation>坐这里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>Size</source>
   <translation>大小</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Size of text</source>
   <translation>字号</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Some tiles were seen otherwise</source>
   <translation>有几张牌，看到的不一样</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Something moves</source>
   <translation>画面里有东西在动</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/faults.py" />
   <source>Something went wrong and is written down in {file}; you can go on</source>
   <translation>出了点问题，已记在 {file}，可以接着用</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Something went wrong: {what}</source>
   <translation>出错了：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Sort hand</source>
   <translation>自动整牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/window.py" />
   <source>Sound is on</source>
   <translation>声音已开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>South side</source>
   <translation>南边</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/bar.py" />
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table/bar.py" />
   <source>Space</source>
   <translation>空格</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Split by the rounds each has played, to the cent</source>
   <translation>按各人打的局数分，精确到分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>Standard</source>
   <translation>标准</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_menu.py" />
   <source>Standard rules</source>
   <translation>标准规矩</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Standing up in a round</source>
   <translation>中途起身</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>Start</source>
   <translation>开打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Stay</source>
   <translation>留下</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>Stop</source>
   <translation>停</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>Stop at any time and go on later</source>
   <translation>随时能停，下次接着打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Stop the play</source>
   <translation>暂停</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Stop the play, let it go on</source>
   <translation>暂停，继续</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>Stopped; P goes on</source>
   <translation>已暂停，按 P 继续</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Su</source>
   <translation>日</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Sum</source>
   <translation>合计</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Switch off</source>
   <translation>关掉</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Switch on</source>
   <translation>打开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>System</source>
   <translation>规则</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Systems</source>
   <translation>各规则</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <source>Table</source>
   <translation>桌号</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Table added</source>
   <translation>新桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Table and screen agree; the payments can be written down.</source>
   <translation>桌上和屏幕一致，可以记分了。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>Table settings</source>
   <translation>桌子设置</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Table {desk}: {names}, round {number}</source>
   <translation>{desk} 号桌：{names}，第 {number} 局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/poster.py" />
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Table {name}</source>
   <translation>{name} 号桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/room.py" />
   <source>Tables: {room}</source>
   <translation>{room}里的桌子</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/empty.py" />
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Take a photo</source>
   <translation>拍一张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Take back</source>
   <translation>撤销</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/strip.py" />
   <source>Take back the last step</source>
   <translation>撤回上一步</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Take back, all tiles</source>
   <translation>撤回、全选</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Take back, in practice matches</source>
   <translation>悔牌（练习局）</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Take back: {what}</source>
   <translation>撤销：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Take it</source>
   <translation>拍下</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Take it back</source>
   <translation>收回</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Take it: {what}</source>
   <translation>要：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Take one back</source>
   <translation>删一张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/away.py" />
   <source>Take over</source>
   <translation>我来打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Take the first, second, third choice on offer</source>
   <translation>选第一、二、三个</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Take the seat</source>
   <translation>坐下</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <location filename="../../mjdesk/ui/lobby/gift_sheet.py" />
   <source>Take {coins}</source>
   <translation>领 {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <source>Taken as soon as nothing moves</source>
   <translation>一静下来就拍</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Taken back</source>
   <translation>撤销</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Taken back, nothing else</source>
   <translation>只是收回去了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Tap one of its tiles.</source>
   <translation>点一下那张牌。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Tap the tile; what others call stands above.</source>
   <translation>点一下打出的牌；别家吃碰杠在上面点。</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/photo/correction.py" />
   <source>Teach my set %n tiles</source>
   <translation>
    <numerusform>让我的牌记住这 %n 张</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Th</source>
   <translation>四</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>That is all</source>
   <translation>就拍这些</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/keeper.py" />
   <source>That is not possible: {what}</source>
   <translation>这样不行：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The amber button</source>
   <translation>黄色按钮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The area before or after</source>
   <translation>上一块或下一块区域</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>The backup is back; what was there is kept as {file}</source>
   <translation>已恢复；原来的账本存为 {file}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The bag of props, where one plays for coins</source>
   <translation>道具包（打金币、游戏币的场）</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>The best together</source>
   <translation>按名次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>The camera gives no more pictures</source>
   <translation>摄像头没有画面了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/device_choice.py" />
   <source>The cameras that were set up were damaged and set aside: {file}</source>
   <translation>摄像头的设置坏了，已挪到一边：{file}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/page.py" />
   <source>The coin book: {why}</source>
   <translation>币的账本：{why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>The computer plays every seat, nothing is kept</source>
   <translation>各家都由电脑打，什么都不保存</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>The dealer's shown card</source>
   <translation>庄家亮张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <location filename="../../mjdesk/ui/table_camera/opening.py" />
   <source>The disk refuses: {why}</source>
   <translation>磁盘写不进去：{why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <source>The evening as PDF</source>
   <translation>这一场存成 PDF</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <source>The evening as a picture</source>
   <translation>这一场存成图片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>The first click lifts the tile, the second throws it</source>
   <translation>第一下抬起，第二下打出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The first, second, third answer</source>
   <translation>第一、第二、第三个答案</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The first, second, third house</source>
   <translation>第一、第二、第三间</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>The host of this table does not allow hints</source>
   <translation>桌主不许看提示</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The house before or after</source>
   <translation>上一家、下一家</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_rules.py" />
   <source>The house rules could not be read; the file is kept as {file}</source>
   <translation>规矩文件读不了，原文件留作 {file}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>The last %n days</source>
   <translation>
    <numerusform>最近 %n 天</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>The last year</source>
   <translation>最近一年</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>The ledger cannot be opened</source>
   <translation>账本打不开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/busy_line.py" />
   <source>The ledger is still working …</source>
   <translation>账本还在处理……</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_rail.py" />
   <source>The line is everybody's average</source>
   <translation>竖线是室内平均</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The next guess</source>
   <translation>下一个猜测</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>The next round has begun</source>
   <translation>下一局已经开了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The next round is followed once they are swept in.</source>
   <translation>牌收进去，就跟下一局。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>The next tile of the wall is {tile}</source>
   <translation>牌墙下一张是{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>The next turning point</source>
   <translation>下一个关键处</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>The order says which tile is which. What is wrong is put right with one click.</source>
   <translation>哪张是哪张由顺序说了算，错了点一下就改。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>The others are playing</source>
   <translation>别人在打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>The others get it</source>
   <translation>分给其他人</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>The others of your tiles fit together better: the fewest tiles are missing then.</source>
   <translation>打掉它，剩下的牌搭得最好，离胡最近。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/licences_sheet.py" />
   <source>The package brings no text of its licence; its page does.</source>
   <translation>这个包没有带许可证全文，它的主页上有。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>The photo cannot be kept: {why}</source>
   <translation>照片留不下来：{why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>The photo is kept</source>
   <translation>照片会留下</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/viewfinder.py" />
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>The picture stands still: plug the camera in again</source>
   <translation>画面不动了：把摄像头拔下再插上</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/exchange.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>The record cannot be read: {what}</source>
   <translation>牌谱读不出来：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/scribe.py" />
   <source>The round could not be written into {folder}: {why}</source>
   <translation>这一局没能写进 {folder}：{why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>The round is over</source>
   <translation>这一局打完了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>The round is void and the match is forgotten. Rounds that are finished stay among the records.</source>
   <translation>这一局作废，这一场不再保存。打完的局仍在记录里。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/band.py" />
   <source>The round is void. All hands are open.</source>
   <translation>这一局作废。各家亮牌。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>The rules do not allow that now</source>
   <translation>现在规则不许这样</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_window.py" />
   <source>The saved match could not be read; the file is kept as {file}</source>
   <translation>存下的局读不出来，文件留作 {file}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_pictures.py" />
   <source>The screen has</source>
   <translation>屏幕记着</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>The screen is right</source>
   <translation>屏幕没错</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_window.py" />
   <source>The settings could not be read; the old file is {file}</source>
   <translation>设置读不出来，原文件留作 {file}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_window.py" />
   <source>The settings could not be saved: {what}</source>
   <translation>设置没存成：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>The settlement shows who pays whom, and every factor of each amount.</source>
   <translation>结算里看得到谁付给谁，每一笔怎么算出来的。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The state before</source>
   <translation>退回上一步</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sets.py" />
   <source>The stock is used up. All hands are open.</source>
   <translation>牌摸完了，没有人胡，三家亮牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The stool before or after</source>
   <translation>上一个、下一个空凳</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The street of another game</source>
   <translation>换一种玩法</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/board.py" />
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <source>The table</source>
   <translation>一桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The table cannot be seen</source>
   <translation>看不见牌桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The table cannot tell this tile: tap it here, or lay it anew.</source>
   <translation>这张牌认不准：在这里点一下，或者重新摆一下。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The table chosen: a break, a call</source>
   <translation>选中的桌：休息、叫人</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The table chosen: score for all seats, its rounds</source>
   <translation>选中的桌：四方记分、各局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The table is not listened to</source>
   <translation>没在听这张桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>The table is silent</source>
   <translation>牌桌没声音了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_pictures.py" />
   <source>The table reads</source>
   <translation>牌桌读到</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>The table speaks another version</source>
   <translation>牌桌的协议版本不同</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The tile is five dots; other tiles as they are written</source>
   <translation>这张是五饼；别的牌照写法打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The tile that was won on.</source>
   <translation>胡的就是那张。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>The tiles alone</source>
   <translation>只看牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <source>The tiles of the photo will lie here</source>
   <translation>照片里的牌会放在这里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The tiles still lie there</source>
   <translation>牌还在桌上</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>The turning point before</source>
   <translation>上一个关键处</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The turning point before or after</source>
   <translation>上一个、下一个关键处</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>The wall is empty</source>
   <translation>牌墙空了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>The wall is used up</source>
   <translation>墙摸完了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/band.py" />
   <source>The wall is used up. All hands are open.</source>
   <translation>墙摸完了，没有人胡，四家亮牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>The wild tile stands for any other: keep it.</source>
   <translation>赖子能当任何牌：留着。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>The winner's hand: {who}</source>
   <translation>{who}胡牌的手牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>The winning tile, the turned one, none of the round</source>
   <translation>胡的牌、翻牌、不算在内</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Then the seat answers as on autoplay; after two in a row it goes on so</source>
   <translation>到时按托管的打法应一手，连着两次就转托管</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>There are no backups yet</source>
   <translation>还没有备份</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>There are no hints for this game yet</source>
   <translation>这种玩法还没有提示</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>There is already a camera called “{name}”</source>
   <translation>已经有一个摄像头叫“{name}”了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <source>There is no higher one</source>
   <translation>已经是最高一级</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>There is no picture in the clipboard</source>
   <translation>剪贴板里没有图片</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/game.py" />
   <source>There is nothing to take back</source>
   <translation>没有可以悔的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>There was nothing to decide, or the record does not tell</source>
   <translation>这一局没有可选的，或者牌谱没写</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Thinking it over …</source>
   <translation>正在想…</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tiles_mode.py" />
   <source>This cannot be read</source>
   <translation>看不懂这一行</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/periods.py" />
   <source>This month</source>
   <translation>本月</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_photo_page.py" />
   <location filename="../../mjdesk/ui/photo/spread_page.py" />
   <source>This photo cannot be read</source>
   <translation>这张照片读不了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <source>This record breaks the rules; it is shown up to there ({what})</source>
   <translation>这份牌谱不合规则，只放到那里（{what}）</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>This record cannot be reviewed: {what}</source>
   <translation>这份牌谱没法复盘：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/papers.py" />
   <source>This round as PDF</source>
   <translation>这一局存成 PDF</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>This sheet</source>
   <translation>这张表</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/moment.py" />
   <source>This tile cannot be discarded now</source>
   <translation>这张现在不能打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>This tile goes to</source>
   <translation>这张放到</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>This tile was seen otherwise</source>
   <translation>这张牌，看到的不一样</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>Three opponents are at the table already</source>
   <translation>三位对手已经在桌上了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Three ti or five kan</source>
   <translation>三提五坎</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Throw the tile</source>
   <translation>打出这张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Throw {tile}, and you are ready</source>
   <translation>打{tile}就听牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Ti</source>
   <translation>提</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/assign_page.py" />
   <source>Tick who is here, then draw</source>
   <translation>先点到场的人，再抽签</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Tile backs</source>
   <translation>牌背</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Tile to give</source>
   <translation>给出去的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Tile you ask for</source>
   <translation>要问的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Tile you want</source>
   <translation>想要的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Tile {number} of {all}</source>
   <translation>第 {number} 张，共 {all} 张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Tiles</source>
   <translation>牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Tiles and bells</source>
   <translation>牌声和铃声</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/tiles_sheet.py" />
   <source>Tiles not seen yet</source>
   <translation>还没露面的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <source>Tiles of the photo</source>
   <translation>照片里的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Tiles of {name}</source>
   <translation>{name}的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/buttons.py" />
   <source>Tiles seen</source>
   <translation>看过的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/picker.py" />
   <source>Tiles to choose from</source>
   <translation>点牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/palette.py" />
   <source>Tiles to click</source>
   <translation>点选的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>Time agreed on</source>
   <translation>约定时间</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Time for a decision</source>
   <translation>出牌限时</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <source>Time is up</source>
   <translation>到点了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/desk_card.py" />
   <location filename="../../mjdesk/ui/ledger/state_words.py" />
   <source>To settle</source>
   <translation>待结账</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>To the beginning, to the end</source>
   <translation>到开头，到结尾</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>To the place above</source>
   <translation>离上一名</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/filters.py" />
   <source>Today</source>
   <translation>今天</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/page.py" />
   <source>Today's gift: {prop}</source>
   <translation>今日赠送：{prop}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/round_list.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <source>Total</source>
   <translation>合计</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>Tournament</source>
   <translation>赛事</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>Try again</source>
   <translation>再试一次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>Tu</source>
   <translation>二</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Turned tile</source>
   <translation>翻牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Turned up</source>
   <translation>翻牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>Turned up: {tiles}</source>
   <translation>翻出{tiles}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>Turns the points of the whole evening into money</source>
   <translation>整场的分按这个折成钱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Type the tiles, or click them below</source>
   <translation>打字，或者点下面的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Under a tile: how much more it risks than others</source>
   <translation>牌下的三角：打这张比别的险多少</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/open_sheet.py" />
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>Until you stop</source>
   <translation>打到不想打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Up to the choices and back; along a column of cards</source>
   <translation>上到可选的做法再回来；字牌里沿着一列走</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>Use</source>
   <translation>用</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Use it</source>
   <translation>用它</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Use this camera</source>
   <translation>就用这个摄像头</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Voices</source>
   <translation>语音</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Void: {who} left the round</source>
   <translation>作废：{who}中途离开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/flow.py" />
   <source>W</source>
   <translation>西</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>Waiting</source>
   <translation>听牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>Waiting for the next round</source>
   <translation>等下一局</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/cardtable/panels.py" />
   <source>Waiting for {kinds} kinds, %n left</source>
   <translation>
    <numerusform>听 {kinds} 种，剩 %n</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Waits</source>
   <translation>只看听牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/plate.py" />
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>Wardrobe</source>
   <translation>衣柜</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>Watch</source>
   <translation>观战</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Watch the round</source>
   <translation>看整局牌谱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Watch the table that is playing</source>
   <translation>看正在打的那一桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>Watch {table}</source>
   <translation>看{table}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>Watching</source>
   <translation>旁观</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Way</source>
   <translation>走势</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>We</source>
   <translation>三</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/stage.py" />
   <source>Wei</source>
   <translation>偎</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>West side</source>
   <translation>西边</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>What</source>
   <translation>做了什么</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/rules_text.py" />
   <source>What can be chosen</source>
   <translation>可以选的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/rules_text.py" />
   <source>What counts</source>
   <translation>算什么</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>What did the dice show?</source>
   <translation>骰子掷了几点？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>What did {who} throw?</source>
   <translation>{who}打的是什么？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>What does {who} throw?</source>
   <translation>{who} 打什么？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/money_sheet.py" />
   <source>What for</source>
   <translation>为什么罚</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>What happens is told with the buttons here.</source>
   <translation>发生什么，用这里的按钮说。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>What is allowed at the table</source>
   <translation>桌上允许的事</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/table_sheet.py" />
   <source>What is forbidden is not offered to anybody</source>
   <translation>关掉的操作，谁都不会有</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>What is played</source>
   <translation>打什么</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/match_choice.py" />
   <source>What is thrown stays thrown</source>
   <translation>打出的牌不能收回</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>What it pays</source>
   <translation>付多少</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/rules_text.py" />
   <source>What may not win</source>
   <translation>什么不能胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/device_choice.py" />
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>What stands there</source>
   <translation>桌上是什么设备</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/dice_picker.py" />
   <source>What the dice showed</source>
   <translation>骰子的点数</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>What the round was worth after each decision</source>
   <translation>每一手过后这局值多少</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>What the round was worth to you after each decision</source>
   <translation>每一手过后，你这局值多少</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>What the round was worth to {who} after each decision</source>
   <translation>每一手过后，{who}这局值多少</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>What the table does not see</source>
   <translation>牌桌看不见的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>What the win pays is worked out in the settlement.</source>
   <translation>胡了给多少，结算时算给你看。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>What these tiles are called</source>
   <translation>这副牌的名字</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>What they throw lies before them. You are asked when you may take a tile, and when it is your turn.</source>
   <translation>打出来的牌摆在各人面前。轮到你，或者你能要这张牌，就会问你。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>What this camera is called</source>
   <translation>这个摄像头叫什么</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>What this changes</source>
   <translation>这样一改</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>What to throw</source>
   <translation>打哪张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>What wins</source>
   <translation>胡哪张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/places.py" />
   <source>What works here, what is missing, licences</source>
   <translation>这台电脑上哪些正常、缺什么、许可证</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>What works on this machine, and what is missing</source>
   <translation>这台电脑上哪些正常，缺什么</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/note_sheet.py" />
   <source>What you want to remember</source>
   <translation>想记住点什么</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/compare_page.py" />
   <source>What {name} got from {other}</source>
   <translation>{name}从{other}赢的分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <location filename="../../mjdesk/ui/ledger/import_preview.py" />
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>When</source>
   <translation>时间</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>When it goes well</source>
   <translation>哪天手气好</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Where finished rounds go</source>
   <translation>打完的局记到哪里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>Where in the round</source>
   <translation>这一局的进度</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Where it is</source>
   <translation>接在哪里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>Where things lie</source>
   <translation>东西放在哪</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/device_choice.py" />
   <source>Which camera</source>
   <translation>哪个摄像头</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Which tile did {who} draw?</source>
   <translation>{who} 摸到的是哪张？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Which tile was turned up?</source>
   <translation>翻出来的是哪张？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Which tile would you throw?</source>
   <translation>该打哪一张？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Which tiles were turned up?</source>
   <translation>翻出来的是哪几张？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>Which tiles win now? Take all of them.</source>
   <translation>现在胡哪几张？全部选出来。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>Who</source>
   <translation>谁</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Who deals</source>
   <translation>谁坐庄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <source>Who is broke pays what is there; it is shared by what each should have had</source>
   <translation>破产的有多少付多少，按各家应得的分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/coach.py" />
   <location filename="../../mjdesk/ui/ledger/plan_strip.py" />
   <location filename="../../mjdesk/ui/ledger/sheets.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Who pays whom</source>
   <translation>谁付给谁</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/history_page.py" />
   <source>Who played</source>
   <translation>谁在打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/board_empty.py" />
   <source>Who plays, and by which rules</source>
   <translation>谁来打，打什么规则</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/setup.py" />
   <source>Who sits there</source>
   <translation>谁坐在那里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/seats_sheet.py" />
   <source>Who sits where</source>
   <translation>谁坐哪</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/rounds_page.py" />
   <source>Who sits where (S)</source>
   <translation>谁坐哪里 (S)</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>Whose decisions</source>
   <translation>看谁的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/strip.py" />
   <source>Whose eyes</source>
   <translation>谁的视角</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/keys_list.py" />
   <source>Whose eyes; in a review the worst decisions</source>
   <translation>谁的视角；复盘里是最亏的几手</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Whose tiles</source>
   <translation>谁的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Why this much</source>
   <translation>为什么是这个数</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/keys_row.py" />
   <location filename="../../mjdesk/ui/lobby/result_sheet.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>Win</source>
   <translation>胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <source>Wind</source>
   <translation>风</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>Winner</source>
   <translation>谁胡的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>Winner's factors</source>
   <translation>胡家的番</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/tile_choices.py" />
   <location filename="../../mjdesk/ui/photo/tray.py" />
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>Winning tile</source>
   <translation>胡的那张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>With flowers</source>
   <translation>带花牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/rankings_page.py" />
   <source>With the computer's players</source>
   <translation>连电脑一起排</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>With whom</source>
   <translation>跟谁打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>Without it {who} pays more. Put it down here if it is shown, or settle the round as it is.</source>
   <translation>不亮牌{who}要多付。亮了就在这里点出来，不亮就照样结算。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>Without {tile}</source>
   <translation>打{tile}之后</translation>
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
   <translation>胡牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/player_cards.py" />
   <source>Won with</source>
   <translation>常胡的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/opponents.py" />
   <location filename="../../mjdesk/ui/records/stage.py" />
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>You</source>
   <translation>你</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <source>You are {level} now</source>
   <translation>升到{level}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>You did as an expert would: {what}</source>
   <translation>和高手一样：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>You draw {tile}</source>
   <translation>摸到{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>You drew, only you see it</source>
   <translation>你摸到，只有你看见</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>You got {tile}; now discard</source>
   <translation>换来{tile}，现在打一张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/gift_sheet.py" />
   <source>You have less than {coins}. There is a gift up to three times a day; it costs nothing.</source>
   <translation>手里不足 {coins}，送你一份。每天最多三次，不花钱。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/errands.py" />
   <source>You have taken {coins}</source>
   <translation>领了 {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/exchange_sheet.py" />
   <source>You have {coins}. One for one, and never back; no real money.</source>
   <translation>你有 {coins}。一比一换，换了不能换回，和真钱无关。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>You may take this, but let it go: Pass</source>
   <translation>这张能要，但别要：点“过”</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>You may: {what}</source>
   <translation>可以{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>You pay {points}: {others}. The round is void, and the match ends.</source>
   <translation>你付 {points}：{others}。这一局作废，这一场结束。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>You played</source>
   <translation>你打出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>You turned up</source>
   <translation>你翻出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>You want four groups and a pair</source>
   <translation>目标：四组加一对将</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>You: {what} {points}</source>
   <translation>你：{what} {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <source>Your eyes</source>
   <translation>你的视角</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>Your factors</source>
   <translation>你的番</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>Your gold is not enough there: you go on in {room}</source>
   <translation>金币不够了，换到{room}接着打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Your hand is whole: win</source>
   <translation>胡了，点“胡”</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Your name at the table</source>
   <translation>牌桌上叫什么</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>Your own voices: a folder each in {folder}</source>
   <translation>自己的语音包：每个一个文件夹，放在 {folder}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/leave_sheet.py" />
   <source>Your seat plays on by itself until the round ends, and the round is booked as it ends.</source>
   <translation>座位转托管打到这局结束，结果照样入账。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Your tiles make: {patterns}.</source>
   <translation>手里成了：{patterns}。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>Your turn: throw {tile}</source>
   <translation>轮到你：打{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>Your {coins}</source>
   <translation>你的{coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>a pair in hand and the third drawn</source>
   <translation>手里一对，摸到第三张，必偎</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>a pair in hand and the third drawn, laid open: let go before</source>
   <translation>手里一对，摸到第三张，必偎；碰过没碰，臭偎明放</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <source>a person</source>
   <translation>真人</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>a tile</source>
   <translation>一张牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>a win was let go</source>
   <translation>放过胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>added</source>
   <translation>已加</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/state_words.py" />
   <source>all paid</source>
   <translation>已结账</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>and %n face down</source>
   <translation>
    <numerusform>另有 %n 暗偎</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/sets_page.py" />
   <source>as the program knows tiles</source>
   <translation>按程序自带的认法</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>as you said</source>
   <translation>你说的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <location filename="../../mjdesk/ui/lobby/words.py" />
   <source>base {coins}</source>
   <translation>底 {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/posted_words.py" />
   <source>cancelled</source>
   <translation>已取消</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/naming.py" />
   <source>cannot be discarded</source>
   <translation>不能打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/records_sheet.py" />
   <source>cannot be read</source>
   <translation>打不开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>chi</source>
   <translation>吃</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>choose what it is</source>
   <translation>选一下是什么牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <location filename="../../mjdesk/ui/table/plates.py" />
   <source>dealer</source>
   <translation>庄家</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>dealt four alike, laid at once</source>
   <translation>起手四张，必提</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <source>dealt in</source>
   <translation>放炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>declares</source>
   <translation>报</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>deleted</source>
   <translation>删掉</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>discard {tile}</source>
   <translation>打{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>does not fit</source>
   <translation>对不上</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>drawn {points}</source>
   <translation>自摸 {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>draws</source>
   <translation>摸牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>empty table</source>
   <translation>空桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>enough, {least} needed</source>
   <translation>够 {least} 了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>fewer rounds lead</source>
   <translation>局数少的在前</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>flower</source>
   <translation>补花</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <source>free</source>
   <translation>不计币</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>from others {points}</source>
   <translation>点炮 {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <source>from {coins}</source>
   <translation>{coins} 起</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>from {coins} gold</source>
   <translation>{coins} 金币起</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>further from a win</source>
   <translation>离胡更远</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/naming.py" />
   <source>hand tile {place}</source>
   <translation>手牌第 {place} 张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>huxi</source>
   <translation>胡息</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>huxi +{gain}</source>
   <translation>胡息 +{gain}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>in the wardrobe</source>
   <translation>在衣柜里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <source>just threw</source>
   <translation>刚打出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>kong</source>
   <translation>杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>laid ready</source>
   <translation>已备好</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/board.py" />
   <location filename="../../mjdesk/ui/table/console.py" />
   <source>left</source>
   <translation>余牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>may pay {points}</source>
   <translation>点炮 {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <location filename="../../mjdesk/ui/table/plates.py" />
   <source>minus {points}</source>
   <translation>负 {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/public_screen.py" />
   <source>mjdesk: looking on</source>
   <translation>mjdesk：旁观</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>more dangerous</source>
   <translation>更容易点炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>more wins lead</source>
   <translation>胡得多的在前</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>nearer to a win</source>
   <translation>离胡更近</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>no</source>
   <translation>否</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/felt.py" />
   <source>no chi</source>
   <translation>不能吃</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/felt.py" />
   <source>no peng</source>
   <translation>不能碰</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>nobody wins</source>
   <translation>荒庄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>none</source>
   <translation>没有</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/difference_sheet.py" />
   <source>not there</source>
   <translation>没有</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table_camera/page.py" />
   <source>not watched</source>
   <translation>不看</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_pictures.py" />
   <source>nothing</source>
   <translation>没有牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <location filename="../../mjdesk/ui/lobby/words.py" />
   <source>nothing is booked</source>
   <translation>不记账</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>of everything; the latest first</source>
   <translation>全部，最新的在前</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/changes_page.py" />
   <source>of this evening</source>
   <translation>这一场的</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>off</source>
   <translation>关</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>on</source>
   <translation>开</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>on the table</source>
   <translation>桌上</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/house_sheet.py" />
   <source>only with the standard</source>
   <translation>只和标准比</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <source>open to all</source>
   <translation>不限</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>passed</source>
   <translation>过胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>peng</source>
   <translation>碰</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/worst.py" />
   <source>points</source>
   <translation>分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/words.py" />
   <source>points × {factor}</source>
   <translation>分 × {factor}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/words.py" />
   <source>points × {factor}, fee {fee}</source>
   <translation>分 × {factor}，回收 {fee}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/rows.py" />
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>props were used</source>
   <translation>道具局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>ready</source>
   <translation>听牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/choice.py" />
   <source>right</source>
   <translation>对</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/state_words.py" />
   <source>running</source>
   <translation>在打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>safer</source>
   <translation>更安全</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>settled</source>
   <translation>已经结算</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>share the place</source>
   <translation>并列</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>simulated table</source>
   <translation>模拟牌桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/naming.py" />
   <source>skin tile</source>
   <translation>皮子</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/option_row.py" />
   <source>standard is {value}</source>
   <translation>标准是 {value}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <source>sticks {points}</source>
   <translation>点棒 {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>table {table}   hand {hand}</source>
   <translation>桌上 {table}   手里 {hand}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>the best</source>
   <translation>最好</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>the fourth of its peng turned up</source>
   <translation>碰过的，翻出第四张，必跑</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>the fourth of its wei came out</source>
   <translation>偎过的，别家出第四张，必跑</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>the fourth of its wei drawn</source>
   <translation>偎过的，自己摸到第四张，必提</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>the others are playing</source>
   <translation>别家在打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <source>the program</source>
   <translation>电脑代打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>the room</source>
   <translation>房间</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>three in hand and the fourth came out</source>
   <translation>坎里三张，别家出第四张，必跑</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>three in hand and the fourth drawn</source>
   <translation>坎里三张，自己摸到第四张，必提</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>throws</source>
   <translation>打出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/plates.py" />
   <source>to throw</source>
   <translation>该出牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/waits.py" />
   <source>turned / drawn</source>
   <translation>别家翻 / 自摸</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>turned up</source>
   <translation>翻出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>turned up by others {points}</source>
   <translation>别人翻 {points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/program_card.py" />
   <source>version {number}</source>
   <translation>版本 {number}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/moment.py" />
   <source>wait on {kinds} kinds, %n tiles</source>
   <translation>
    <numerusform>听 {kinds} 种 %n 张</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/naming.py" />
   <source>wild tile</source>
   <translation>赖子</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>wins</source>
   <translation>胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>wins less often, {a}% against {b}%</source>
   <translation>更难胡，{a}% 比 {b}%</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>wins less, {a} against {b}</source>
   <translation>胡得更小，{a} 比 {b}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>wins more often, {a}% against {b}%</source>
   <translation>更容易胡，{a}% 比 {b}%</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>wins more, {a} against {b}</source>
   <translation>胡得更大，{a} 比 {b}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/bar.py" />
   <source>with bi</source>
   <translation>要比</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/seats_panel.py" />
   <source>won</source>
   <translation>胡</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>worn</source>
   <translation>穿着</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/wardrobe.py" />
   <source>worn, by level</source>
   <translation>穿着，按等级</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/story.py" />
   <source>worth more</source>
   <translation>更值分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/choice.py" />
   <source>wrong</source>
   <translation>错</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <source>yes</source>
   <translation>是</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>your seat plays on</source>
   <translation>转托管，不罚</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/home.py" />
   <source>your turn</source>
   <translation>轮到你出牌</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>{agreed} of %n decisions as an expert, lost {points} in all</source>
   <translation>
    <numerusform>%n 个决定里 {agreed} 个和高手一样，一共亏了 {points} 分</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>{away} tiles from a win</source>
   <translation>差 {away} 张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>{coins} each</source>
   <translation>每家 {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>{coins} game coins; nothing here costs real money</source>
   <translation>{coins} 游戏币；这里不花真钱</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/street.py" />
   <source>{coins} short</source>
   <translation>还差 {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/game.py" />
   <source>{coins} short for this room</source>
   <translation>这个房间还差 {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/page.py" />
   <source>{device} · {seconds} s ago</source>
   <translation>{device} · {seconds} 秒前</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>{done} of {asked} weighed</source>
   <translation>想过 {done} 手，一共 {asked} 手</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>{file} cannot be used: {what}</source>
   <translation>{file} 用不了：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/backups_sheet.py" />
   <source>{file} takes the place of the ledger. It is checked first, and the ledger is backed up.</source>
   <translation>用 {file} 代替现在的账本。会先检查它，并备份现在的账本。</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_page.py" />
   <source>{found} tiles found, {due} laid out in order</source>
   <translation>找到 {found} 张，按顺序该有 {due} 张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/plate.py" />
   <source>{gold} to {level}</source>
   <translation>离{level} {gold}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{here}: {tile} is not seen</source>
   <translation>{here}：没看到{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{here}: {tile} too many</source>
   <translation>{here}：多了{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{here}: {tile}, read as {seen}</source>
   <translation>{here}：{tile}读成了{seen}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>{how}. What does {payer} pay?</source>
   <translation>{how}。{payer}要付多少？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/waits.py" />
   <location filename="../../mjdesk/ui/settlement/sets.py" />
   <location filename="../../mjdesk/ui/table/words.py" />
   <source>{huxi} huxi</source>
   <translation>{huxi} 胡息</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/plates.py" />
   <source>{huxi} huxi on the table</source>
   <translation>桌上 {huxi} 胡息</translation>
  </message>
  <message numerus="yes">
   <location filename="../../mjdesk/ui/table/waits.py" />
   <source>{kinds} kinds, %n left</source>
   <translation>
    <numerusform>{kinds} 种 %n 张</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>{left} useful tiles unseen</source>
   <translation>还有 {left} 张进张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/level_sheet.py" />
   <source>{level} from {gold} gold</source>
   <translation>{gold} 金币升{level}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>{minutes} minutes more</source>
   <translation>加 {minutes} 分钟</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/trend.py" />
   <source>{month}/{day}</source>
   <translation>{month} 月 {day} 日</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel.py" />
   <source>{moves} steps, {corrected} corrected</source>
   <translation>{moves} 步，改过 {corrected} 次</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/watching.py" />
   <source>{names}: not to be watched</source>
   <translation>{names}不给看</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/change_words.py" />
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>{name} deals</source>
   <translation>{name}坐庄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/new_match.py" />
   <source>{name} does not go with the other rules: {what}</source>
   <translation>{name}和别的规则合不上：{what}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/option_row.py" />
   <source>{name} must be a whole number, {least} or more</source>
   <translation>{name}要填整数，最少 {least}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/bag_sheet.py" />
   <source>{number} at most in the bag</source>
   <translation>包里最多 {number} 个</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/teach_card.py" />
   <source>{number} of {all} kinds learned</source>
   <translation>已学 {number} 种，共 {all} 种</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/cost.py" />
   <source>{number} {coins} short</source>
   <translation>还差 {number} {coins}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/about/page.py" />
   <source>{path}: no names, no paths of yours</source>
   <translation>{path}：里面没有名字，也没有你的路径</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/words.py" />
   <source>{per_cent} % sure</source>
   <translation>{per_cent} % 把握</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/ranking_page.py" />
   <source>{points} to the place above</source>
   <translation>离上一名 {points} 分</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>{right} of {done} right</source>
   <translation>答对 {right} / {done}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/files_sheet.py" />
   <source>{rounds} rounds in {evenings} evenings, {known} there already; new players: {names}</source>
   <translation>{evenings} 场共 {rounds} 局，已有 {known} 局；新玩家：{names}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/page.py" />
   <source>{rules} · round {number}</source>
   <translation>{rules} · 第 {number} 局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{rules}, round {number}</source>
   <translation>{rules} 第 {number} 局</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settings_sheet.py" />
   <source>{seconds} s</source>
   <translation>{seconds} 秒</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/desks.py" />
   <source>{table}, free stool {number}</source>
   <translation>{table}，{number} 号空凳</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>{tile} is not in the wall</source>
   <translation>{tile}不在牌墙</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>{tile} is not in the wall; the prop stays in your bag</source>
   <translation>{tile}不在牌墙，道具没有用掉</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/lobby/told_view.py" />
   <source>{tile} lies in part {parts} of six</source>
   <translation>{tile}在六段里的第 {parts} 段</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{tile}: not at {here}, but at {there}</source>
   <translation>{tile}不在{here}，在{there}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/reasons.py" />
   <source>{tile}: {what}; {pays}; {left} unseen</source>
   <translation>{tile}：{what}；{pays}；还有 {left} 张</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/clock_sheet.py" />
   <source>{time} left</source>
   <translation>还剩 {time}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/advice.py" />
   <source>{what} {points}, {less} against {best}</source>
   <translation>{what} {points}，比{best} {less}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{what}: {why}</source>
   <translation>{what}：{why}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>{who} deals next</source>
   <translation>下一局{who}坐庄</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>{who} discards {tile}</source>
   <translation>{who}打{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{who} draws</source>
   <translation>{who}摸牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/lines.py" />
   <source>{who} for {other}</source>
   <translation>{who}替{other}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/lessons.py" />
   <source>{who} is playing</source>
   <translation>{who}在打</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>{who} lays out {tile}</source>
   <translation>{who}补花{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/sheet.py" />
   <source>{who} leads with {points}</source>
   <translation>{who}第一，{points}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/settlement/band.py" />
   <source>{who} left</source>
   <translation>{who} 离桌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{who} played</source>
   <translation>{who}打出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{who} robbed a kong of {source}</source>
   <translation>{who}抢{source}的杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{who} robbed your kong</source>
   <translation>{who}抢你的杠</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{who} shows {tile}</source>
   <translation>{who}亮出{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{who} turned up</source>
   <translation>{who}翻出</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/cardtable/words.py" />
   <source>{who} turns up {tile}</source>
   <translation>{who}翻出{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/table/access.py" />
   <source>{who} wins on {tile}</source>
   <translation>{who}胡{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/review_page.py" />
   <source>{who} won</source>
   <translation>{who}胡了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{who} won by self-draw</source>
   <translation>{who}自摸</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{who} won on a tile of {source}</source>
   <translation>{who}胡，{source}点炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/words.py" />
   <source>{who} won on your tile</source>
   <translation>{who}胡，你点炮</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/records/replay_page.py" />
   <source>{who}'s eyes</source>
   <translation>{who}的视角</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{who}, hand</source>
   <translation>{who}手里</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <location filename="../../mjdesk/ui/table_camera/words.py" />
   <source>{who}, melds</source>
   <translation>{who}副露</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <location filename="../../mjdesk/ui/table_camera/words.py" />
   <source>{who}, pond</source>
   <translation>{who}面前</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{who}, wall</source>
   <translation>{who}牌墙</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/panel_words.py" />
   <source>{who}: a kong of which tile?</source>
   <translation>{who} 杠哪张？</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/companion/words.py" />
   <source>{who}: {what} {tile}</source>
   <translation>{who}：{what}{tile}</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/entry_page.py" />
   <source>{wind} round</source>
   <translation>{wind}风圈</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>{winner} wins by self-draw</source>
   <translation>{winner}自摸</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>{winner} wins on a card that {source} turned up</source>
   <translation>{winner}胡了{source}翻的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/learn/practice.py" />
   <source>{winner} wins on a tile of {source}</source>
   <translation>{winner}胡{source}的牌</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/page.py" />
   <source>“{name}” has learned it</source>
   <translation>“{name}”记住了</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/photo/opening.py" />
   <source>“{name}” is learned: photos are read by it now</source>
   <translation>“{name}”学好了，照片现在按它来认</translation>
  </message>
  <message>
   <location filename="../../mjdesk/ui/ledger/hours_chart.py" />
   <source>− lost</source>
   <translation>− 输</translation>
  </message>
 </context>
</TS>
