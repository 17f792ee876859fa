import { afterEach, expect, test, vi } from 'vitest'
import { createStorage, type FakeStorage } from './testing/fake-browser.ts'
import { openTab } from './testing/open-tab.ts'

const order = { lang: 'en', subject: '["my-order","7"]', question: '{order}' }

afterEach(() => {
  vi.unstubAllGlobals()
})

test('[OPS-29] a kept value is there after a reload, for its customer alone, and not for another question', async () => {
  const storage = signedIn('salma')
  const first = await open(storage)
  first.keeperOf(order)({ number: 7 })
  const second = await open(storage)
  expect(second.readKept(order)).toEqual({ number: 7 })
  expect(second.readKept({ ...order, lang: 'ar' })).toEqual({ number: 7 })
  expect(second.readKept({ ...order, question: '{order{pass}}' })).toBeNull()
  storage.setItem('warsha:login', loginOf('omar'))
  expect((await open(storage)).readKept(order)).toBeNull()
  expect(storage.getItem('warsha:kept')).toBeNull()
})

test('[OPS-29] nothing is kept after the sign-out, be it of a load that ends behind it', async () => {
  const storage = signedIn('salma')
  const { keeperOf, actions } = await open(storage)
  const keep = keeperOf(order)
  keep({ number: 7 })
  actions.logout()
  expect(storage.getItem('warsha:kept')).toBeNull()
  keep({ number: 8 })
  expect(storage.getItem('warsha:kept')).toBeNull()
})

test('the store is bounded in number and in length', async () => {
  const storage = signedIn('salma')
  const { keeperOf, readKept } = await open(storage)
  const named = (id: number) => ({ ...order, subject: String(id) })
  for (let id = 0; id < 40; id++) keeperOf(named(id))('x'.repeat(20_000))
  expect(storage.getItem('warsha:kept')?.length).toBeLessThanOrEqual(300_000)
  expect(readKept(named(39))).toHaveLength(20_000)
  expect(readKept(named(20))).toBeNull()
  for (let id = 0; id < 40; id++) keeperOf(named(id))('x')
  expect(JSON.parse(storage.getItem('warsha:kept') ?? '').values).toHaveLength(24)
})

function loginOf(user: string): string {
  return JSON.stringify({ version: 1, state: { is_login: true, user_id: user, token: 'access' } })
}

function signedIn(user: string): FakeStorage {
  return createStorage({ 'warsha:login': loginOf(user) })
}

async function open(storage: FakeStorage) {
  const tab = await openTab({ storage })
  const kept = await import('./kept-values.ts')
  kept.guardKeptValues()
  return { ...tab, ...kept }
}
