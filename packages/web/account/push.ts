import type { Me } from '@orrery/protocol/account'
import { askAccount } from './account.ts'

/** Whether this browser can receive pushes; `denied`: its user has forbidden it. */
export type PushHere = 'able' | 'denied' | 'unable'

/** Whether this browser can take pushes, as far as it is known without asking. */
export function pushHere(): PushHere {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unable'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

/** The id under which the server knows this browser; null if this browser receives no pushes. */
export async function thisPush(pushes: Me['notices']['pushes']): Promise<string | null> {
  if (pushHere() === 'unable') return null
  const registration = await navigator.serviceWorker.getRegistration()
  const endpoint = (await registration?.pushManager.getSubscription())?.endpoint
  return pushes.find((push) => push.endpoint === endpoint)?.id ?? null
}

/** Lets this browser receive pushes signed with a key. False if its user does not allow it. */
export async function takePushes(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.ready
  // An address made for another key does not work with this one.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys } = subscription.toJSON()
  await askAccount('push-add', { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } })
  return true
}

/** Stops pushes in this browser. */
export async function leavePushes(id: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await askAccount('push-drop', { push: id })
}
