#!/usr/bin/env python3
"""Random play of hearts by OpenSpiel's C++ code, as a yardstick beside `duello bench coal`.

OpenSpiel (Apache-2.0) is the usual library of games of hidden information. Its Python package runs whole matches in
C++ (`pyspiel.evaluate_bots`), so no Python is in the loop that is measured. Hearts is the card game there that comes
nearest: hidden hands, 52 decisions a match, cheap rules.

Install and run, on one core, in the same minute as our own bench:

    python3 -m venv target/peers && target/peers/bin/pip install open_spiel
    taskset -c 0 target/peers/bin/python benches/peers/openspiel_hearts.py
    taskset -c 0 target/release/duello bench coal

Optional, never part of the tests. Prints one line: matches and decisions a second, decisions a match, the checksum of
returns. With SECONDS as argument it runs that long (default 5).
"""

import sys
import time

try:
    import pyspiel
except ImportError:
    sys.exit("open_spiel is not installed: see the head of this file")


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    game = pyspiel.load_game("hearts")
    # Decisions of the players in one match; deals are chance and do not count. Counted once by hand.
    state = game.new_initial_state()
    decisions_a_match = 0
    seed = 1
    while not state.is_terminal():
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
        actions = state.legal_actions()
        if not state.is_chance_node():
            decisions_a_match += 1
        state.apply_action(actions[(seed >> 33) % len(actions)])

    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    matches, checksum = 0, 0.0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(50):
            checksum += sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, matches))
            matches += 1
    elapsed = time.perf_counter() - started
    print(
        f"openspiel hearts (evaluate_bots): {matches / elapsed:,.0f} matches/s, "
        f"{matches * decisions_a_match / elapsed / 1e6:.2f} M decisions/s, {decisions_a_match} decisions a match, "
        f"checksum {checksum:.0f}"
    )


if __name__ == "__main__":
    main()
