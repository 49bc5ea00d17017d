"""The French text does not say which card he does not have."""

from .honest import Attic, changed, planted

FINDS, SAYS = 10, "fr: lacks does not speak of card, as another language does"

GAME = planted(Attic, folder=changed("locale/fr.ftl", "{ $who } n’a pas { $card }.", "{ $who } ne l’a pas."))
