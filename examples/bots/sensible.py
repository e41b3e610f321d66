#!/usr/bin/env python3
"""A Shoal bot in Python: any legal action, with a little sense. docs/bots.md tells the protocol."""
import json
import random
import sys
from collections import Counter


def go_fish(view, log, legal, chance):
    """Who asked for a rank holds it, until the cards are given away or laid down."""
    holds = set()
    for entry in log:
        if entry["type"] == "ask" and entry["seat"] != view["seat"]:
            holds.add((entry["seat"], entry["rank"]))
        elif entry["type"] == "gave":
            holds -= {(entry["seat"], card[0]) for card in entry["cards"]}
        elif entry["type"] == "booked":
            holds -= {(seat, entry["rank"]) for seat in range(view["seats"])}
    sure = [action for action in legal if (action.get("target"), action.get("rank")) in holds]
    return chance.choice(sure or legal)


def crazy_eights(view, log, legal, chance):
    """Get rid of the longest suit; keep wild cards, which name a suit, for later."""
    plays = [action for action in legal if action["type"] == "play"]
    if not plays:
        return chance.choice(legal)
    suits = Counter(card[1] for card in view["hand"])
    return max(plays, key=lambda play: ("suit" not in play, suits[play.get("suit", play["card"][1])]))


def anything(view, log, legal, chance):
    """Another game: any legal action."""
    return chance.choice(legal)


CHOOSE = {"go-fish": go_fish, "crazy-eights": crazy_eights}


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        choose = CHOOSE.get(message["game"], anything)
        say({"protocol": "shoal-bot/1", "name": "sensible-python"})
    elif message["type"] == "deal":
        chance = random.Random(message["seed"])
    elif message["type"] == "choose":
        say(choose(message["view"], message["log"], message["legal"], chance))
    elif message["type"] == "bye":
        break
