/** Being called when it is my turn and no page is open: by the browser's own push service, if the host wants it. */
import { callFor, deviceOf, forgetDevice, keepDevice, reachable } from '../wire/api'
import type { Device } from '../wire/types'
import { someMe } from './me.svelte'

class Calls {
  /** Whether this browser can be called by this server. */
  offered = $state(false)
  /** Whether it is called for every game by days. */
  days = $state(false)
  /** The tables that it is called for besides. */
  tables = $state.raw<readonly string[]>([])

  /** What the server says of this browser; null is nothing. */
  take(device: Device | null): void {
    this.days = device?.days ?? false
    this.tables = device?.tables ?? []
  }
}

export const calls = new Calls()
let asked: Promise<string | null> | undefined

/** The key that this server signs with; null where nobody is called. */
function serverKey(): Promise<string | null> {
  asked ??= reachable().then(({ push_key }) => push_key)
  asked.catch(() => (asked = undefined))
  return asked
}

/** The push service of this browser; undefined where there is none, or no worker of ours that could be called. */
async function manager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}

/** Find out what this browser is called for now. */
export async function lookAtCalls(): Promise<void> {
  const service = await manager()
  if (!service || !(await serverKey())) return
  const known = await service.getSubscription()
  calls.take(known && (await deviceOf(await idOf(known.endpoint)).catch(() => null)))
  calls.offered = true
}

/** Be called for a table (null: for every game by days), or no longer; false if the browser does not allow it. */
export async function setCall(table: string | null, wanted: boolean): Promise<boolean> {
  // First of all: some browsers ask only right after a touch.
  if (wanted && (await Notification.requestPermission()) !== 'granted') return false
  await someMe()
  const known = wanted ? await subscribed() : await (await manager())?.getSubscription()
  if (!known) {
    calls.take(null)
    return true
  }
  const device = await keepDevice({ ...sentOf(known), days: table === null ? wanted : null })
  calls.take(table === null ? device : await callFor(device.id, table, wanted))
  if (!calls.days && !calls.tables.length) {
    await forgetDevice(device.id)
    await stopCalls()
  }
  return true
}

/** The browser is called for nothing any more, whatever the server thinks. */
export async function stopCalls(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe()
  calls.take(null)
}

async function subscribed(): Promise<PushSubscription> {
  const key = bytesOf((await serverKey()) ?? '')
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const before = known?.options.applicationServerKey
  if (known && before && isSame(new Uint8Array(before), key)) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** What the server is told of a browser. */
function sentOf(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { keys } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** How the server names a browser: by the hash of its endpoint. */
async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
