/* How the service worker handles notices; the worker that the build makes loads this file. */

const WORDS = { en: 'Open', hu: 'Megnyitás' }

self.addEventListener('push', (event) => {
  const { title, body, language, page, tag } = event.data.json()
  const actions = [{ action: 'open', title: WORDS[language] ?? WORDS.en }]
  const look = { body, tag, lang: language, icon: 'icon-192.png', data: { page } }
  event.waitUntil(self.registration.showNotification(title, { ...look, actions }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data?.page ?? '#/')))
})

// A browser may change its push address by itself; whoever is signed in here then gets notices at the new one.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

/** Opens a page of the app, in the window that already shows it if there is one. */
async function open(page) {
  const url = new URL(page.startsWith('#/') ? page : '#/', self.registration.scope).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((one) => one.url === url)
  return shown === undefined ? self.clients.openWindow(url) : shown.focus()
}

async function renew({ newSubscription, oldSubscription }) {
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options))
  const { endpoint, keys } = subscription.toJSON()
  const headers = { 'content-type': 'application/json' }
  return fetch('account/push-add', { method: 'POST', headers, body: JSON.stringify({ endpoint, keys }) })
}
