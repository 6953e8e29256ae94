"""The expert player of mahjong: every action by what it is worth under the rule system's own settlement."""

from .player import ExpertPlayer, MahjongWeigher

__all__ = ["ExpertPlayer", "MahjongWeigher"]
