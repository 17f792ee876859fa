import { baisa } from '@warsha/contract/money/baisa.ts'
import { vi } from 'vitest'
import { type FakeStorage, openBrowser } from './fake-browser.ts'

export const loginKey = 'warsha:login'
export const cartKey = 'warsha:cart'

/** Loads the session anew, as a browser does with every page load. */
export async function openTab({ storage }: { storage?: FakeStorage } = {}) {
  vi.resetModules()
  const browser = openBrowser('/en', storage)
  const [{ startSession }, { loginStore }, cart, actions] = await Promise.all([
    import('../persisted-state.ts'),
    import('../groups/login.ts'),
    import('../groups/cart.ts'),
    import('../session-actions.ts'),
  ])
  startSession()
  return { ...browser, ...cart, loginStore, actions }
}

export function stored(storage: FakeStorage, key: string): unknown {
  return JSON.parse(storage.items.get(key) ?? 'null')?.state
}

export function aLine(change: { quantity?: number } = {}) {
  return {
    id: 'UHJvZHVjdDox',
    variantId: 'UHJvZHVjdFZhcmlhbnQ6MQ==',
    name: 'Engine oil 5W-30',
    quantity: 1,
    price: baisa(8_500),
    payable_amount: baisa(8_500),
    discount_amount: baisa(0),
    discount_percentage: 0,
    tax: baisa(405),
    img: '/media/oil.avif',
    bundle: [],
    metadata: [],
    serviceMetadata: null,
    error: null,
    ...change,
  }
}

export function aTotals(change: { total_quantity?: number } = {}) {
  return {
    total_amount: baisa(8_500),
    total_quantity: 1,
    payable_amount: baisa(8_500),
    discount_amount: baisa(0),
    tax_amount: baisa(405),
    service_fee: baisa(0),
    total_usable_credit: baisa(0),
    wallet_amount: baisa(0),
    ...change,
  }
}
