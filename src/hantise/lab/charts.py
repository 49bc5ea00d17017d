"""Charts as SVG that stands in a page: drawn by matplotlib, with words as words, in the page's own font and colours, dark or
light. No script and nothing from a network."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any

import matplotlib

matplotlib.use("svg")

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .squeeze import squeezed

INK, PALE, MAIN, SECOND, GRID = "#010203", "#010204", "#010205", "#010206", "#010207"  # stand for the colours of the page
COLOURS = {INK: "var(--ink)", PALE: "var(--pale)", MAIN: "var(--main)", SECOND: "var(--second)", GRID: "var(--grid)"}
SHADES = (  # of the same, light and dark, where a chart is a file of its own
    ("#23202a", "#8a8492", "#6a3fa0", "#c2571a", "#e4e0ea"),
    ("#ece8f2", "#8f889b", "#b493e6", "#f0a064", "#3a3544"),
)
WIDTH = 7.2  # inches of 72 units
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "hantise",
    "font.size": 10.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": GRID,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "axes.axisbelow": True,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}


def svg(figure: Figure, label: str, key: str) -> str:
    """The figure as an element of a page. label: what it shows, for those who do not see it; key: a word that no other chart of
    the page has."""
    out = io.StringIO()
    figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    for stands_for, colour in COLOURS.items():
        text = text.replace(stands_for, colour)
    text = re.sub(r'(id="|#)([\w.-]+)', rf"\g<1>{key}-\g<2>", text)
    text = re.sub(r'\s*height="[\d.]+pt"|\s*width="[\d.]+pt"', "", text, count=2)
    name = label.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return squeezed(text.replace("<svg ", f'<svg role="img" aria-label="{name}" ', 1))


def alone(svg: str) -> str:
    """The same as a file of its own, with the colours of our pages, dark or light."""
    names = [colour[4:-1] for colour in COLOURS.values()]
    light, dark = (";".join(f"{n}:{c}" for n, c in zip(names, colours, strict=True)) for colours in SHADES)
    style = f":root{{{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}text{{font-family:system-ui,sans-serif}}"
    return svg.replace(">", f"><style>{style}</style>", 1) + "\n"


def canvas(rows: float) -> tuple[Figure, Axes]:
    """An empty chart, so many lines high."""
    figure = Figure(figsize=(WIDTH, 0.62 + 0.3 * rows), layout="constrained")
    return figure, figure.add_subplot()


def points(
    names: Sequence[str],
    series: Sequence[tuple[str, Sequence[dict[str, Any] | None]]],
    label: str,
    key: str,
    middle: float,
    value: str = "rate",
    unit: str = "%",
) -> str:
    """A dot with its interval for each name, one above the other, in each of one or two series. middle: a line that says where
    all is even."""
    with matplotlib.rc_context(STYLE):
        figure, axes = canvas(max(len(names), 2) * (1.0 if len(series) == 1 else 1.35))
        axes.axvline(100 * middle, color=PALE, linewidth=1.2)
        for k, (title, lines) in enumerate(series):
            shift, colour = (0.0 if len(series) == 1 else (-0.17, 0.17)[k]), (MAIN, SECOND)[k]
            drawn = [(n + shift, line) for n, line in enumerate(lines) if line is not None]
            axes.hlines(
                [y for y, _ in drawn],
                [100 * line["low"] for _, line in drawn],
                [100 * line["high"] for _, line in drawn],
                color=colour,
                linewidth=2,
                alpha=0.55,
            )
            axes.plot(
                [100 * line[value] for _, line in drawn], [y for y, _ in drawn], "so"[k == 0], color=colour, ms=6, label=title
            )
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:+g} {unit}" if middle == 0 and x else f"{x:g} {unit}")
        if len(series) > 1:
            axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1, 1), ncols=2, fontsize=10)
        return svg(figure, label, key)


def bars(names: Sequence[str], values: Sequence[float], label: str, key: str) -> str:
    """Shares, one bar above the other, with the number at its end."""
    with matplotlib.rc_context(STYLE):
        figure, axes = canvas(max(len(names), 1))
        axes.barh(range(len(names)), [100 * v for v in values], color=MAIN, height=0.62)
        for n, v in enumerate(values):
            axes.text(100 * v + 0.8, n, f"{100 * v:.1f} %", va="center", fontsize=10)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_xlim(0, 100 * max(values, default=1) * 1.12)
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:g} %")
        return svg(figure, label, key)


def lengths(counts: Sequence[tuple[int, int]], marks: Sequence[tuple[str, float]], label: str, unit: str, key: str) -> str:
    """How long games are: how many of each length, with lines at the quantiles."""
    values, weights = [v for v, _ in counts], [n for _, n in counts]
    low, high = min(values), max(values)
    with matplotlib.rc_context(STYLE | {"axes.grid.axis": "y"}):
        figure, axes = canvas(5.5)
        bins = min(40, high - low + 1)
        edges = [low + k * (high + 1 - low) / bins for k in range(bins + 1)]
        axes.hist(values, bins=edges, weights=weights, color=MAIN, alpha=0.85, rwidth=0.92)
        top, line = axes.get_ylim()[1], 0
        for n, (name, at) in enumerate(marks):
            close = n > 0 and at - marks[n - 1][1] < 0.13 * (high - low + 1)
            line = line + 1 if close else 0  # words that would lie over one another stand one above the other
            axes.axvline(at, color=SECOND, linewidth=1.4)
            axes.text(at, top * (1.03 + 0.09 * line), f"{name}: {at:g}", ha="center", fontsize=9.5)
        axes.set_ylim(0, top)
        axes.set_xlabel(unit)
        return svg(figure, label, key)
