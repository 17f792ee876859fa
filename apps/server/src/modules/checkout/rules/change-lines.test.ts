import { describe, expect, test } from 'vitest'
import { addLines, removeLines, updateLines } from './change-lines.ts'
import { type DraftLine, maxLines } from './checkout.ts'

const aLine = (change: Partial<DraftLine> = {}): DraftLine => ({
  variantId: 1,
  quantity: 1,
  metadata: {},
  ...change,
})
const at = (slot: string) => ({ metadata: { slot_id: slot } })

describe('adding lines', () => {
  test('joins those of one variant and sums their quantities', () => {
    expect(addLines([aLine({ publicId: 'a' })], [aLine({ quantity: 2, metadata: { note: 'x' } })])).toEqual({
      ok: true,
      value: [aLine({ publicId: 'a', quantity: 3, metadata: { note: 'x' } })],
    })
  })

  test('leaves apart what is booked for different hours, and what asks for a line of its own', () => {
    const lines = [aLine(at('1')), aLine(at('2')), aLine({ ...at('1'), isOwnLine: true })]
    expect(addLines([], lines)).toEqual({ ok: true, value: lines })
  })

  test.each([0, -1, 1.5, Number.NaN])('refuses a quantity of %s', (quantity) => {
    expect(addLines([], [aLine({ quantity })])).toMatchObject({ ok: false, code: 'QUANTITY_INVALID' })
  })

  test('limits a variant to 50 units over all of its lines', () => {
    const lines = [aLine({ quantity: 30, ...at('1') }), aLine({ quantity: 21, ...at('2') })]
    expect(addLines([], lines)).toMatchObject({ ok: false, code: 'QUANTITY_LIMITED', params: { count: 50 } })
  })

  test('limits the number of lines', () => {
    const lines = Array.from({ length: maxLines + 1 }, (_, variantId) => aLine({ variantId }))
    expect(addLines([], lines)).toMatchObject({ ok: false, code: 'LINES_TOO_MANY' })
    expect(addLines([], lines.slice(1)).ok).toBe(true)
  })
})

describe('updating lines', () => {
  const lines = [aLine({ publicId: 'a', ...at('1') }), aLine({ publicId: 'b', variantId: 2 })]

  test('sets a quantity and leaves the booking', () => {
    expect(updateLines(lines, [{ publicId: 'a', quantity: 4 }])).toEqual({
      ok: true,
      value: [aLine({ publicId: 'a', quantity: 4, ...at('1') }), lines[1]],
    })
  })

  test('sets a booking and leaves the quantity', () => {
    expect(updateLines(lines, [{ publicId: 'a', ...at('9') }])).toEqual({
      ok: true,
      value: [aLine({ publicId: 'a', ...at('9') }), lines[1]],
    })
  })

  test('removes a line whose quantity becomes 0', () => {
    expect(updateLines(lines, [{ variantId: 2, quantity: 0 }])).toEqual({ ok: true, value: [lines[0]] })
  })

  test('adds a variant that has no line yet', () => {
    expect(updateLines([], [{ variantId: 7, quantity: 2 }])).toEqual({
      ok: true,
      value: [aLine({ variantId: 7, quantity: 2 })],
    })
  })

  test.each([
    ['a line that is not there', { publicId: 'c', quantity: 1 }, 'LINE_UNKNOWN'],
    ['a change without a quantity', { publicId: 'a' }, 'QUANTITY_REQUIRED'],
    ['a negative quantity', { publicId: 'a', quantity: -1 }, 'QUANTITY_INVALID'],
  ])('refuses %s', (_case, change, code) => {
    expect(updateLines(lines, [change])).toMatchObject({ ok: false, code })
  })

  test('refuses a variant that has several lines', () => {
    const twice = [lines[0], aLine({ publicId: 'c', ...at('2') })].filter((line) => line !== undefined)
    expect(updateLines(twice, [{ variantId: 1, quantity: 2 }])).toMatchObject({ code: 'LINE_AMBIGUOUS' })
  })
})

test('removing lines is all or nothing', () => {
  const lines = [aLine({ publicId: 'a' }), aLine({ publicId: 'b', variantId: 2 })]
  expect(removeLines(lines, ['a'])).toEqual({ ok: true, value: [lines[1]] })
  expect(removeLines(lines, ['a', 'c'])).toMatchObject({ ok: false, code: 'LINE_UNKNOWN' })
})

test('bookings of one variant are told apart by their time where they name no slot', () => {
  const at = (time: string) => ({
    variantId: 1,
    quantity: 1,
    metadata: { service_center_id: '3', delivery_date: '2026-11-20', delivery_time: time },
  })
  const apart = addLines([], [at('09:00-10:00'), at('10:00-11:00')])
  expect(apart).toMatchObject({ ok: true, value: [{ quantity: 1 }, { quantity: 1 }] })
  const joined = addLines([], [at('09:00-10:00'), { ...at('09:00-10:00') }])
  expect(joined).toMatchObject({ ok: true, value: [{ quantity: 2 }] })
})
