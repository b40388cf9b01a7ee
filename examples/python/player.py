"""A player for Sietch in plain Python: nothing but the standard library.

As a bot, asked by Sietch:
    npx sietch arena --game imperium --players 4 --bots "exec:python3 examples/python/player.py,random" --games 10

As a program that plays a game by itself, asking Sietch for the rules and for opponents:
    python3 examples/python/player.py npx sietch engine
"""

import json
import random
import subprocess
import sys

PROTOCOL = 1

# What it would rather do than anything else, the best first: the beginnings of keys.
WISHES = ["agent:", "acquire:", "deploy:", "intrigue:"]


def choose(question, dice):
    """Picks one of the keys of a question; question["view"] holds all that our seat can see."""
    keys = question["keys"]
    for wish in WISHES:
        liked = [key for key in keys if key.startswith(wish)]
        if liked:
            return dice.choice(liked)
    return dice.choice(keys)


def write(stream, message):
    stream.write(json.dumps(message) + "\n")
    stream.flush()


def be_asked():
    """Plays as a bot: every line in is a saying, every view is answered."""
    dice = random.Random(1)
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            write(sys.stdout, {"do": "hello", "protocol": PROTOCOL, "name": "player.py"})
        elif said["type"] == "view":
            write(sys.stdout, {"do": "choose", "key": choose(said, dice)})
        elif said["type"] == "quit":
            return


def play(command):
    """Starts an engine and plays one game of three against its bots, looking ahead once on the way."""
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(**wish):
        write(engine.stdin, wish)
        said = json.loads(engine.stdout.readline())
        if said["type"] == "error":
            raise RuntimeError(said["code"] + ": " + said["message"])
        return said

    dice = random.Random(1)
    ask(do="hello", protocol=PROTOCOL, name="player.py")
    said = ask(do="new", game="imperium", options={"players": 3}, seed="python", seats=[0], bots="easy")
    questions = 0
    while said["type"] == "view":
        questions += 1
        key = choose(said, dice)
        if questions == 5:
            found = ask(do="search", playouts=20)
            key = found["choices"][0]["key"]
            print("after", found["playouts"], "playouts:", key)
        said = ask(do="choose", key=key)
    print("questions:", questions, "winners:", said["outcome"]["winners"])
    ask(do="quit")
    return engine.wait()


if __name__ == "__main__":
    sys.exit(play(sys.argv[1:]) if len(sys.argv) > 1 else be_asked())
