// What the browser keeps of this house while no page of it is open: it shows a notice, and opens the table that it speaks of.
addEventListener('push', event => {
  let told = {}
  try { told = event.data.json() } catch { /* not ours */ }
  const { title = 'Hantise', body = '', url = '/', tag = '' } = told
  event.waitUntil(registration.showNotification(title, { body, tag, renotify: Boolean(tag), data: url, icon: '/favicon.ico' }))
})

addEventListener('notificationclick', event => {
  event.notification.close()
  const url = new URL(event.notification.data, location.origin)
  if (url.origin !== location.origin) return
  event.waitUntil(clients.matchAll({ type: 'window' }).then(open => {
    const there = open.find(page => new URL(page.url).pathname === url.pathname)
    return there ? there.focus() : clients.openWindow(url)
  }))
})
