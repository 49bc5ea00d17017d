// 'Something is wrong here': what the page knows of itself goes with the form, so that the file holds what this person met.
import { lately } from './line.js'

const LONGEST = 4000       // characters of a message
const root = document.documentElement

export function fill(form) {
  const T = document.getElementById('table').dataset
  form.elements.page.value = JSON.stringify({
    net: root.dataset.net, state: root.dataset.state ?? '', shown: T.v, note: document.getElementById('note')?.textContent ?? '',
    status: document.getElementById('say')?.textContent ?? '', question: document.getElementById('asked')?.value,
    draft: [...document.querySelectorAll('[data-is=on]')].map(e => e.dataset.at),
    can: [...new Set([...document.querySelectorAll('[data-is=can]')].map(e => e.dataset.at))],
    screen: [innerWidth, innerHeight, devicePixelRatio], browser: navigator.userAgent, language: root.lang, theme: root.dataset.theme ?? '',
    scripts: [...document.scripts].map(s => new URL(s.src, location).pathname).filter(Boolean),
    lately: lately.map(({ way, ago, text }) => ({ way, ms: Math.round(performance.now() - ago), text: text.slice(0, LONGEST) })),
  }).slice(0, 190000)
}
