import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { litBell, notificationParts } from './fixtures/notification-parts.ts'
import { test } from './fixtures/notification-test.ts'
import { openSideMenu, skipGreetings } from './fixtures/shell-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, type SignedIn, signInByApi } from './fixtures/sign-in.ts'

test.use({ serviceWorkers: 'allow' })

type ShownWorker = { registration: ServiceWorkerRegistration; shown: unknown[] }

type PushWindow = typeof window & { asked: number; isSubscribed: boolean }

test('[NOTIF-17] [NOTIF-18] [NOTIF-26] [NOTIF-28] every tab says that it is empty; permission is asked for by the button alone; what is pushed is shown and reaches the list; signing out ends it', {
  tag: '@one-language',
}, async ({ page, context, open, request, t, send }) => {
  await context.grantPermissions(['notifications'])
  await standInForPushService(context)
  await skipGreetings(context)
  // The service worker is to tell the page, not the stream.
  await page.route('**/events*', (route) => route.abort())
  const customer = await signInByApi(request)
  await openAs(page, customer)
  await open(nowhere)
  await open('/notifications')
  const { push, rows, tab } = notificationParts(page, t)
  for (const name of ['unread', 'read', 'all'] as const) {
    await tab(name).click()
    await expect(page.getByText(t(`notifications.empty.${name}`), { exact: true })).toBeVisible()
    await expect(page.getByText(t(`notifications.emptyHint.${name}`), { exact: true })).toBeVisible()
  }
  await expect(push).toContainText(t('notifications.push.off'))
  const ofWindow = (name: 'asked' | 'isSubscribed') =>
    page.evaluate((field) => (window as PushWindow)[field], name)
  expect(await ofWindow('asked')).toBe(0)
  expect(await ofWindow('isSubscribed')).toBeFalsy()

  const registered = page.waitForRequest((asked) => asked.postData()?.includes('device_token') ?? false)
  await push.getByRole('button', { name: t('notifications.push.turnOn') }).click()
  expect((await registered).postDataJSON()).toMatchObject({
    device_token: endpoint,
    user_agent: expect.stringContaining('Mozilla'),
    city_id: 11,
    subscription: { endpoint },
  })
  await expect(push).toContainText(t('notifications.push.on'))
  expect((await request.get('/service-worker.js')).headers()['cache-control']).toBe('no-cache')
  expect(await ofWindow('asked')).toBe(1)

  // Nor is the list to be read again meanwhile.
  await page.route(/notification\/notif\/\?/, (route) => route.abort())
  await send(customer, [{ subject: 'Pushed' }])
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const pushed = { id: await newestId(request, customer), subject: 'Pushed', text: 'Now', path: '/en' }
  await worker.evaluate(recordShown)
  await worker.evaluate(raisePush, JSON.stringify(pushed))
  await expect(rows.first()).toContainText('Pushed')
  const shown = await worker.evaluate(() => (globalThis as unknown as ShownWorker).shown)
  expect(shown).toEqual([['Pushed', expect.objectContaining({ body: 'Now', tag: pushed.id })]])

  await page.getByRole('link', { name: t('shell.bottomBar.home') }).click()
  await expect(litBell(page, t)).toBeVisible()
  const menu = await openSideMenu(page, t)
  await menu.getByRole('button', { name: t('shell.menu.signOut') }).click()
  await expect.poll(() => ofWindow('isSubscribed')).toBe(false)
})

test('[NOTIF-20] a browser without push says so, and everything else works', {
  tag: '@one-language',
}, async ({ page, context, open, request, t, send, expectAccessible }) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  const customer = await signInByApi(request)
  await openAs(page, customer)
  await open('/notifications')
  const { push, rows, drawer } = notificationParts(page, t)
  await expect(push).toContainText(t('errors.pushUnsupported'))
  await expect(push.getByRole('button')).toHaveCount(0)
  await expectAccessible()
  await send(customer, [{ subject: 'By the stream' }])
  await rows.getByRole('link', { name: 'By the stream' }).click()
  await expect(drawer.getByRole('heading', { name: 'By the stream' })).toBeVisible()
})

const endpoint = 'https://push.example.org/send/1'

/** Browsers of tests reach no push service, so the subscription is made up; everything else of push is the browser's own. */
async function standInForPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript((address) => {
    const own = window as PushWindow
    own.asked = 0
    // A browser without a window refuses by itself.
    Object.defineProperty(Notification, 'permission', {
      get: () => (own.asked > 0 ? 'granted' : 'default'),
    })
    Notification.requestPermission = async () => {
      own.asked += 1
      return 'granted'
    }
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    const subscription = {
      endpoint: address,
      toJSON: () => ({ endpoint: address, keys }),
      unsubscribe: async () => {
        own.isSubscribed = false
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      own.isSubscribed = true
      return subscription
    }
    PushManager.prototype.getSubscription = async () => (own.isSubscribed ? subscription : null)
  }, endpoint)
}

/** A browser without a window lists no notifications, so what the worker shows is written down. */
function recordShown(): void {
  const worker = globalThis as unknown as ShownWorker
  const { registration } = worker
  const show = registration.showNotification.bind(registration)
  worker.shown = []
  registration.showNotification = (...given) => {
    worker.shown.push(given)
    return show(...given)
  }
}

/** As the browser does it when its push service has brought something. */
function raisePush(data: string): void {
  const { PushEvent } = globalThis as unknown as {
    PushEvent: new (type: 'push', init: { data: string }) => Event
  }
  dispatchEvent(new PushEvent('push', { data }))
}

async function newestId(request: APIRequestContext, { token }: SignedIn): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get('/api/v1/notification/notif/', { headers })
  return (await answer.json()).data[0].id
}
