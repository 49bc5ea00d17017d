"""Adaptors: the games as environments of PettingZoo and Gymnasium, and as games of OpenSpiel.

Each is a module of its own, which needs what it adapts to: `pip install hantise[pettingzoo]`, `[gymnasium]`, `[openspiel]`.
Nothing else of the house imports them. How actions and observations are made of a game stands in `learner.py`.
"""
