import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { evaluateGiftCard, type GiftCard } from './gift-card.ts'

const card: GiftCard = {
  id: 1,
  code: 'gift',
  initialBaisa: baisa(3_000),
  balanceBaisa: baisa(2_500),
  endsOn: '2026-11-30',
  isActive: true,
  lastUsedAt: null,
  createdAt: new Date('2026-01-01T00:00:00Z'),
}

test('a gift card is spent until the end of its last day in Muscat', () => {
  const lastMoment = new Date('2026-11-30T19:59:59.999Z')
  const midnight = new Date('2026-11-30T20:00:00Z')
  expect(evaluateGiftCard(card, lastMoment)).toMatchObject({ ok: true, value: 2_500 })
  expect(evaluateGiftCard(card, midnight)).toMatchObject({
    ok: false,
    code: 'GIFT_CARD_EXPIRED',
    params: { date: '2026-11-30' },
  })
  expect(evaluateGiftCard({ ...card, endsOn: null }, midnight)).toMatchObject({ ok: true })
})

test('a card that is closed or spent pays nothing', () => {
  const now = new Date('2026-11-01T00:00:00Z')
  expect(evaluateGiftCard({ ...card, isActive: false }, now)).toMatchObject({ code: 'PROMO_CODE_INVALID' })
  expect(evaluateGiftCard({ ...card, balanceBaisa: baisa(0) }, now)).toMatchObject({
    code: 'GIFT_CARD_EMPTY',
  })
})
