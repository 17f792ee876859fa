import { baisa } from '@warsha/contract/money/baisa.ts'
import { describe, expect, test } from 'vitest'
import { type BasketLine, evaluateCode } from './evaluate-code.ts'
import { type PromoCode, readCode } from './promo-code.ts'

const oilId = 9
const now = new Date('2026-11-16T08:00:00Z')
const where = { now, channelId: 1 }
const code = (change: Partial<PromoCode> = {}): PromoCode => ({
  id: 1,
  code: 'ten',
  name: { en: 'Ten', ar: 'عشرة' },
  type: 'percent',
  percent: 10,
  amountBaisa: null,
  channelId: null,
  minimumBaisa: null,
  startsOn: null,
  endsOn: null,
  totalLimit: null,
  perCustomerLimit: null,
  withinHours: null,
  isActive: true,
  targets: [],
  ...change,
})
const line = (lineId: string, change: Partial<BasketLine> = {}): BasketLine => ({
  lineId,
  productId: 1,
  categoryIds: [oilId],
  quantity: 1,
  unit: baisa(5_000),
  startsAt: undefined,
  ...change,
})
const oil = {
  productId: null,
  categoryId: oilId,
  percent: null,
  name: { en: 'Engine oil', ar: 'زيت المحرك' },
}

describe('periods', () => {
  const gift = code({ endsOn: '2025-09-30' })
  const at = (moment: string) => evaluateCode(gift, [line('a')], { now: new Date(moment), channelId: 1 })

  test('[CAMP-32] the last day counts to its last second in Muscat, and not one longer', () => {
    expect(at('2025-09-30T19:59:59.999Z').ok).toBe(true)
    expect(at('2025-09-30T20:00:00Z')).toMatchObject({
      ok: false,
      code: 'PROMO_CODE_EXPIRED',
      params: { date: '2025-09-30' },
    })
  })

  test('the first day begins at midnight in Muscat', () => {
    const soon = code({ startsOn: '2026-12-01' })
    const on = (moment: string) => evaluateCode(soon, [line('a')], { now: new Date(moment), channelId: 1 })
    expect(on('2026-11-30T19:59:59Z')).toMatchObject({
      code: 'PROMO_CODE_NOT_YET',
      params: { date: '2026-12-01' },
    })
    expect(on('2026-11-30T20:00:00Z').ok).toBe(true)
  })
})

describe('what a code is for', () => {
  test('[CAMP-31] each target has its own percentage, a product’s before its category’s; other lines have none', () => {
    const campaign = code({
      percent: null,
      targets: [
        { ...oil, percent: 30 },
        { productId: 7, categoryId: null, percent: 50, name: oil.name },
      ],
    })
    const basket = [
      line('oil', { quantity: 3 }),
      line('best', { productId: 7 }),
      line('tyre', { categoryIds: [2] }),
    ]
    expect(evaluateCode(campaign, basket, where)).toEqual({
      ok: true,
      value: {
        type: 'percent',
        lines: [
          { lineId: 'oil', percent: 30, units: 3 },
          { lineId: 'best', percent: 50, units: 1 },
        ],
      },
    })
  })

  test('[CAMP-33] a gift is one unit, the most expensive that is meant', () => {
    const gift = code({ type: 'gift', percent: null, targets: [oil] })
    const basket = [
      line('cheap', { quantity: 4 }),
      line('dear', { unit: baisa(9_000), quantity: 2 }),
      line('tyre', { unit: baisa(40_000), categoryIds: [2] }),
    ]
    expect(evaluateCode(gift, basket, where)).toMatchObject({
      value: { lines: [{ lineId: 'dear', percent: 100, units: 1 }] },
    })
  })

  test('[CAMP-34] within 72 hours: lines whose hour begins in time, to the second', () => {
    const soon = code({ withinHours: 72, targets: [oil] })
    const startsAt = (moment: string) => new Date(moment)
    const basket = [
      line('in-time', { startsAt: startsAt('2026-11-19T08:00:00Z') }),
      line('late', { startsAt: startsAt('2026-11-19T08:00:01Z') }),
      line('unbooked'),
    ]
    expect(evaluateCode(soon, basket, where)).toMatchObject({ value: { lines: [{ lineId: 'in-time' }] } })
    expect(evaluateCode(soon, basket.slice(1), where)).toMatchObject({
      code: 'PROMO_CODE_BOOK_SOONER',
      params: { hours: 72 },
    })
  })

  test('another channel, a code that is off, other goods and too little are refused with what would help', () => {
    const basket = [line('a')]
    expect(evaluateCode(code({ channelId: 2 }), basket, where)).toMatchObject({ code: 'PROMO_CODE_INVALID' })
    expect(evaluateCode(code({ isActive: false }), basket, where)).toMatchObject({
      code: 'PROMO_CODE_INVALID',
    })
    expect(evaluateCode(code({ targets: [oil] }), [line('a', { categoryIds: [2] })], where)).toMatchObject({
      code: 'PROMO_CODE_NOT_FOR_BASKET',
      params: { goodsEn: 'Engine oil', goodsAr: 'زيت المحرك' },
    })
    expect(evaluateCode(code({ minimumBaisa: baisa(5_001) }), basket, where)).toMatchObject({
      code: 'PROMO_CODE_MINIMUM',
      params: { minimum: 5_001, missing: 1 },
    })
    expect(evaluateCode(code({ minimumBaisa: baisa(5_000) }), basket, where).ok).toBe(true)
  })
})

test('codes are ASCII: what only looks like one is none', () => {
  expect(readCode(' BiMa ')).toBe('bima')
  for (const typed of ['BİMA', 'ｂｉｍａ', 'bıma', 'a'.repeat(17), 'bi ma', '', "b'; --"]) {
    expect(readCode(typed)).toBeUndefined()
  }
})
