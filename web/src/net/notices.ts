// Being told on this device that a game waits for one's move: asked for by a tap, and never before.
import type { PushDevice, PushEnd, PushKey } from '../wire/http'

/** Why it cannot be had, or whether one has it. */
export type Standing = 'insecure' | 'unable' | 'refused' | 'off' | 'on'
export type Language = PushDevice['language']

const WANTED = 'gueridon-notices' // on this device, as far as its person said

export async function standing(): Promise<Standing> {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable'
  if (Notification.permission === 'denied') return 'refused'
  const granted = Notification.permission === 'granted' && isWanted()
  return granted && (await manager().then((push) => push.getSubscription())) ? 'on' : 'off'
}

/** After a tap: browsers ask their person only then. */
export async function tellMe(language: Language): Promise<Standing> {
  if ((await Notification.requestPermission()) !== 'granted') return standing()
  localStorage.setItem(WANTED, '')
  await announce(await subscribed(), language)
  return standing()
}

export async function tellMeNot(): Promise<Standing> {
  localStorage.removeItem(WANTED)
  const known = await (await manager()).getSubscription()
  if (known) {
    await post('push/end', { endpoint: known.endpoint } satisfies PushEnd)
    await known.unsubscribe()
  }
  return standing()
}

/** This device is about to be somebody else, who says again what he wants. */
export async function endHere(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const known = await registration?.pushManager.getSubscription()
  if (known) await post('push/end', { endpoint: known.endpoint } satisfies PushEnd)
}

/** At every visit of one who wanted it: addresses change, and so may who sits at this device. */
export async function renew(language: Language): Promise<void> {
  if (isWanted() && (await standing()) !== 'refused') await announce(await subscribed(), language)
}

export const isWanted = () => localStorage.getItem(WANTED) !== null

/** What was said of this table is seen now. */
export async function clearNotices(table: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notice of (await registration?.getNotifications({ tag: table })) ?? []) notice.close()
}

const manager = () => navigator.serviceWorker.ready.then(({ pushManager }) => pushManager)

/** One that was made for another house at this address is of no use. */
async function subscribed(): Promise<PushSubscription> {
  const push = await manager()
  const { key } = (await (await fetch('/api/push')).json()) as PushKey
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await push.subscribe(wish)
  } catch {
    await (await push.getSubscription())?.unsubscribe()
    return push.subscribe(wish)
  }
}

function announce(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  return post('push', { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, language } satisfies PushDevice)
}

async function post(path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
}
