"""``mjdesk recognise``: the tiles and dice in photos (CONTRACT, "Command line")."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arguments import UNUSABLE
from .engine.errors import BadInput
from .engine.notation import tile_name

if TYPE_CHECKING:
    from .devices.camera.picture import Picture
    from .devices.camera.readings import Box, DieReading, Reading, Sight


def recognise(
    images: Annotated[list[Path], typer.Argument(metavar="IMAGE", help="photos: JPEG, PNG, WebP, BMP, TIFF, GIF")],
    as_json: Annotated[bool, typer.Option("--json", help="boxes, confidence and alternatives as JSON")] = False,
    own_set: Annotated[str, typer.Option("--set", metavar="NAME", help="tiles of your own, photographed before")] = "",
) -> None:
    """Tiles and dice in photos; a tile that it will not vouch for is ?."""
    from .devices.camera.own_sets import OwnSets
    from .devices.camera.picture import BadPicture, read_picture
    from .devices.camera.recogniser import Recogniser

    try:
        own = OwnSets().named(own_set) if own_set else None
    except BadInput as bad:
        print(f"mjdesk: {bad}", file=sys.stderr)
        raise typer.Exit(UNUSABLE) from None
    recogniser = Recogniser()
    seen: list[dict[str, Any]] = []
    unusable = False
    for path in images:
        try:
            picture = read_picture(path)
        except BadPicture as bad:
            print(f"mjdesk: {bad}", file=sys.stderr)
            unusable = True
            continue
        sight = recogniser.read(picture, own)
        if as_json:
            seen.append(as_told(path, picture, sight))
        else:
            print("\n".join(told(path, sight)))
    if as_json:
        print(json.dumps(seen, ensure_ascii=False, indent=1))
    if unusable:
        raise typer.Exit(UNUSABLE)


def as_told(path: Path, picture: Picture, sight: Sight) -> dict[str, Any]:
    """One picture as the contract has it: pixel boxes of the picture as stored."""
    return {
        "file": str(path),
        "tiles": [_tile(tile, picture) for tile in sight.tiles],
        "dice": [_die(die, picture) for die in sight.dice],
    }


def _tile(tile: Reading, picture: Picture) -> dict[str, Any]:
    guesses = [{"tile": tile_name(g.tile), "confidence": round(g.chance, 4)} for g in tile.alternatives]
    confidence = round(tile.confidence, 4)
    return {"tile": _name(tile), **_box(tile.box, picture), "confidence": confidence, "alternatives": guesses}


def _die(die: DieReading, picture: Picture) -> dict[str, Any]:
    return {"pips": die.pips, **_box(die.box, picture), "confidence": round(die.confidence, 4)}


def _box(box: Box, picture: Picture) -> dict[str, float]:
    stored = picture.as_stored(box)
    return {name: round(getattr(stored, name), 1) for name in "xywh"}


def _name(tile: Reading) -> str:
    if tile.back:
        return "back"
    return "?" if tile.tile is None else tile_name(tile.tile)


def told(path: Path, sight: Sight) -> Iterator[str]:
    """One picture as text: its tiles as they lie, then its dice."""
    yield f"{path}: {len(sight.tiles)} tiles, {len(sight.dice)} dice"
    if sight.tiles:
        yield "  " + " ".join(_name(tile) for tile in sight.tiles)
    if sight.dice:
        yield "  dice " + " ".join("?" if die.pips is None else str(die.pips) for die in sight.dice)
