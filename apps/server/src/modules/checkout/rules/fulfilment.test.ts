import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckoutAddress, CheckoutLine } from './checkout.ts'
import { type FulfilledProduct, fulfilmentOf } from './fulfilment.ts'
import { fulfilmentProblem } from './fulfilment-problem.ts'

const at = { serviceType: 'service', venue: 'center' } as const
const atHome = { serviceType: 'service', venue: 'home' } as const
const pickUp = { serviceType: 'delivery', venue: 'center' } as const
const brought = { serviceType: 'delivery', venue: 'home' } as const

const product = (change: Partial<FulfilledProduct>): FulfilledProduct => ({
  serviceTypes: [],
  isShippingRequired: true,
  isSentByMessage: false,
  ...change,
})

test.each([
  ['work at a centre', product({ serviceTypes: [at] }), 'unbooked'],
  ['work at home', product({ serviceTypes: [atHome] }), 'unbooked'],
  ['goods that are picked up', product({ serviceTypes: [pickUp] }), 'unbooked'],
  ['goods that can be brought', product({ serviceTypes: [pickUp, brought] }), 'delivery'],
  ['goods of which the catalogue says nothing', product({}), 'delivery'],
  ['a voucher', product({ serviceTypes: [pickUp], isSentByMessage: true }), 'message'],
  ['something without a body', product({ isShippingRequired: false }), 'message'],
])('without a booking, %s is %o: %s', (_name, goods, fulfilment) => {
  expect(fulfilmentOf(goods, false)).toBe(fulfilment)
  expect(fulfilmentOf(goods, true)).toBe('appointment')
})

const goods = fc
  .record({
    product: fc.record({
      serviceTypes: fc.uniqueArray(fc.constantFrom(at, atHome, pickUp, brought)),
      isShippingRequired: fc.boolean(),
      isSentByMessage: fc.boolean(),
    }),
    isBooked: fc.boolean(),
    isSlotGone: fc.boolean(),
  })
  .map((drawn) => ({ ...drawn, fulfilment: fulfilmentOf(drawn.product, drawn.isBooked) }))

const address = fc.option(
  fc.record({
    streetAddress1: fc.constantFrom('Way 1', ' ', ''),
    city: fc.constantFrom('MUSCAT', ''),
    country: fc.constant('OM'),
  }),
)

test('whatever can be ordered, somebody can fulfil: it has a slot, an address, or needs neither', () => {
  fc.assert(
    fc.property(fc.array(goods, { minLength: 1 }), address, fc.option(fc.nat()), (drawn, shipping, point) => {
      const lines = drawn.map(({ fulfilment, isBooked, isSlotGone }, position) => ({
        position,
        fulfilment,
        slotId: isBooked && !isSlotGone ? 7 : null,
      }))
      const found = fulfilmentProblem({
        lines: lines as CheckoutLine[],
        shippingAddress: shipping as CheckoutAddress | null,
        billingAddress: {} as CheckoutAddress,
        collectionPointId: point,
        isShipped: point === null,
      })
      const canBring = point === null && shipping?.streetAddress1.trim() && shipping.city
      const canDo = ({ product: sold, isBooked, isSlotGone }: (typeof drawn)[number]) => {
        if (isBooked) return !isSlotGone
        if (sold.isSentByMessage || (sold.serviceTypes.length === 0 && !sold.isShippingRequired)) return true
        return Boolean(canBring) && (sold.serviceTypes.includes(brought) || sold.serviceTypes.length === 0)
      }
      expect(found === undefined).toBe(drawn.every(canDo))
    }),
    { numRuns: 500 },
  )
})
