/** @vitest-environment happy-dom */
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ResultPage } from '~/features/payment/result-page.tsx'
import { loginStore } from '~/session/groups/login.ts'
import { answerFetch, type FetchAnswer } from '~/session/testing/answer-fetch.ts'
import { openPart, until } from '~/session/testing/open-part.tsx'
import { renderPart } from '~/session/testing/render-part.tsx'
import PaymentCancelRoute from './payment-cancel.tsx'
import PaymentDoneRoute from './payment-done.tsx'
import PaymentErrorRoute from './payment-error.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  loginStore.setState({ is_login: true, user_id: crypto.randomUUID(), transactionId: 'transaction-1' })
})

function open(Page: unknown, path: string, lang: 'en' | 'ar' = 'en') {
  const Part = Page as ComponentType
  return openPart(<Part />, { lang, texts: ['orders', 'payment', 'wallet'], path: `/${lang}${path}` })
}

const processed = (data: object): FetchAnswer => ({ body: { data: { transactionProcess: { data } } } })

describe('the page after a payment that failed', () => {
  test('says in words that nothing was charged, with the reference, and leads back to the payment', async () => {
    answerFetch(() => processed({ money: 'not_charged' }))
    loginStore.setState({ checkoutId: 'checkout-1' })
    const page = await open(PaymentErrorRoute, '/payment/error/?checkout_id=checkout-1&psp_reference=PSP-9')
    await page.shows('You were not charged.')
    expect(page.rows()).toEqual([['Transaction reference', 'PSP-9']])
    expect(page.control('Try again').getAttribute('href')).toMatch(/^\/en\/payment\//)
    expect(page.text()).not.toContain('Check again')
  })

  test('that does not know says so, and Check again asks once more', async () => {
    let answer = processed({ money: 'unknown' })
    const requests = answerFetch(() => answer)
    const page = await open(PaymentErrorRoute, '/payment/error/')
    await page.shows('We do not know yet whether you were charged.')
    answer = processed({ money: 'wallet', wallet_amount: 12.345 })
    const before = requests.length
    await page.press('Check again')
    await page.shows('You were charged, and 12.345 OMR is in your wallet.')
    expect(requests.length).toBe(before + 1)
    expect(page.control('To my wallet').getAttribute('href')).toBe('/en/wallet/')
  })

  test('in Arabic says the amount in the currency of Arabic', async () => {
    answerFetch(() => processed({ money: 'wallet', wallet_amount: 12.345 }))
    const page = await open(PaymentErrorRoute, '/payment/error/', 'ar')
    await page.shows('12.345 ر.ع.')
  })

  test('that was paid after all leads to the order', async () => {
    answerFetch(() => processed({ money: 'charged' }))
    const page = await open(PaymentErrorRoute, '/payment/error/?checkout_id=checkout-1')
    await until(() => page.path() !== '/en/payment/error/')
    expect(page.path()).toBe('/en/payment/done/')
  })
})

test.each([
  ['failed', PaymentErrorRoute],
  ['was given up', PaymentCancelRoute],
])('the page after a payment that %s is not empty before it is known who is there', async (_, Page) => {
  const Part = Page as ComponentType
  expect((await renderPart(<Part />, { lang: 'en', texts: ['payment'] })).text).toContain(
    'Checking your payment',
  )
})

test('a payment that was given up is ended at the gateway, and the cart is where to begin again', async () => {
  const requests = answerFetch(() => processed({ money: 'not_charged' }))
  const page = await open(PaymentCancelRoute, '/payment/cancel/')
  await page.shows('You were not charged.')
  expect(requests.map(({ body }) => (body as { variables: unknown }).variables)).toEqual([
    { id: 'transaction-1', data: { cancel: true } },
  ])
  expect(page.control('Back to the cart').getAttribute('href')).toBe('/en/cart/')
})

describe('the page after a payment that is done', () => {
  test('has the number of the order and its reference, and stays until one goes on', async () => {
    answerFetch(() => 'never')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const page = await open(PaymentDoneRoute, '/payment/done/?orderNumber=10007&psp_reference=PSP-9')
    expect(page.rows()).toEqual([
      ['Order number', '10007'],
      ['Transaction reference', 'PSP-9'],
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(page.path()).toBe('/en/payment/done/')
    expect(page.control('To my orders').getAttribute('href')).toBe('/en/my-orders')
  })

  test('of a top-up says the new balance, and goes without where it cannot be read', async () => {
    let answer: FetchAnswer = { body: { data: { wallet: { balance: 25.5, owed: 0 } } } }
    answerFetch(() => answer)
    const page = await open(PaymentDoneRoute, '/payment/done/?is_wallet_charge=true')
    await page.shows('25.500 OMR')
    expect(page.text()).toContain('New balance')
    await page.close()
    answer = { status: 400, body: {} }
    const again = await open(PaymentDoneRoute, '/payment/done/?is_wallet_charge=true')
    expect(again.text()).toContain('Your wallet is topped up')
    expect(again.text()).not.toContain('New balance')
  })

  test('asks for the order it does not know, and leads to the failure when there is none', async () => {
    const { promise, resolve } = Promise.withResolvers<FetchAnswer>()
    answerFetch(({ query }) =>
      query.includes('checkoutComplete') ? promise : processed({ money: 'unknown' }),
    )
    const page = await open(PaymentDoneRoute, '/payment/done/?checkout_id=checkout-1')
    expect(page.text()).toBe('Checking your payment…')
    resolve({ body: { data: { checkoutComplete: { order: null, errors: [] } } } })
    await until(() => page.path() !== '/en/payment/done/')
    expect(page.path()).toBe('/en/payment/error/')
  })
})

test('the way back from the gateway that did not succeed asks for no order', async () => {
  const requests = answerFetch(() => 'never')
  const page = await open(ResultPage, '/payment/result/?redirect_status=failed&checkout_id=checkout-1')
  await until(() => page.path() !== '/en/payment/result/')
  expect(page.path()).toBe('/en/payment/error/')
  expect(requests).toEqual([])
})
