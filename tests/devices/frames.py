"""Frames drawn by hypothesis, and those of the vector file."""

from __future__ import annotations

from hypothesis import strategies as st

from mjdesk.devices.link import messages as m
from mjdesk.engine.tiles import KINDS, UNKNOWN

words = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=20)
shorts = st.integers(0, m.SEQUENCE - 1)
tiles = st.lists(st.sampled_from([*range(KINDS), UNKNOWN]), max_size=40).map(tuple)
seats = st.integers(0, 3)
seen = st.one_of(
    st.builds(m.Seen, st.sampled_from(sorted(m.SEATED)), seats, tiles, st.integers(0, 100)),
    st.builds(m.Seen, st.just(m.Zone.INDICATOR), st.none(), tiles, st.integers(0, 100)),
)
presses = st.builds(m.Press, shorts, seats, words)
throws = st.builds(m.Throw, shorts, st.lists(st.integers(1, 6), max_size=4).map(tuple))
sticks = st.builds(m.Sticks, seats, st.integers(-(1 << 31), (1 << 31) - 1), words)
specs = st.builds(
    m.ZoneSpec,
    st.sampled_from(list(m.Zone)),
    st.sets(seats).map(lambda s: tuple(sorted(s))),
    st.sampled_from(list(m.Detail)),
)


def few(items: st.SearchStrategy) -> st.SearchStrategy:
    return st.lists(items, max_size=4).map(tuple)


bodies = st.one_of(
    st.builds(
        m.Hello,
        st.just(m.PROTOCOL),
        words,
        words,
        st.integers(0, (1 << 32) - 1),
        few(specs),
        st.sets(st.sampled_from(list(m.Feature))).map(lambda s: tuple(sorted(s))),
    ),
    st.just(m.Beat()),
    seen,
    st.builds(m.Snapshot, few(seen), few(presses), few(throws), few(sticks), st.booleans()),
    presses,
    throws,
    sticks,
    st.builds(m.Lift, st.booleans()),
    st.builds(m.Trouble, words, words),
    st.builds(m.Done, shorts, st.booleans(), words),
    st.builds(m.Greet, st.integers(0, 255), words),
    st.just(m.Ask()),
    st.builds(m.Heard, shorts),
    st.builds(m.Command, shorts, st.sampled_from(list(m.Order)), st.none() | seats, shorts, tiles),
)
frames = st.builds(m.Frame, shorts, st.integers(0, (1 << 32) - 1), bodies)
