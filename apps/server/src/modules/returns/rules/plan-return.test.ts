import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { describe, expect, test } from 'vitest'
import type { OrderWithLines, StoredLine, StoredSurcharge } from '#modules/orders/index.ts'
import { planReturn } from './plan-return.ts'

const now = new Date('2026-11-16T08:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

const line = (change: Partial<StoredLine>): StoredLine => ({
  orderId: 1,
  publicId: '',
  position: 0,
  variantId: 1,
  productName: { en: 'Oil', ar: 'زيت' },
  variantName: { en: '', ar: '' },
  sku: '',
  pictureUrl: null,
  quantity: 1,
  undiscountedUnitBaisa: baisa(10_000),
  unitBaisa: baisa(10_000),
  discountBaisa: noBaisa,
  totalBaisa: baisa(10_000),
  taxBaisa: noBaisa,
  taxBasisPoints: 500,
  metadata: { service_type: 'service' },
  slotId: 1,
  centreId: 1,
  fulfilment: null,
  appointmentAt: hours(72),
  expiresAt: null,
  used: 0,
  returned: 0,
  expired: 0,
  deliveredAt: null,
  expiredAt: null,
  ...change,
})

const surcharge = (change: Partial<StoredSurcharge>): StoredSurcharge => ({
  orderId: 1,
  publicId: '',
  position: 1,
  kind: 'slot_fee',
  linePosition: 0,
  variantId: null,
  sku: '',
  name: { en: 'Service fee', ar: 'رسوم الخدمة' },
  quantity: 1,
  unitBaisa: baisa(1_500),
  discountBaisa: noBaisa,
  totalBaisa: baisa(1_500),
  taxBasisPoints: 0,
  taxBaisa: noBaisa,
  refund: 'if-untouched',
  returned: 0,
  creditedBaisa: noBaisa,
  ...change,
})

const orderOf = (lines: StoredLine[], surcharges: StoredSurcharge[] = []) =>
  ({
    status: 'UNFULFILLED',
    paymentStatus: 'FULLY_CHARGED',
    lines,
    surcharges,
  }) as unknown as OrderWithLines

const plan = (order: OrderWithLines, change: Partial<Parameters<typeof planReturn>[1]> = {}) =>
  planReturn(order, { position: 0, quantity: 1, now, paid: baisa(10_000), refunded: noBaisa, ...change })

const delivered = { used: 1, slotId: null, appointmentAt: null, metadata: {} }

describe('[RET-08] what may come back', () => {
  test.each([
    ['an appointment exactly a day away', line({ appointmentAt: hours(24) }), true],
    ['an appointment less than a day away', line({ appointmentAt: hours(23.99) }), false],
    ['goods delivered exactly two weeks ago', line({ ...delivered, deliveredAt: hours(-14 * 24) }), true],
    ['goods delivered longer ago', line({ ...delivered, deliveredAt: hours(-14 * 24 - 0.01) }), false],
    ['goods that are on their way', line({ ...delivered, used: 0 }), false],
    ['work that was done', line({ used: 1, deliveredAt: hours(-1) }), false],
    ['an appointment that nobody came to', line({ expired: 1 }), false],
    ['what came back before', line({ returned: 1 }), false],
  ])('%s', (_case, sold, mayReturn) => {
    const planned = plan(orderOf([sold]))
    expect(planned.ok ? 'planned' : planned.code).toBe(mayReturn ? 'planned' : 'RETURN_CLOSED')
  })

  test.each(['DRAFT', 'UNCONFIRMED', 'CANCELED', 'RETURNED'])('nothing of an order that is %s', (status) => {
    expect(plan({ ...orderOf([line({})]), status } as OrderWithLines)).toMatchObject({
      code: 'RETURN_CLOSED',
    })
  })

  test('no more than there are', () => {
    expect(plan(orderOf([line({ quantity: 3, used: 1 })]), { quantity: 3 })).toMatchObject({
      code: 'RETURN_QUANTITY_TOO_HIGH',
      params: { count: 2 },
    })
    expect(plan(orderOf([line({})]), { position: 9 })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('what is given back', () => {
  const fee = surcharge({ quantity: 2, totalBaisa: baisa(3_000) })
  const two = line({ quantity: 2, totalBaisa: baisa(20_000), discountBaisa: noBaisa })

  test('the fee of the hour goes back with the last unit, if nothing of the line was done', () => {
    const paid = baisa(23_000)
    expect(plan(orderOf([two], [fee]), { paid })).toMatchObject({
      value: { surcharges: [], amounts: { service: 0, refund: 10_000 } },
    })
    const half = { ...two, returned: 1 }
    expect(plan(orderOf([half], [fee]), { paid, refunded: baisa(10_000) })).toMatchObject({
      value: {
        surcharges: [{ position: 1, units: 2, amount: 3_000 }],
        amounts: { service: 3_000, refund: 13_000 },
      },
    })
    const goods = { ...two, used: 2, deliveredAt: hours(-1), metadata: { service_type: 'delivery' } }
    expect(plan(orderOf([goods], [fee]), { paid, quantity: 2 })).toMatchObject({
      value: { surcharges: [], open: 0, used: 2, amounts: { service: 0, refund: 20_000 } },
    })
  })

  test('what a move to a cheaper slot has credited of the fee is not given back again', () => {
    const goods = line({ position: 2, totalBaisa: baisa(10_000) })
    const cheaper = { ...fee, creditedBaisa: baisa(1_000) }
    const left = { paid: baisa(33_000), refunded: baisa(1_000), quantity: 2 }
    expect(plan(orderOf([two, goods], [cheaper]), left)).toMatchObject({
      value: { surcharges: [{ amount: 2_000 }], amounts: { service: 2_000, refund: 22_000 } },
    })
  })

  test('a surcharge by the unit comes back with each unit, whatever was delivered; one that is never refunded stays', () => {
    const disposal = surcharge({
      kind: 'tyre_disposal',
      refund: 'with-units',
      quantity: 2,
      unitBaisa: baisa(500),
      totalBaisa: baisa(1_000),
    })
    const wrap = surcharge({ position: 2, kind: 'gift_wrap', refund: 'never', quantity: 2 })
    const goods = { ...two, used: 2, deliveredAt: hours(-1), metadata: { service_type: 'delivery' } }
    const paid = baisa(22_500)
    const first = plan(orderOf([goods], [disposal, wrap]), { paid })
    expect(first).toMatchObject({
      value: {
        surcharges: [{ position: 1, units: 1, amount: 500 }],
        amounts: { service: 500, refund: 10_500 },
      },
    })
    const second = plan(orderOf([{ ...goods, used: 1, returned: 1 }], [{ ...disposal, returned: 1 }, wrap]), {
      paid,
      refunded: baisa(10_500),
    })
    expect(second).toMatchObject({ value: { amounts: { service: 500, refund: 10_500 } } })
  })

  test('a surcharge of the order comes back with its last unit', () => {
    const delivery = surcharge({
      position: 9,
      kind: 'door_delivery',
      linePosition: null,
      refund: 'with-units',
      totalBaisa: baisa(2_000),
    })
    const other = line({ position: 2 })
    const paid = baisa(22_000)
    expect(plan(orderOf([line({}), other], [delivery]), { paid })).toMatchObject({
      value: { surcharges: [], amounts: { refund: 10_000 } },
    })
    const rest = orderOf([line({}), { ...other, returned: 1 }], [delivery])
    expect(plan(rest, { paid, refunded: baisa(10_000) })).toMatchObject({
      value: { surcharges: [{ position: 9, units: 1 }], amounts: { service: 2_000, refund: 12_000 } },
    })
  })

  test('never more than operators have left', () => {
    expect(plan(orderOf([line({})]), { refunded: baisa(9_999) })).toMatchObject({
      value: { amounts: { refund: 1 } },
    })
  })

  test('[UX-113] in any portions and any order, exactly what was paid, never a baisa more on the way', () => {
    const random = numbers(20_261_116)
    for (let round = 0; round < 400; round++) {
      const lines = Array.from({ length: 1 + random(4) }, (_, at) => {
        const quantity = 1 + random(7)
        const unit = 1 + random(50_000)
        const discount = random(unit * quantity)
        return line({
          position: at,
          quantity,
          undiscountedUnitBaisa: baisa(unit),
          totalBaisa: baisa(unit * quantity - discount),
        })
      })
      const policies = ['if-untouched', 'with-units'] as const
      const fees = lines.slice(0, random(3)).map(({ position, quantity }) =>
        surcharge({
          position: position + 100,
          linePosition: position,
          quantity,
          refund: policies[random(2)] ?? 'if-untouched',
          totalBaisa: baisa(random(3_000)),
        }),
      )
      const ofOrder = surcharge({ position: 200, linePosition: null, totalBaisa: baisa(random(2_000)) })
      const order = orderOf(lines, [...fees, ofOrder])
      const rows = [...order.lines, ...order.surcharges]
      const total = rows.reduce((sum, { totalBaisa }) => sum + totalBaisa, 0)
      // A fee for the way to pay, or some baisa that the card could not be charged.
      const paid = baisa(Math.max(0, total + random(2_000) - Math.min(9, total)))
      expect(returnAll(order, paid, random), `round ${round}`).toBe(paid)
    }
  })
})

/** Returns everything in random portions; the answer is what came back. */
function returnAll(order: OrderWithLines, paid: number, random: (below: number) => number): number {
  let refunded = 0
  for (;;) {
    const open = order.lines.filter((each) => each.returned < each.quantity)
    const chosen = open[random(open.length)]
    if (!chosen) return refunded
    const quantity = 1 + random(chosen.quantity - chosen.returned)
    const { position } = chosen
    const planned = plan(order, { position, quantity, paid: baisa(paid), refunded: baisa(refunded) })
    if (!planned.ok) throw new Error(planned.code)
    const { amounts, surcharges } = planned.value
    expect(surcharges.reduce((sum, { amount }) => sum + amount, 0)).toBe(amounts.service)
    expect(amounts.refund).toBeGreaterThanOrEqual(0)
    expect(amounts.undiscounted - amounts.discount + amounts.service + amounts.paymentFee).toBe(
      amounts.refund,
    )
    refunded += amounts.refund
    expect(refunded).toBeLessThanOrEqual(paid)
    chosen.returned += quantity
    for (const { position: at, units } of surcharges) {
      const returned = order.surcharges.find((each) => each.position === at)
      if (returned) returned.returned += units
    }
  }
}

/** The same numbers in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return below === 0 ? 0 : state % below
  }
}
