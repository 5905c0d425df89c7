"""The arena: bots against bots on mirrored deals, and what that says about them.

`plan` says who plays whom, `match` plays a game, `workers` play many, `store` keeps them,
`ratings` says what they mean, and `arena` is all of it together.
"""
