import type { HandMadeConsole } from './open-console.ts'
import { both } from './texts.ts'

const code = {
  type: 'percent',
  percent: 10,
  amount_baisa: null,
  channel_id: null,
  minimum_baisa: null,
  starts_on: null,
  ends_on: null,
  total_limit: null,
  per_customer_limit: null,
  within_hours: null,
  targets: [],
}

/** Codes of each kind of limit, and two gift cards. */
export async function makeOffers(
  { command }: HandMadeConsole,
  { categoryId, channelId }: { categoryId: number; channelId: number },
) {
  await command('/promotions/', { ...code, code: 'OPENING10', name: both('Opening', 'الافتتاح') })
  await command('/promotions/', {
    ...code,
    code: 'OIL2',
    name: both('Two Rials off oil', 'ريالان على الزيت'),
    type: 'amount',
    percent: null,
    amount_baisa: 2_000,
    channel_id: channelId,
    minimum_baisa: 10_000,
    starts_on: '2026-01-01',
    ends_on: '2099-12-31',
    total_limit: 100,
    per_customer_limit: 2,
    within_hours: 72,
    targets: [{ product_id: null, category_id: categoryId, percent: null }],
  })
  const paused = await command('/promotions/', {
    ...code,
    code: 'CAR5',
    name: both('Five percent, oil twenty', 'خمسة بالمئة والزيت عشرون'),
    percent: 5,
    targets: [{ product_id: null, category_id: categoryId, percent: 20 }],
  })
  await command(`/promotions/${paused.id}/pause/`, { reason: 'not yet' })
  const batch = await command<{ id: number }>('/gift-cards/', {
    count: 2,
    amount_baisa: 5_000,
    ends_on: '2099-12-31',
    reason: 'for the opening',
  })
  const shown = await command<{ cards: { code: string }[] }>(`/gift-cards/batches/${batch.id}/codes/`, {
    reason: 'to be printed',
  })
  return { giftCards: shown.cards.map((card) => card.code) }
}
