/* The service worker: keeps one whole build of the page, so that it opens without a network.
 *
 * `BUILD` is put here when the page is built: its files, the page's addresses, and a version that
 * changes with any of them. A build is kept completely or not at all, and a newer one waits until
 * the visitor wants it, so that no page is ever made of two of them.
 *
 * It also says when somebody is called whose page is closed; `BUILD.calls` has the words for it.
 */
/* global BUILD */

const here = new URL(self.location.href)
/** Where the page's document is; everything else lies below. */
const DOCUMENT = new URL('./', here).href
/** A static site shows everything at that one address. */
const SITE = here.searchParams.has('site')
// Several sites may share an origin.
const OURS = `quadropolis ${new URL(DOCUMENT).pathname} `
const CACHE = OURS + BUILD.version
/** Where a page says in which language it is read: a worker cannot look. */
const TOLD = `quadropolis-told ${new URL(DOCUMENT).pathname}`
const FILES = new Set(BUILD.files)
const ADDRESSES = BUILD.addresses.map((pattern) => new RegExp(`^${pattern}$`))
/** The names of these change with their content. */
const ASSET = /^assets\//
/** So many files are fetched at a time: the visitor's own requests go first. */
const LINES = 3
const MOST_TRIES = 6

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})
self.addEventListener('push', (event) => event.waitUntil(call(event.data)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(event.notification.data))
})

/** Fetch the whole build; what an earlier attempt got is not fetched again. */
async function keep() {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const wanted = ['', ...FILES].filter((file) => !ASSET.test(file) || !kept.has(DOCUMENT + file))
  const line = async () => {
    for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
      await cache.put(DOCUMENT + file, await fetched(file))
    }
  }
  await Promise.all(Array.from({ length: LINES }, line))
  await checkDocument(cache)
}

/** A file of the server. Whoever asks too fast is told to wait, and waits. */
async function fetched(file) {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(DOCUMENT + file, { cache: ASSET.test(file) ? 'default' : 'no-cache' })
    if (answer.ok && !answer.redirected) return answer
    if (answer.status !== 429 || tries === MOST_TRIES) throw new Error(`${file}: ${answer.status}`)
    const seconds = Number(answer.headers.get('retry-after')) || 1
    await new Promise((done) => setTimeout(done, seconds * 1000))
  }
}

/** The document has no version in its name: it may be that of a build that came in the meantime. */
async function checkDocument(cache) {
  const text = await (await cache.match(DOCUMENT, { ignoreVary: true })).text()
  const used = text.match(/assets\/[\w.-]+/g) ?? []
  if (used.some((file) => !FILES.has(file))) throw new Error('the document is of another build')
}

/** From now on this build is shown; older ones are not needed any more. */
async function takeOver() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

/** What is answered without asking the network; nothing for what is the network's. */
function answerTo(request) {
  if (request.method !== 'GET' || !request.url.startsWith(DOCUMENT)) return null
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.slice(new URL(DOCUMENT).pathname.length)
  if (path === 'api' || path.startsWith('api/')) return null
  const plain = path === 'rules.html' ? `rules-${searchParams.get('lang')}.html` : path
  if (FILES.has(plain)) return kept(plain, request)
  if (request.mode !== 'navigate') return null
  if (path === '' || path === 'index.html') return kept('', request)
  if (SITE) return null
  if (ADDRESSES.some((address) => address.test(path.replace(/\/$/, '')))) return kept('', request)
  return fetch(request).catch(() => kept('', request))
}

async function kept(file, request) {
  const found = await caches.match(DOCUMENT + file, { cacheName: CACHE, ignoreVary: true })
  return found ?? fetch(request)
}

/** Tell the visitor in their language what they are called for. */
async function call(data) {
  let told = {}
  try {
    told = data.json()
  } catch {
    // Nothing of ours; browsers want something to be shown all the same.
  }
  const table = /^[0-9a-z]{1,16}$/.test(told.table) ? told.table : ''
  const lang = await language()
  await self.registration.showNotification(BUILD.calls[lang][told.call] ?? BUILD.calls[lang].turn, {
    lang,
    // A later call from the same table takes the place of an earlier one.
    tag: `table-${table}`,
    icon: `${DOCUMENT}icon-192.png`,
    data: table,
  })
}

/** The browser is reached at another address: it is called there for the same as before. */
async function renew({ oldSubscription: old, newSubscription }) {
  if (!old) return
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(old.endpoint))
  const known = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const before = await device('GET', `/${known}`)
  if (!before) return
  const now = newSubscription ?? (await self.registration.pushManager.subscribe(old.options))
  const { endpoint, keys } = now.toJSON()
  const told = await device('PUT', '', { endpoint, ...keys, days: before.days })
  if (!told) return
  for (const table of before.tables) await device('PUT', `/${told.id}/tables/${table}`)
  await device('DELETE', `/${known}`)
}

/** Ask or tell the server what a browser is called for; nothing if it refuses. */
async function device(method, path, sent) {
  const body = sent && { body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } }
  const answer = await fetch(`${DOCUMENT}api/me/push${path}`, { method, ...body })
  return answer.ok && answer.status !== 204 ? answer.json() : null
}

/** The language of the page when it was last looked at, else what the browser prefers. */
async function language() {
  const told = await caches.match(`${DOCUMENT}language`, { cacheName: TOLD })
  const offered = Object.keys(BUILD.calls)
  for (const tag of [told ? await told.text() : '', ...navigator.languages]) {
    const near = (other) => other.split('-')[0].toLowerCase() === tag.split('-')[0].toLowerCase()
    const found = offered.find((other) => other === tag) ?? offered.find(near)
    if (found) return found
  }
  return 'en'
}

/** Show the table: where it is open already, else in a window of its own. */
async function goTo(table) {
  const address = new URL(table ? `table/${table}` : '', DOCUMENT)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === address.pathname)
  await (there ? there.focus() : self.clients.openWindow(address.href))
}
