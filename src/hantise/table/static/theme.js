// Runs before the first paint, from the head: a chosen theme is set before anything is drawn. No theme: the system's.
(() => {
  const root = document.documentElement
  const kept = () => { try { return localStorage.getItem('theme') } catch { return null } }      // storage may be forbidden
  const wear = theme => { if (theme === 'dark' || theme === 'light') root.dataset.theme = theme; else delete root.dataset.theme }
  wear(kept())
  addEventListener('DOMContentLoaded', () => {
    for (const choice of document.querySelectorAll('[data-theme-choice]')) {
      choice.value = root.dataset.theme || 'auto'
      choice.addEventListener('change', () => {
        wear(choice.value)
        try { localStorage.setItem('theme', choice.value) } catch { /* it holds for this page then */ }
      })
    }
  })
})()
