import { addProduct } from '@warsha/contract/cart/cart-actions.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aLine, cartKey, loginKey, openTab, stored } from './testing/open-tab.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('two tabs', () => {
  test('the second tab sees the newer cart and does not write it back', async () => {
    const first = await openTab()
    const second = await openTab({ storage: first.storage })
    first.changeLines(() => [aLine({ quantity: 3 })])
    await vi.advanceTimersByTimeAsync(0)
    second.tellStorage(cartKey)
    expect(second.cartStore.getState().totals.total_quantity).toBe(3)
    await vi.advanceTimersByTimeAsync(5_000)
    // The totals of the cart are part of the login group; the first tab has written them, too.
    expect(first.storage.writes).toEqual([cartKey, loginKey])
  })

  test('a tab that changes its name does not undo the token another tab has renewed', async () => {
    const first = await openTab()
    first.actions.storeTokens({ token: 'access-1', refreshToken: 'refresh-1' })
    await vi.advanceTimersByTimeAsync(1_000)
    const second = await openTab({ storage: first.storage })

    second.loginStore.setState({ first_name: 'Salim' })
    first.actions.storeTokens({ token: 'access-2', refreshToken: 'refresh-2' })
    first.leave()
    // The second tab's write is due before the event of the first one's has reached it.
    await vi.advanceTimersByTimeAsync(1_000)
    const both = { token: 'access-2', refreshToken: 'refresh-2', first_name: 'Salim' }
    expect(stored(first.storage, loginKey)).toMatchObject(both)
    expect(second.loginStore.getState()).toMatchObject(both)
  })

  test('a page brought back from the back-forward cache catches up', async () => {
    const first = await openTab()
    const second = await openTab({ storage: first.storage })
    first.loginStore.setState({ first_name: 'Aisha' })
    first.leave()
    second.window.dispatchEvent(new Event('pageshow'))
    expect(second.loginStore.getState().first_name).toBe('Aisha')
  })

  test('a tab of an older build leaves alone what a newer one has stored', async () => {
    const tab = await openTab()
    const newer = JSON.stringify({ version: 2, state: {} })
    tab.storage.items.set(loginKey, newer)
    tab.tellStorage(loginKey)
    tab.loginStore.setState({ first_name: 'Salim' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(tab.storage.items.get(loginKey)).toBe(newer)
    expect(tab.loginStore.getState().first_name).toBe('Salim')
  })

  test('[UX-163] a piece that waits for its turn to be stored is added to what another tab stores meanwhile', async () => {
    const first = await openTab()
    const second = await openTab({ storage: first.storage })
    first.changeLines(() => [aLine()])
    await vi.advanceTimersByTimeAsync(200)
    second.tellStorage(cartKey)
    first.changeLines((lines) => addProduct(lines, aLine()))
    second.changeLines((lines) => addProduct(lines, aLine()))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(stored(first.storage, cartKey)).toMatchObject({
      lines: [{ quantity: 3 }],
      totals: { total_quantity: 3 },
    })
  })
})
