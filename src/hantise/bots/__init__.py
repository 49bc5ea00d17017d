"""Bots: one protocol, the seat that they play from, and the guard that no bot's fault stops a table."""

from .base import Bot
from .blindness import blind
from .guard import Answer, answer
from .heuristics import Heuristics, heuristics
from .names import BOTS, bot
from .seat import Budget, Seat
from .worker import Worker

__all__ = ["BOTS", "Answer", "Bot", "Budget", "Heuristics", "Seat", "Worker", "answer", "blind", "bot", "heuristics"]
