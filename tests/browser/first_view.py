"""What happens on a page while it is first seen: how far things move that were there already, and when the script is done."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Before anything of the page. A shift is weighed as browsers do it: the part of the screen that moves, times how far. Nobody
# touches the page meanwhile: what browsers call recent input is that the screen was given its size.
WATCH = """(() => {
    const first = window.first = { shift: 0, moved: {}, blocked: 0, painted: 0, largest: 0, ready: 0 }
    const called = node => {
        const e = node?.nodeType === 1 ? node : node?.parentElement
        return !e ? 'something gone' : e.id ? '#' + e.id : [e.nodeName.toLowerCase(), ...e.classList].join('.')
    }
    const watch = (type, told) => new PerformanceObserver(l => l.getEntries().forEach(told)).observe({ type, buffered: true })
    watch('layout-shift', e => {
        first.shift += e.value
        for (const { node } of e.sources) first.moved[called(node)] = Math.max(first.moved[called(node)] || 0, e.value)
    })
    watch('paint', e => { first.painted ||= e.startTime })
    watch('largest-contentful-paint', e => { first.largest = e.startTime })
    watch('longtask', e => { if (first.painted) first.blocked += e.duration - 50 })
    new MutationObserver((_, self) => {
        self.disconnect()
        requestAnimationFrame(() => { first.ready = performance.now() })
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-state'] })
})()"""


def watched(page: Page) -> dict[str, Any]:
    """What was noted so far, of a page that began with WATCH."""
    found: dict[str, Any] = page.evaluate("window.first")
    return found
