/** The page as an app: kept in the browser, so that it opens without a network, and renewed when asked.
 *
 * `offline/worker.js` keeps a whole build. A newer one waits beside it until the visitor wants it;
 * then every tab begins anew with it, so that none of them is made of two builds.
 */
import { noticeOffer } from '../parts/notices.svelte'
import { fileAt } from '../places/place.svelte'
import { language, say } from '../text/text.svelte'
import { hasServer } from '../wire/host'

const LOOK_AGAIN_MS = 60 * 60 * 1000
const WORKER = hasServer ? 'sw.js' : 'sw.js?site'

/** Keep the page, once it has loaded and the browser has nothing better to do. */
export function startOffline(): void {
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', fileAt(`manifest-${language()}.webmanifest`))
  // Browsers have no workers for pages from plain http of another machine.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const begin = () => void keepPage().catch(() => undefined) // As without it: the page works online.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5_000 })
  else setTimeout(begin, 1_000)
}

/** Let the worker know in which language the visitor reads: it speaks when no page is open. */
export function tellLanguage(tag: string): void {
  if (!hasServer || !('caches' in window) || import.meta.env.DEV) return
  const told = async () => {
    const kept = await caches.open('quadropolis-told /')
    await kept.put(fileAt('language'), new Response(tag))
  }
  void told().catch(() => undefined) // Then it speaks as the browser does.
}

async function keepPage(): Promise<void> {
  const workers = navigator.serviceWorker
  let known = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    // The first one takes over what it has kept just now; any other is another build.
    if (known) location.reload()
    known = true
  })
  const kept = await workers.register(fileAt(WORKER), { scope: fileAt(''), updateViaCache: 'none' })
  announce(kept.waiting)
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') announce(coming)
    })
  })
  const look = () => {
    if (document.visibilityState === 'visible') kept.update().catch(() => undefined)
  }
  setInterval(look, LOOK_AGAIN_MS)
  document.addEventListener('visibilitychange', look)
  await workers.ready
  document.documentElement.dataset.offline = 'ready'
}

/** Tell that a newer build waits; nothing is said of the first one. */
function announce(waiting: ServiceWorker | null): void {
  if (!waiting || !navigator.serviceWorker.controller) return
  noticeOffer(say('page-update'), {
    label: say('page-update-now'),
    name: 'update',
    act: () => waiting.postMessage('take-over'),
  })
}
