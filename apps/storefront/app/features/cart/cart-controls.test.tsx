/** @vitest-environment happy-dom */
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { defaultPlace } from '@warsha/contract/constants.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartStore, changeLines, useCart } from '~/session/groups/cart.ts'
import { rememberPageFacts } from '~/session/place.ts'
import { answerFetch, type FetchAnswer } from '~/session/testing/answer-fetch.ts'
import { openPart, until } from '~/session/testing/open-part.tsx'
import { receiveToasts, type Toast } from '~/session/toasts.ts'
import { CartLineCard } from './cart-line-card.tsx'
import { cartNotesStore } from './cart-notes.ts'
import { CartScreen } from './cart-screen.tsx'
import { CartSummary } from './cart-summary.tsx'

const oil: CartLine = {
  id: 'UHJvZHVjdDox',
  variantId: 'v1',
  name: 'Motor oil 5W-30',
  quantity: 2,
  price: baisa(4_000),
  payable_amount: baisa(3_500),
  discount_amount: baisa(500),
  discount_percentage: 12.5,
  tax: baisa(167),
  tax_rate: 5,
  img: '',
  bundle: [],
  metadata: [],
  serviceMetadata: null,
  error: null,
}
const texts = ['cart', 'catalogue', 'soonest'] as const
const more = 'One more: Motor oil 5W-30'
const fewer = 'One less: Motor oil 5W-30'

let toasts: Toast[]

beforeEach(() => {
  toasts = []
  receiveToasts((toast) => toasts.push(toast))
  vi.spyOn(console, 'error').mockReturnValue()
  rememberPageFacts({
    shop: { channel: 'default-channel' } as never,
    place: { ...defaultPlace, isChosen: true },
  })
  cartNotesStore.setState({ priceBefore: {}, available: {}, limits: {} })
  changeLines(() => [oil])
})

/** The line as the cart has it, with the amounts of the whole. */
function Cart() {
  const [line] = useCart((cart) => cart.lines)
  return (
    <>
      {line && <CartLineCard line={line} isAboveFold />}
      <CartSummary />
    </>
  )
}

const open = () => openPart(<Cart />, { lang: 'en', texts, path: '/en/cart/' })
const quantities = () => cartStore.getState().lines.map(({ quantity }) => quantity)
const inStock: FetchAnswer = { body: { data: { lines: [] } } }

describe('one more of a line', () => {
  test('is there once the shop has it, with its amounts', async () => {
    const requests = answerFetch(() => inStock)
    const { press, rows } = await open()
    expect(rows().at(-1)).toEqual(['Total', '7.000 OMR'])
    await press(more)
    await until(() => quantities()[0] === 3)
    expect(rows()).toContainEqual(['Discount', '−1.500 OMR'])
    expect(rows().at(-1)).toEqual(['Total', '10.500 OMR'])
    expect(requests).toHaveLength(1)
  })

  test('is not there while the answer is on its way, and the newer question ends the older', async () => {
    const asked: number[] = []
    answerFetch(({ body }) => {
      asked.push((body as { products: { quantity: number }[] }).products[0]?.quantity ?? 0)
      return asked.length === 1 ? 'never' : inStock
    })
    const { press, control } = await open()
    await press(more)
    expect(quantities()).toEqual([2])
    expect(control(more).getAttribute('aria-busy')).toBe('true')
    await press(more)
    await until(() => quantities()[0] === 4)
    expect(asked).toEqual([3, 4])
  })

  test('that the shop cannot tell about changes nothing and says so', async () => {
    answerFetch(() => ({ status: 500, body: {} }))
    const { press, control } = await open()
    await press(more)
    await until(() => toasts.length > 0)
    expect(quantities()).toEqual([2])
    expect(toasts[0]?.kind).toBe('error')
    expect(control(more).getAttribute('aria-busy')).toBeNull()
  })
})

describe('one less of a line', () => {
  test('needs no answer', async () => {
    const requests = answerFetch(() => 'never')
    const { press, rows } = await open()
    await press(fewer)
    expect(quantities()).toEqual([1])
    expect(rows().at(-1)).toEqual(['Total', '3.500 OMR'])
    expect(requests).toEqual([])
  })

  test('than one takes the line out, and Undo brings it back', async () => {
    answerFetch(() => 'never')
    const { press } = await open()
    await press(fewer)
    await press(fewer)
    expect(quantities()).toEqual([])
    await until(() => toasts.length > 0)
    expect(toasts[0]?.action?.label).toBe('Undo')
    await act(async () => toasts[0]?.action?.onSelect())
    expect(quantities()).toEqual([1])
  })
})

describe('the way on', () => {
  test('leads to the booking once the place is known to have everything', async () => {
    let tell: (answer: FetchAnswer) => void = () => undefined
    answerFetch(() => new Promise<FetchAnswer>((resolve) => (tell = resolve)))
    const part = await open()
    await part.press('Next')
    expect(part.path()).toBe('/en/cart/')
    expect(part.control('Next').getAttribute('aria-busy')).toBe('true')
    tell(inStock)
    await until(() => part.path() !== '/en/cart/')
    expect(part.path()).toBe('/en/booking/')
  })

  test('is not taken without an answer, and can be tried again', async () => {
    let answer: FetchAnswer = { status: 500, body: {} }
    answerFetch(() => answer)
    const part = await open()
    await part.press('Next')
    await until(() => toasts.length > 0)
    expect(part.path()).toBe('/en/cart/')
    answer = inStock
    await part.press('Next')
    await until(() => part.path() !== '/en/cart/')
    expect(part.path()).toBe('/en/booking/')
  })
})

describe('the screen of the cart', () => {
  const openScreen = () =>
    openPart(<CartScreen renderNote={() => null} soonest={null} />, { lang: 'en', texts, path: '/en/cart/' })

  test('that could not be checked says so and keeps its lines; Try again checks it', async () => {
    let answer: FetchAnswer = { status: 400, body: {} }
    answerFetch(({ path }) =>
      path.startsWith('/graphql') ? { body: { data: { products: { edges: [] } } } } : answer,
    )
    const part = await openScreen()
    await part.shows('Prices and stock could not be checked')
    expect(quantities()).toEqual([2])
    answer = inStock
    await part.press('Try again')
    await until(() => !part.text().includes('Prices and stock could not be checked'))
    expect(quantities()).toEqual([2])
  })

  test('without a line says that it is empty, and has no total', async () => {
    answerFetch(() => 'never')
    changeLines(() => [])
    const part = await openScreen()
    expect(part.text()).toContain('Your cart is empty')
    expect(part.rows()).toEqual([])
  })
})
