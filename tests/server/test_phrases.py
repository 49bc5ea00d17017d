"""Set phrases: said aloud, and heard by everybody at the table in his own language (EC-4P-10)."""

from __future__ import annotations

from served import House

from hantise.core.registry import game
from hantise.table.talk import HOUSE

EVIL = game("evil_corp")


def test_everybody_hears_it_in_his_own_language(house: House) -> None:
    """The rival, the partner and a spectator alike, at once and in the log; without a script by a form."""
    ann = house.browser()
    table = ann.new(**{"game": "evil_corp", "players": "2", "who-0": "me", "who-0-name": "Ann", "who-1": "link"})
    own = {*EVIL.words["phrase"], *HOUSE}
    assert ann.get(table).text.count('name="phrase"') == len(own) < len(EVIL.words["phrase"]) + len(HOUSE)
    mine, french = ann.live(table), house.browser().live(table, headers={"accept-language": "fr"})
    mine.drain()
    french.drain()
    mine.send({"say": "well_played"})
    assert mine.until("why")["why"] == "Ann: “Well played!”"
    assert french.until("why")["why"] == "Ann : « Bien joué ! »"
    assert "Bien joué" in house.browser("fr").get(table).text
    mine.send({"say": "anything else"})
    assert "Well" not in mine.until("why")["why"]
    assert ann.post(f"{table}/say", {"phrase": "thanks"}).status_code in (200, 303)
    assert ann.get(table).text.count("Thank you.") == 3  # its button, the line of the log, the line of the talk
    stranger = house.browser()
    assert 'name="phrase"' not in stranger.get(table).text
    assert stranger.post(f"{table}/say", {"phrase": "thanks"}).status_code == 403
