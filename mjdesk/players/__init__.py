"""Who answers `legal_actions`: random, greedy and better players. They are given views, never the round."""
