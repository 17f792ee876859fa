import { expect, test, vi } from 'vitest'
import { installServiceWorker } from './service-worker.ts'
import type { WindowClient, WorkerScope } from './worker-scope.ts'

const origin = 'https://shop.example'
const pushed = {
  id: 'n7',
  type: 'ORDER',
  subject: 'Your order is paid',
  text: 'Motor oil',
  image: '/media/oil.webp',
  path: '/en/notifications?id=n7',
}

test('[NOTIF-17] a push is shown, and every open page is told of it', async () => {
  const page = aPage('/en/cart/')
  const { scope, raise } = aWorker([page])
  await raise('push', { data: { text: () => JSON.stringify(pushed) } })
  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith('Your order is paid', {
    body: 'Motor oil',
    tag: 'n7',
    dir: 'auto',
    icon: '/push-icon.png',
    image: '/media/oil.webp',
    data: { path: '/en/notifications?id=n7' },
  })
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'notification', id: 'n7' })
})

test.each([undefined, 'no json', '7', '{"subject":5}'])(
  'a push of %s is shown by the shop’s name',
  async (text) => {
    const page = aPage('/en/cart/')
    const { scope, raise } = aWorker([page])
    await raise('push', { data: text === undefined ? null : { text: () => text } })
    expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
      'shop.example',
      expect.objectContaining({ body: '', data: { path: '' } }),
    )
    expect(page.postMessage).not.toHaveBeenCalled()
  },
)

test('a picture of another host is not fetched', async () => {
  const { scope, raise } = aWorker([])
  await raise('push', {
    data: { text: () => JSON.stringify({ ...pushed, image: 'https://spy.example/x.gif' }) },
  })
  expect(vi.mocked(scope.registration.showNotification).mock.calls[0]?.[1]).not.toHaveProperty('image')
})

test('[UX-102] a tap goes to the tab that shows the page, and leaves the others as they are', async () => {
  const [cart, shown] = [aPage('/en/cart/'), aPage('/en/notifications?id=n7')]
  const { scope, raise } = aWorker([cart, shown])
  const notification = aClick('/en/notifications?id=n7')
  await raise('notificationclick', { notification })
  expect(notification.close).toHaveBeenCalledOnce()
  expect(shown.focus).toHaveBeenCalledOnce()
  expect(cart.focus).not.toHaveBeenCalled()
  expect(scope.clients.openWindow).not.toHaveBeenCalled()
})

test.each([
  ['/en/notifications?id=n7', `${origin}/en/notifications?id=n7`],
  ['https://evil.example/x', `${origin}/`],
  ['//evil.example/x', `${origin}/`],
  ['javascript:alert(1)', `${origin}/`],
  [undefined, `${origin}/`],
])('[UX-102] a tap on what leads to %s opens %s', async (path, url) => {
  const { scope, raise } = aWorker([aPage('/en/cart/')])
  await raise('notificationclick', { notification: aClick(path) })
  expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith(url)
})

function aPage(path: string) {
  return { url: origin + path, focus: vi.fn(), postMessage: vi.fn() } satisfies WindowClient
}

function aClick(path: string | undefined) {
  return { close: vi.fn(), data: { path } }
}

/** A worker whose events can be raised; raising waits for what the worker has begun. */
function aWorker(pages: readonly WindowClient[]) {
  const listeners = new Map<string, (event: object) => void>()
  const scope = {
    location: { origin, hostname: 'shop.example' },
    registration: { showNotification: vi.fn(async () => undefined) },
    navigator: { language: 'en' },
    caches: globalThis.caches,
    fetch: globalThis.fetch,
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages,
      openWindow: vi.fn(async () => undefined),
    },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener as (event: object) => void),
  } satisfies WorkerScope
  installServiceWorker(scope, { manifest: '/assets/manifest-1.js', files: {}, required: [] })
  return {
    scope: scope as WorkerScope,
    async raise(type: string, event: object) {
      let work: Promise<unknown> = Promise.reject(new Error('The worker does not wait for its work'))
      listeners.get(type)?.({
        ...event,
        waitUntil: (begun: Promise<unknown>) => {
          work.catch(() => undefined)
          work = begun
        },
      })
      await work
    },
  }
}
