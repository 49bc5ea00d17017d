"""A bot without Hantise: any language can do this. It reads lines of JSON, and answers each with the text of an option.

hantise simulate shy_monsters --seats "program:python3 plain.py,random" --games 20
"""

import json
import random
import sys

luck = random.Random()
seeded = False
for line in sys.stdin:
    told = json.loads(line)
    if not seeded:  # the same seed, the same game again
        luck.seed(told["seed"])
        seeded = True
    options = told["options"]
    attacks = [text for text in options if "attack" in text]
    print(luck.choice(attacks or options), flush=True)
