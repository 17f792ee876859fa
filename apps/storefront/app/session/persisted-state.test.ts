import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStorage, type FakeBrowser, type FakeStorage, openBrowser } from './testing/fake-browser.ts'
import { aLine, aTotals, cartKey, loginKey, openTab, stored } from './testing/open-tab.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what survives a reload', () => {
  test('[STATE-04] cart and login come back, every other group starts anew', async () => {
    const before = await openTab()
    before.loginStore.setState({ first_name: 'Salim', country_id: 1 })
    before.changeLines(() => [aLine({ quantity: 2 })])
    for (const { store, change } of await memoryGroups()) store.setState(change)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([...before.storage.items.keys()].sort()).toEqual([cartKey, loginKey])

    const after = await openTab({ storage: before.storage })
    expect(after.loginStore.getState()).toMatchObject({ first_name: 'Salim', country_id: 1 })
    expect(after.cartStore.getState()).toMatchObject({
      lines: [{ variantId: 'UHJvZHVjdFZhcmlhbnQ6MQ==' }],
      totals: { total_quantity: 2 },
    })
    for (const { store } of await memoryGroups()) expect(store.getState()).toEqual(store.getInitialState())
  })

  test('[STATE-02] [UX-22] cart_data has the totals of the cart after every change, a reload and logging out', async () => {
    const before = await openTab()
    before.changeLines(() => [aLine({ quantity: 2 })])
    const totals = { total_amount: 17_000, total_quantity: 2, payable_amount: 17_000, tax_amount: 810 }
    expect(before.loginStore.getState().cart_data).toMatchObject(totals)
    before.actions.logout()
    expect(before.loginStore.getState().cart_data).toMatchObject(totals)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(stored(before.storage, loginKey)).toMatchObject({ cart_data: totals })

    const after = await openTab({ storage: before.storage })
    expect(after.loginStore.getState().cart_data).toMatchObject(totals)
    after.changeLines(() => [])
    expect(after.loginStore.getState().cart_data).toEqual(after.loginStore.getInitialState().cart_data)
  })

  test('[STATE-02] the part of the cart that the wallet could pay and does pay follows the credit', async () => {
    const tab = await openTab()
    const wallet = () => {
      const { total_usable_credit, wallet_amount } = tab.loginStore.getState().cart_data
      return [total_usable_credit, wallet_amount]
    }
    tab.changeLines(() => [aLine({ quantity: 2 })])
    expect(wallet()).toEqual([0, 0])
    tab.loginStore.setState({ credit: 20_000 })
    expect(wallet()).toEqual([17_000, 0])
    tab.actions.spendCredit(17_000)
    expect(wallet()).toEqual([17_000, 17_000])
    tab.loginStore.setState({ credit: 5_000, cart_credit: 0 })
    tab.actions.spendCredit(17_000)
    expect(wallet()).toEqual([5_000, 5_000])
    tab.changeLines(() => [])
    expect(wallet()).toEqual([0, 0])
    tab.actions.logout()
    expect(wallet()).toEqual([0, 0])
  })

  test('[STATE-16] the tokens are part of the stored login, and a rotated one replaces the old', async () => {
    const tab = await openTab()
    tab.actions.storeLoginResult({ token: 'access-1', refreshToken: 'refresh-1', user: null })
    tab.actions.storeTokens({ token: 'access-2', refreshToken: 'refresh-2' })
    await vi.advanceTimersByTimeAsync(0)
    expect(stored(tab.storage, loginKey)).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2' })
    expect(tab.storage.items.get(loginKey)).not.toContain('refresh-1')
  })

  test('the chosen place is written to its cookie again on every visit', async () => {
    const place = { country_id: 1, state_id: 11, state_slug: 'muscat' }
    const tab = await openTab({ storage: createStorage({ [loginKey]: { version: 1, state: place } }) })
    expect(tab.cookies).toEqual(['warsha_place=1.11.muscat; Path=/; Max-Age=31536000; SameSite=Lax'])
  })
})

describe('writing', () => {
  test('[STATE-05] ten changes in a second are two writes: the first at once, the last when its second is over', async () => {
    const tab = await openTab()
    for (let credit = 1; credit <= 10; credit++) {
      tab.loginStore.setState({ credit })
      await vi.advanceTimersByTimeAsync(90)
    }
    expect(tab.storage.writes).toEqual([loginKey])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(tab.storage.writes).toEqual([loginKey, loginKey])
    expect(stored(tab.storage, loginKey)).toMatchObject({ credit: 10 })
  })

  test('[STATE-05] a minute of steady change is at most one write a second', async () => {
    const tab = await openTab()
    for (let step = 0; step < 600; step++) {
      tab.loginStore.setState({ credit: step })
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(tab.storage.writes.length).toBeGreaterThan(50)
    expect(tab.storage.writes.length).toBeLessThanOrEqual(61)
  })

  test.each([
    ['is hidden', (browser: FakeBrowser) => browser.hide()],
    ['is left', (browser: FakeBrowser) => browser.leave()],
  ])('[STATE-13] a waiting change is stored when the page %s', async (_case, leave) => {
    const tab = await openTab()
    tab.loginStore.setState({ credit: 1 })
    await vi.advanceTimersByTimeAsync(10)
    tab.loginStore.setState({ credit: 2 })
    expect(stored(tab.storage, loginKey)).toMatchObject({ credit: 1 })
    leave(tab)
    expect(stored(tab.storage, loginKey)).toMatchObject({ credit: 2 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(tab.storage.writes).toHaveLength(2)
  })

  test('nothing is written while nothing has changed', async () => {
    const tab = await openTab()
    tab.hide()
    tab.loginStore.setState({ credit: 0 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(tab.storage.writes).toEqual([])
  })
})

describe('unusable content', () => {
  const state = { first_name: 'Salim', country_id: 1 }

  test.each([
    ['no JSON', '{"version":1,"state":{"first_na'],
    ['an older version', { version: 0, state }],
    ['no version', state],
    ['a newer version', { version: 2, state }],
    ['a list', []],
    ['a number', '7'],
    ['null', 'null'],
    ['a state that is no object', { version: 1, state: 'Salim' }],
  ])('[STATE-14] %s is discarded and the visitor starts afresh', async (_case, content) => {
    const tab = await openTab({ storage: createStorage({ [loginKey]: content, [cartKey]: content }) })
    expect(tab.loginStore.getState()).toEqual(tab.loginStore.getInitialState())
    expect(tab.cartStore.getState()).toEqual(tab.cartStore.getInitialState())
    expect(tab.storage.items.size).toBe(0)
  })

  test('[STATE-14] after discarding, the visit is stored as usual', async () => {
    const tab = await openTab({ storage: createStorage({ [loginKey]: 'rubbish' }) })
    tab.loginStore.setState({ first_name: 'Aisha' })
    await vi.advanceTimersByTimeAsync(0)
    expect(stored(tab.storage, loginKey)).toMatchObject({ first_name: 'Aisha' })
  })

  test('[STATE-14] a field of the wrong type counts as never set, an unknown one is dropped', async () => {
    const foreign = {
      token: 5,
      country_id: 'x',
      cart_data: { total_amount: '1' },
      is_login: true,
      admin: true,
    }
    const tab = await openTab({ storage: createStorage({ [loginKey]: { version: 1, state: foreign } }) })
    expect(tab.loginStore.getState()).toEqual({ ...tab.loginStore.getInitialState(), is_login: true })
  })

  test('[CART-14] a cart with a line whose variant id is not a string starts empty', async () => {
    const lines = [aLine(), { ...aLine(), variantId: 12 }]
    const content = { version: 1, state: { lines, totals: aTotals() } }
    const tab = await openTab({ storage: createStorage({ [cartKey]: content }) })
    expect(tab.cartStore.getState().lines).toEqual([])
    expect(tab.storage.items.has(cartKey)).toBe(false)
    expect(tab.takeCartRepairs()).toEqual([{ kind: 'reset' }])
  })

  test('a cart with a broken line is mended, counted anew, and what was wrong is told once', async () => {
    const lines = [aLine({ quantity: 2 }), { ...aLine(), variantId: 'other', quantity: -1 }]
    const content = { version: 1, state: { lines, totals: aTotals({ total_quantity: 99 }) } }
    const tab = await openTab({ storage: createStorage({ [cartKey]: content }) })
    expect(tab.cartStore.getState().totals.total_quantity).toBe(2)
    expect(tab.takeCartRepairs()).toEqual([{ kind: 'dropped', name: 'Engine oil 5W-30' }])
    expect(tab.takeCartRepairs()).toEqual([])
  })
})

describe('without storage', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }

  test.each([
    ['full', { ...createStorage(), setItem: forbidden }],
    ['forbidden', { ...createStorage(), getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
    ['absent', undefined],
  ])('[STATE-15] storage that is %s leaves the shop working from memory', async (_case, storage) => {
    const tab = await openTab({ storage: storage as FakeStorage })
    if (!storage) vi.stubGlobal('localStorage', undefined)
    tab.setLines([aLine()], aTotals({ total_quantity: 1 }))
    tab.loginStore.setState({ first_name: 'Salim' })
    await vi.advanceTimersByTimeAsync(2_000)
    tab.hide()
    expect(tab.cartStore.getState().totals.total_quantity).toBe(1)
    expect(tab.loginStore.getState().first_name).toBe('Salim')
  })

  test('[STATE-15] a browser that throws at the mere mention of local storage works too', async () => {
    openBrowser()
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbidden })
    const { startSession } = await import('./persisted-state.ts')
    expect(startSession).not.toThrow()
  })
})

async function memoryGroups() {
  const { checkoutStore } = await import('./groups/checkout.ts')
  const { categoryStore } = await import('./groups/category.ts')
  const { popupStore } = await import('./groups/popup.ts')
  const { otpStore } = await import('./groups/otp.ts')
  const { attributesStore } = await import('./groups/attributes.ts')
  const { notificationListStore } = await import('./groups/notification-list.ts')
  const { addressDialogStore } = await import('./groups/address-dialog.ts')
  const pair = <State>(
    store: { setState(change: Partial<State>): void; getState(): State; getInitialState(): State },
    change: Partial<State>,
  ) => ({
    store: store as { setState(change: unknown): void; getState(): unknown; getInitialState(): unknown },
    change: change as unknown,
  })
  return [
    pair(checkoutStore, { totalPrice: { gross: { amount: 12.5 } } }),
    pair(categoryStore, { activeCategory: 'Automobile' }),
    pair(popupStore, { seenPopup: true }),
    pair(otpStore, { otpService: 'whatsapp' }),
    pair(attributesStore, { init: true }),
    pair(notificationListStore, { notifications: [] }),
    pair(addressDialogStore, { status: 'edit' as const }),
  ]
}
