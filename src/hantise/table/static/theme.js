// Runs before the first paint, from the head: what the reader has chosen (colours, motion, what he is asked back about) is set before anything is drawn, and
// kept in his browser. Nothing chosen: as his system has it. A select with data-choice="theme" sets the word of that name.
(() => {
  const root = document.documentElement
  const CHOICES = { theme: ['dark', 'light', 'contrast'], motion: ['normal', 'faster', 'off'], doubt: ['deeds', 'no'] }
  const kept = name => { try { return localStorage.getItem(name) } catch { return null } }      // storage may be forbidden
  const wear = (name, value) => { if (CHOICES[name].includes(value)) root.dataset[name] = value; else delete root.dataset[name] }
  for (const name in CHOICES) wear(name, kept(name))
  addEventListener('DOMContentLoaded', () => {
    for (const choice of document.querySelectorAll('[data-choice]')) choice.value = root.dataset[choice.dataset.choice] || 'auto'
  })
  addEventListener('change', ({ target }) => {
    const name = target.dataset?.choice
    if (!name) return
    wear(name, target.value)
    try { localStorage.setItem(name, target.value) } catch { /* it holds for this page then */ }
  })
})()
