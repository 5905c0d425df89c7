"""`Quadropolis-v0` for `gymnasium.make` and `gymnasium.make_vec`."""

from quadropolis.env.errors import optional

NAME = "Quadropolis-v0"


def register() -> None:
    """Make the environment known to Gymnasium, if it is not yet."""
    registration = optional("gymnasium.envs.registration", "env")
    if NAME not in registration.registry:
        registration.register(
            NAME,
            entry_point="quadropolis.env.single:QuadropolisEnv",
            vector_entry_point="quadropolis.env.vector:QuadropolisVectorEnv",
        )
