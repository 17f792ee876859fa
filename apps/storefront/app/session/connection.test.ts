import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let isUp: boolean
let isOnline: boolean
let window: EventTarget

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  isUp = true
  isOnline = true
  window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('Failed to fetch')
    return new Response()
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the word of the browser counts at once', async () => {
  const { followConnection, isShopOffline } = await import('./connection.ts')
  isOnline = false
  followConnection()
  expect(isShopOffline()).toBe(true)
  window.dispatchEvent(new Event('online'))
  expect(isShopOffline()).toBe(false)
  window.dispatchEvent(new Event('offline'))
  expect(isShopOffline()).toBe(true)
})

test('one request without an answer means nothing while the shop is up', async () => {
  const { followConnection, isShopOffline, noteConnection } = await import('./connection.ts')
  followConnection()
  noteConnection(false)
  await vi.advanceTimersByTimeAsync(10)
  expect(isShopOffline()).toBe(false)
})

test('a line that leads nowhere counts as offline, until the shop is found again', async () => {
  const { followConnection, isShopOffline, noteConnection } = await import('./connection.ts')
  followConnection()
  const returned = vi.fn()
  window.addEventListener('online', returned)
  isUp = false
  noteConnection(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isShopOffline()).toBe(true)
  expect(returned).not.toHaveBeenCalled()
  isUp = true
  await vi.advanceTimersByTimeAsync(120_000)
  expect(isShopOffline()).toBe(false)
  expect(returned).toHaveBeenCalledOnce()
})

test('an answer ends it, though the browser says nothing', async () => {
  const { followConnection, isShopOffline, noteConnection } = await import('./connection.ts')
  followConnection()
  window.dispatchEvent(new Event('offline'))
  noteConnection(true)
  expect(isShopOffline()).toBe(false)
})
