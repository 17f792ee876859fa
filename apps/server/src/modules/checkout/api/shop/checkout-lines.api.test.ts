import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine, setStock } from '../../samples/booked-line.ts'
import { useCheckoutShop } from '../testing/checkout-shop.ts'

const shop = useCheckoutShop('91000011')
let booked: Booked
let other: Booked
let id: string
beforeAll(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})
beforeEach(async () => {
  id = (await shop.create({ lines: [booked.line] })).checkout.id
  other = await bookedLine(shop.db(), { capacity: 5 })
})

const add = (lines: object[], as?: string | null) =>
  shop.change('checkoutLinesAdd', '$id: ID, $lines: [CheckoutLineInput!]!', { id, lines }, as)
const update = (lines: object[]) =>
  shop.change('checkoutLinesUpdate', '$id: ID, $lines: [CheckoutLineUpdateInput!]!', { id, lines })
const remove = (linesIds: string[]) =>
  shop.change('checkoutLinesDelete', '$id: ID, $linesIds: [ID!]!', { id, linesIds })
const held = async () => [await shop.takenOf(booked.slotId), await shop.reservedOf(booked.variantKey)]

describe('the lines of a checkout', () => {
  test('[GQL-26] are added, and what they need is held with the rest', async () => {
    const { checkout, errors } = await add([{ ...other.line, quantity: 2 }])
    expect(errors).toEqual([])
    expect(checkout.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 1, 2, 2])
    expect([...(await held()), await shop.takenOf(other.slotId)]).toEqual([1, 3, 1])
  })

  test('[GQL-26] of one variant become one; two of one hour are one visit', async () => {
    const { checkout } = await add([booked.line, { ...booked.line, forceNewLine: true }])
    expect(checkout.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 2, 1, 1])
    expect(await held()).toEqual([1, 3])
  })

  test('[GQL-27] change their quantity, with their fee and their units', async () => {
    const [line] = (await shop.read(id)).lines
    const { checkout, errors } = await update([{ lineId: line.id, quantity: 4 }])
    expect(errors).toEqual([])
    expect(checkout.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([4, 4])
    expect(checkout.lines[0].id).toBe(line.id)
    expect(await held()).toEqual([1, 4])
  })

  test('[GQL-27] move to another hour, which frees the former', async () => {
    const [line] = (await shop.read(id)).lines
    const { errors } = await update([{ lineId: line.id, metadata: other.line.metadata }])
    expect(errors).toEqual([])
    expect([await shop.takenOf(booked.slotId), await shop.takenOf(other.slotId)]).toEqual([0, 1])
  })

  test('[GQL-28] are deleted with their fee; without lines nothing is held', async () => {
    const [line] = (await shop.read(id)).lines
    const { checkout, errors } = await remove([line.id])
    expect(errors).toEqual([])
    expect([checkout.lines, checkout.stockReservationExpires]).toEqual([[], null])
    expect(await held()).toEqual([0, 0])
    const added = await add([booked.line])
    expect(added.checkout.stockReservationExpires).not.toBeNull()
    expect(await held()).toEqual([1, 1])
  })

  test('a fee cannot be changed or removed without its line', async () => {
    const [, fee] = (await shop.read(id)).lines
    expect((await remove([fee.id])).errors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await update([{ lineId: fee.id, quantity: 9 }])).errors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect(await held()).toEqual([1, 1])
  })

  test('changing them does not lengthen the reservation', async () => {
    const before = (await shop.read(id)).stockReservationExpires
    const { checkout } = await add([booked.line])
    expect(checkout.stockReservationExpires).toBe(before)
  })

  test('a change that is refused changes nothing', async () => {
    const before = await shop.read(id)
    const full = await bookedLine(shop.db(), { capacity: 1 })
    await shop.create({ lines: [full.line] }, await shop.signIn(`9100${1000 + refusals++}`))
    const { errors } = await add([full.line])
    expect(errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', field: 'lines' }])
    expect(await shop.read(id)).toEqual(before)
  })

  test('changes made at the same time are all made', async () => {
    const answers = await Promise.all([add([booked.line]), add([booked.line]), add([booked.line])])
    const done = answers.filter(({ errors }) => errors.length === 0)
    expect(done.length).toBeGreaterThan(0)
    expect((await shop.read(id)).lines[0].quantity).toBe(1 + done.length)
  })

  test('are told by problems when they can no longer be had and nothing is held', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] }, null)
    expect(checkout.problems).toEqual([])
    await setStock(shop.db(), booked.variantKey, 0)
    const after = await shop.read(checkout.id, null)
    expect(after.problems).toEqual([
      {
        __typename: 'CheckoutLineProblemInsufficientStock',
        availableQuantity: 0,
        line: { id: checkout.lines[0].id },
      },
    ])
    expect(after.lines[0].problems).toEqual([{ __typename: 'CheckoutLineProblemInsufficientStock' }])
    await setStock(shop.db(), booked.variantKey, 1000)
  })

  test('an id that is none of theirs is refused', async () => {
    const answer = await update([{ lineId: toGlobalId('OrderLine', 1), quantity: 1 }])
    expect(answer.errors).toMatchObject([{ code: 'GRAPHQL_ERROR', field: 'lineId' }])
    expect((await update([{ quantity: 1 }])).errors).toMatchObject([{ code: 'REQUIRED' }])
  })
})

let refusals = 0
