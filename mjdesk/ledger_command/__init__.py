"""``mjdesk ledger …``: players, sessions, statistics, files. The ledger itself is loaded when a command runs."""

from __future__ import annotations

from ..command_group import group
from . import evening_commands, files_commands, people_commands, session_commands

app = group("Scores of a home table or a parlor: players, sessions, statistics, export, import, backup.")

app.command("players")(people_commands.players)
app.command("player")(people_commands.player)
app.command("ranking")(people_commands.ranking)
app.command("compare")(people_commands.compare)
app.command("sessions")(session_commands.sessions)
app.command("session")(session_commands.session)
app.command("changes")(session_commands.changes)
app.command("begin")(session_commands.begin)
app.command("save")(session_commands.save)
app.command("correct")(session_commands.correct)
app.command("fine")(session_commands.fine)
app.command("fee")(session_commands.fee)
app.command("chips")(evening_commands.chips)
app.command("rate")(evening_commands.rate)
app.command("extend")(evening_commands.extend)
app.command("draw")(evening_commands.draw)
app.command("assign")(evening_commands.assign)
app.command("end")(session_commands.end)
app.command("settle")(session_commands.settle)
app.command("export")(files_commands.export)
app.command("import")(files_commands.import_)
app.command("backup")(files_commands.backup)
app.command("backups")(files_commands.backups)
app.command("restore")(files_commands.restore)
app.command("serve")(files_commands.serve)
app.command("check")(files_commands.check)
