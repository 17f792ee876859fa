/** @vitest-environment happy-dom */
import { baisa } from '@warsha/contract/money/baisa.ts'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loginStore } from '~/session/groups/login.ts'
import { answerFetch, type FetchAnswer, type FetchRequest } from '~/session/testing/answer-fetch.ts'
import { openPart, until } from '~/session/testing/open-part.tsx'
import { receiveToasts, type Toast } from '~/session/toasts.ts'
import { PaymentForm } from './payment-form.tsx'
import { PaymentPage } from './payment-page.tsx'
import { aPayable } from './testing/a-payable.ts'

const texts = ['payment', 'refusals'] as const
let toasts: Toast[]

beforeEach(() => {
  toasts = []
  receiveToasts((toast) => toasts.push(toast))
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})

const named = { account: { firstName: 'Salim', lastName: 'Al Harthy', email: '' } }

function openForm(change: Parameters<typeof aPayable>[0] = {}, lang: 'en' | 'ar' = 'en') {
  const onRefused = vi.fn()
  const form = <PaymentForm payable={aPayable(change)} codes={null} onRefused={onRefused} />
  return openPart(form, { lang, texts }).then((part) => ({ ...part, onRefused }))
}

/** The button stands in the summary and in the bar at the foot of a phone. */
const pay = (root: HTMLElement, name = 'Pay 18.900 OMR') =>
  act(async () => {
    const button = [...root.querySelectorAll('button')].find((each) => each.textContent?.includes(name))
    if (!button) throw new Error(`No button "${name}"`)
    root.querySelector('form')?.requestSubmit()
  })

describe('the form of a payment', () => {
  test('says what is missing only after a try, and puts the focus there', async () => {
    const requests = answerFetch(() => 'never')
    const { root, text } = await openForm()
    expect(root.querySelectorAll('[aria-invalid]')).toHaveLength(0)
    await pay(root)
    expect([...root.querySelectorAll('[aria-invalid]')].map((field) => field.getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
    ])
    expect(document.activeElement?.getAttribute('name')).toBe('firstName')
    expect(text()).not.toContain('Please choose how to pay.')
    expect(requests).toEqual([])
  })

  test('what was put right is not told any more', async () => {
    answerFetch(() => 'never')
    const { root, write } = await openForm()
    await pay(root)
    await write('First name', 'Salim')
    expect([...root.querySelectorAll('[aria-invalid]')].map((field) => field.getAttribute('name'))).toEqual([
      'lastName',
    ])
  })

  test('the wallet takes its part off, with a minus, and the button says the rest', async () => {
    const { root, rows, text } = await openForm({
      ...named,
      wallet: { balance: baisa(5_000), feePercentage: 0 },
    })
    await act(async () => root.querySelector<HTMLElement>('[role=switch]')?.click())
    expect(rows().slice(-3)).toEqual([
      ['Total', '18.900 OMR'],
      ['From your wallet', '−5.000 OMR'],
      ['Left to pay', '13.900 OMR'],
    ])
    expect(text()).toContain('Pay 13.900 OMR')
    expect(loginStore.getState()).toMatchObject({ credit: 0, cart_credit: 5_000 })
    await act(async () => root.querySelector<HTMLElement>('[role=switch]')?.click())
    expect(rows().at(-1)).toEqual(['Total', '18.900 OMR'])
    expect(loginStore.getState()).toMatchObject({ credit: 5_000, cart_credit: 0 })
  })

  test('a wallet that covers everything asks for no other way to pay', async () => {
    const { root, text } = await openForm({ wallet: { balance: baisa(50_000), feePercentage: 0 } })
    expect(text()).toContain('How would you like to pay?')
    await act(async () => root.querySelector<HTMLElement>('[role=switch]')?.click())
    expect(text()).not.toContain('How would you like to pay?')
    expect(text()).toContain('Pay 18.900 OMR')
  })

  test('the fee of the chosen way is in the total and on the button', async () => {
    const options = [
      { id: 'card', name: 'Card', logo: '', feePercentage: 0 },
      { id: 'later', name: 'Later', logo: '', feePercentage: 2 },
    ]
    const { root, rows, text } = await openForm({ options })
    expect(rows().at(-1)).toEqual(['Total', '18.900 OMR'])
    await act(async () => root.querySelector<HTMLElement>('input[value=later]')?.click())
    expect(rows()).toContainEqual(['Payment fee', '0.378 OMR'])
    expect(rows().at(-1)).toEqual(['Total', '19.278 OMR'])
    expect(text()).toContain('Pay 19.278 OMR')
  })

  test('in Arabic the amounts have their sign before the number', async () => {
    const { root, rows } = await openForm({ wallet: { balance: baisa(5_000), feePercentage: 0 } }, 'ar')
    await act(async () => root.querySelector<HTMLElement>('[role=switch]')?.click())
    expect(rows().at(-2)?.[1]).toBe('−5.000 ر.ع.')
    expect(root.innerHTML).toMatch(/<bdi dir="ltr"[^>]*>−5\.000<\/bdi>/)
  })

  test('a refusal is told, the button can be pressed again, and the amounts are read anew', async () => {
    answerFetch(() => ({
      body: {
        data: {
          checkoutBillingAddressUpdate: { errors: [{ field: null, code: 'INVALID', message: 'Not now.' }] },
          checkoutEmailUpdate: null,
        },
      },
    }))
    const { root, onRefused } = await openForm(named)
    await pay(root)
    await until(() => onRefused.mock.calls.length > 0)
    expect(onRefused).toHaveBeenCalledOnce()
    expect(toasts.map(({ text }) => text)).toEqual(['Not now.'])
    expect(root.querySelector('button[aria-busy=true]')).toBeNull()
  })

  test('while it is on its way a second press starts nothing', async () => {
    const requests = answerFetch(() => 'never')
    const { root } = await openForm(named)
    await pay(root)
    await pay(root)
    expect(requests).toHaveLength(1)
    expect(root.querySelector('button[aria-busy=true]')).not.toBeNull()
  })
})

/** A checkout that is held for so many seconds. */
function checkout(seconds: number) {
  return {
    id: 'checkout-1',
    stockReservationExpires: new Date(Date.now() + seconds * 1000).toISOString(),
    displayGrossPrices: true,
    subtotalPrice: { tax: { amount: 0.4 } },
    totalPrice: { gross: { amount: 8.4 } },
    discounts: [],
    billingAddress: null,
    surcharges: [],
    lines: [
      {
        id: 'line-1',
        quantity: 2,
        metadata: [],
        unitPrice: { gross: { amount: 4.2 } },
        variant: {
          id: 'v1',
          name: '1 L',
          translation: null,
          product: { id: 'p1', name: 'Motor oil', translation: null },
        },
      },
    ],
  }
}

function answerPayment(read: () => FetchAnswer) {
  return answerFetch(({ path, query }: FetchRequest) => {
    if (path.includes('required-fields') || path.includes('required_fields')) return { body: { data: [] } }
    if (query.includes('paymentGatewayInitialize'))
      return { body: { data: { paymentGatewayInitialize: { gatewayConfigs: [] } } } }
    return path.startsWith('/graphql') ? read() : { body: { data: [] } }
  })
}

const held = (seconds: number): FetchAnswer => ({ body: { data: { me: null, checkout: checkout(seconds) } } })

const openPage = () =>
  openPart(<PaymentPage codes={() => null} />, { lang: 'en', texts, path: '/en/payment' })

describe('the page of a payment', () => {
  beforeEach(() => loginStore.setState({ checkoutId: 'checkout-1' }))

  test('waits with a placeholder, then has the amounts and the seconds that are left', async () => {
    answerPayment(() => held(95))
    const page = await openPage()
    await page.shows('We hold your time for')
    expect(page.root.querySelector('[role=timer]')?.textContent).toMatch(/^0?1:3[45]$/)
    expect(page.rows()).toContainEqual(['Total', '8.400 OMR'])
    expect(page.rows()[0]).toEqual(['Motor oil · 1 L × 2', '8.400 OMR'])
  })

  test('that cannot be read says so, and Try again reads it', async () => {
    let answer: FetchAnswer = 'offline'
    const requests = answerPayment(() => answer)
    const page = await openPage()
    await page.shows('Your payment could not be prepared.')
    answer = held(95)
    const before = requests.length
    await page.press('Try again')
    await page.shows('8.400 OMR')
    expect(requests.length).toBeGreaterThan(before)
  })

  test('whose hold is over leads to the cart', async () => {
    answerPayment(() => held(-1))
    const page = await openPage()
    await until(() => page.path() !== '/en/payment')
    expect(page.path()).toBe('/en/cart/')
  })

  test('whose time runs out while it is looked at leads back to the booking, and says why', async () => {
    answerPayment(() => held(95))
    const page = await openPage()
    await page.shows('We hold your time')
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 96_000)
    await vi.waitFor(() => expect(toasts).toHaveLength(1), 20_000)
    vi.restoreAllMocks()
    await until(() => page.path() !== '/en/payment')
    expect(page.path()).toBe('/en/booking/')
    expect(toasts.map(({ kind, id }) => [kind, id])).toEqual([['warning', 'hold']])
  })

  test('without a checkout there is nothing to pay, and nothing is asked', async () => {
    loginStore.setState({ checkoutId: '' })
    const requests = answerPayment(() => held(95))
    const page = await openPage()
    expect(page.path()).toBe('/en/cart/')
    expect(requests).toEqual([])
  })
})
