import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialLogin, loginStore } from '~/session/groups/login.ts'
import {
  markNotificationSeen,
  notificationListStore,
  type ShopNotification,
} from '~/session/groups/notification-list.ts'
import { createStorage, openBrowser } from '~/session/testing/fake-browser.ts'
import { loadMoreNotifications, loadNotifications, takeNotification } from './load-notifications.ts'
import { seeNotification } from './see-notification.ts'
import { aNotification } from './testing/notification-samples.ts'

let shop: ShopNotification[] = []
let beforeAnswer: () => void = () => undefined
let held = Promise.resolve()
const asked: string[] = []

beforeEach(() => {
  openBrowser()
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('fetch', answer)
  loginStore.setState(initialLogin, true)
  notificationListStore.setState({ notifications: null })
  shop = [aNotification({ id: 'b' }), aNotification({ id: 'a' })]
  beforeAnswer = () => undefined
  asked.length = 0
})

afterEach(() => vi.unstubAllGlobals())

test('[NOTIF-10] what a visitor has seen is seen when the list is read again, and nobody was told', async () => {
  await loadNotifications()
  seeNotification('b')
  await loadNotifications()
  expect(listed()).toEqual([
    ['b', true],
    ['a', false],
  ])
  expect(asked).toEqual([
    'GET /api/v1/notification/notif/?limit=10',
    'GET /api/v1/notification/notif/?limit=10',
  ])
})

test('a list that was asked for before somebody signed in is not shown to them', async () => {
  beforeAnswer = () => loginStore.setState({ user_id: 'somebody' })
  await loadNotifications()
  expect(listed()).toBeUndefined()
})

test('of two readings the later counts, whichever is answered first', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const first = loadNotifications()
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 60_000 })
  held = Promise.resolve()
  shop = [aNotification({ id: 'later' })]
  await loadNotifications()
  resolve()
  await first
  expect(listed()).toEqual([['later', false]])
})

test('a reading that fails takes nothing away from the one before it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const first = loadNotifications()
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 60_000 })
  vi.spyOn(console, 'error').mockReturnValueOnce()
  vi.stubGlobal('fetch', async () => Response.json({ message: 'no' }, { status: 400 }))
  await expect(loadNotifications()).rejects.toThrow()
  resolve()
  await first
  expect(listed()).toHaveLength(2)
})

test('what a customer opens while the list is being read stays seen, also when the answer is older', async () => {
  loginStore.setState({ is_login: true, user_id: 'customer' })
  await loadNotifications()
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  const again = loadNotifications()
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 60_000 })
  held = Promise.resolve()
  seeNotification('b')
  resolve()
  await again
  expect(listed()).toEqual([
    ['b', true],
    ['a', false],
  ])
  loginStore.setState({ user_id: 'somebody else' })
  await loadNotifications()
  expect(listed()).toEqual([
    ['b', false],
    ['a', false],
  ])
})

test('[NOTIF-08] what a customer has opened stays seen in a page that is loaded before the shop has heard of it', async () => {
  loginStore.setState({ is_login: true, user_id: 'customer' })
  await loadNotifications()
  seeNotification('b')
  // The next page has the tab's storage and nothing else of this one.
  vi.resetModules()
  const { loginStore: login } = await import('~/session/groups/login.ts')
  const { notificationListStore: list } = await import('~/session/groups/notification-list.ts')
  const { loadNotifications: load } = await import('./load-notifications.ts')
  login.setState({ is_login: true, user_id: 'customer' })
  await load()
  expect(list.getState().notifications?.map(({ id, seen }) => [id, seen])).toEqual([
    ['b', true],
    ['a', false],
  ])
})

test('[NOTIF-08] that it was seen is told also when the page is left at once', async () => {
  loginStore.setState({ is_login: true, user_id: 'customer' })
  await loadNotifications()
  const sent = vi.fn(answer)
  vi.stubGlobal('fetch', sent)
  seeNotification('b')
  await vi.waitFor(() => expect(sent).toHaveBeenCalled(), { timeout: 60_000 })
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true })
})

test('[NOTIF-12] what has ended meanwhile is not listed', async () => {
  shop = [aNotification({ id: 'over', expires_in: 1 }), aNotification({ id: 'a' })]
  await loadNotifications()
  expect(listed()).toEqual([['a', false]])
})

test('[NOTIF-29] more are asked for by a higher limit, never above what the shop answers', async () => {
  shop = Array.from({ length: 95 }, (_, index) => aNotification({ id: String(index) }))
  await loadNotifications(95)
  await loadMoreNotifications()
  expect(asked.at(-1)).toContain('limit=100')
})

test('[UX-101] one that comes by two ways is listed once, and stays as it was', async () => {
  await loadNotifications()
  shop = [aNotification({ id: 'new' }), ...shop]
  await Promise.all([takeNotification('new'), takeNotification('new')])
  markNotificationSeen('new')
  await takeNotification('new')
  expect(listed()).toEqual([
    ['new', true],
    ['b', false],
    ['a', false],
  ])
})

function listed() {
  return notificationListStore.getState().notifications?.map(({ id, seen }) => [id, seen])
}

/** The shop's two calls, as far as they matter here. */
async function answer(path: string, { method }: RequestInit): Promise<Response> {
  asked.push(`${method} ${path}`)
  const all = shop
  await held
  beforeAnswer()
  const [, id] = /notif\/(\w+)\/$/.exec(path) ?? []
  if (id) return Response.json({ data: all.find((each) => each.id === id) })
  const limit = Number(new URL(path, 'http://shop.test').searchParams.get('limit'))
  const pagination = { page: 1, limit, total: all.length, ...(all.length > limit && { next: 2 }) }
  return Response.json({ data: all.slice(0, limit), unread: all.length, pagination })
}
