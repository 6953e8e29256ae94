"""The hooks of a rule system by what they are about; `base.RuleSystem` is all of them."""
