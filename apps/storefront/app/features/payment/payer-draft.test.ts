import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStorage, openBrowser } from '~/session/testing/fake-browser.ts'

const salim = { firstName: 'Salim', email: 'salim@example.om' }

beforeEach(() => {
  vi.resetModules()
  openBrowser('/en/payment/')
  vi.stubGlobal('sessionStorage', createStorage())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was typed is kept for its checkout, and for no other', async () => {
  const { keepPayerDraft, readPayerDraft, dropPayerDraft } = await import('./payer-draft.ts')
  expect(readPayerDraft('checkout-1')).toEqual({})
  keepPayerDraft('checkout-1', salim)
  expect(readPayerDraft('checkout-1')).toEqual(salim)
  expect(readPayerDraft('checkout-2')).toEqual({})
  dropPayerDraft()
  expect(readPayerDraft('checkout-1')).toEqual({})
})

test('a logout forgets it', async () => {
  const { keepPayerDraft, readPayerDraft } = await import('./payer-draft.ts')
  const { logout } = await import('~/session/session-actions.ts')
  keepPayerDraft('checkout-1', salim)
  logout()
  expect(readPayerDraft('checkout-1')).toEqual({})
})

test('a storage that is broken, closed or full costs no payment', async () => {
  const { keepPayerDraft, readPayerDraft } = await import('./payer-draft.ts')
  for (const stored of ['{', 'null', '7', '{"checkoutId":"checkout-1","payer":{"firstName":7}}']) {
    vi.stubGlobal('sessionStorage', createStorage({ 'warsha:payer': stored }))
    expect(readPayerDraft('checkout-1')).toEqual({})
  }
  const closed = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed })
  keepPayerDraft('checkout-1', salim)
  expect(readPayerDraft('checkout-1')).toEqual({})
})
