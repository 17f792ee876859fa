import type { Outcome } from '#kernel/outcome.ts'
import type { Checkout } from '#modules/checkout/index.ts'

const codesOfGoods: Readonly<Record<string, string>> = {
  HOLD_EXPIRED: 'GOODS_HOLD_EXPIRED',
  HOLD_CANCELLED: 'GOODS_HOLD_CANCELLED',
}

/** Whoever buys goods alone has no time to choose again, nor a booking to confirm: the refusal says what there is to do. */
export function toldOfGoods<Value>(outcome: Outcome<Value>, checkout: Checkout | undefined): Outcome<Value> {
  if (outcome.ok || !checkout || checkout.lines.some(({ slotId }) => slotId)) return outcome
  return { ...outcome, code: codesOfGoods[outcome.code] ?? outcome.code }
}
