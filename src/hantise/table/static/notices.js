// The page of notices: sounds of this device (kept in the browser), and this browser's own push service.
import { play } from './sounds.js'

const $ = id => document.getElementById(id)
const kept = name => { try { return localStorage.getItem(name) } catch { return null } }

for (const box of document.querySelectorAll('[data-sound]')) {
  const name = `sound-${box.dataset.sound}`
  box.checked = kept(name) === 'yes'
  box.addEventListener('change', () => {
    try { box.checked ? localStorage.setItem(name, 'yes') : localStorage.removeItem(name) } catch { box.checked = false }
    if (box.checked) play(box.dataset.sound)
  })
}
for (const button of document.querySelectorAll('[data-try]')) button.addEventListener('click', () => play(button.dataset.try))
$('sounds').hidden = false

for (const e of document.querySelectorAll('time[data-at-time]')) e.textContent = new Date(1000 * e.dataset.atTime).toLocaleString()

// A browser that can be reached while no page is open: only on a safe origin, and where it has such a service.
const push = $('push'), say = text => { $('push-said').textContent = text }
const able = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && push
if (push) {
  $('push-on').hidden = !able
  if (!able) say(push.dataset.none)
}

const bytes = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0))
const words = buffer => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

async function subscribe() {
  if (await Notification.requestPermission() !== 'granted') { say(push.dataset.denied); return }
  say(push.dataset.wait)
  const worker = await navigator.serviceWorker.register('/sw.js')
  await navigator.serviceWorker.ready
  const ask = { userVisibleOnly: true, applicationServerKey: bytes(push.dataset.vapid) }
  let found = await worker.pushManager.getSubscription()
  if (found && words(found.options.applicationServerKey) !== push.dataset.vapid) { await found.unsubscribe(); found = null }
  found ||= await worker.pushManager.subscribe(ask)
  $('push-endpoint').value = found.endpoint
  $('push-key').value = words(found.getKey('p256dh'))
  $('push-secret').value = words(found.getKey('auth'))
  push.submit()
}

if (able) $('push-on').addEventListener('click', event => {
  event.preventDefault()
  subscribe().catch(() => say(push.dataset.failed))
})
