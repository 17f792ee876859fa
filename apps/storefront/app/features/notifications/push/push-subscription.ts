import { readPushKeyCall, registerDeviceCall } from '@warsha/contract/notifications/notifications.calls.ts'
import type { RestPushSubscription } from '@warsha/contract/notifications/notifications.rest.ts'
import { loginStore } from '~/session/groups/login.ts'
import { browserApi } from '~/session/load-page.ts'

/** `blocked` is the shopper's own decision, which only the browser's settings can change. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

const workerPath = '/service-worker.js'

/** As far as it can be said at once: one that is on counts as off here. */
export function firstPushState(): PushState {
  if (!hasSupport()) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'off'
}

/** A device that is on is registered again, in case the browser has given it another address meanwhile. */
export async function readPushState(): Promise<PushState> {
  const first = firstPushState()
  if (first !== 'off' || Notification.permission !== 'granted') return first
  const subscription = await findSubscription()
  if (!subscription) return 'off'
  await register(subscription, keysOf(subscription))
  return 'on'
}

/** Asks the shopper, who has pressed a button for it, and then the browser and the shop. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return firstPushState()
  const { data } = await browserApi().call(readPushKeyCall)
  if (!data.public_key) throw new Error('The shop sends no push')
  await navigator.serviceWorker.register(workerPath, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data.public_key,
  })
  try {
    await register(subscription, keysOf(subscription))
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

/** The shop is told first; one that cannot be told finds the subscription gone when it next uses it. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await findSubscription()
  if (subscription) await register(subscription, null).catch(() => undefined)
  await subscription?.unsubscribe()
  return 'off'
}

/** After a sign-out: the shop has forgotten the device with the session. */
export async function forgetPush(): Promise<void> {
  await (await findSubscription())?.unsubscribe()
}

function hasSupport(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!hasSupport()) return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function register(
  { endpoint }: PushSubscription,
  subscription: RestPushSubscription | null,
): Promise<void> {
  const body = {
    device_token: endpoint,
    operating_system: navigator.platform.slice(0, 60),
    user_agent: navigator.userAgent.slice(0, 400),
    city_id: loginStore.getState().state_id,
    subscription,
  }
  await browserApi().call(registerDeviceCall, { body, isBackground: true })
}

/** One that was made with the shop's key has both of its own. */
function keysOf(subscription: PushSubscription): RestPushSubscription {
  return subscription.toJSON() as RestPushSubscription
}
