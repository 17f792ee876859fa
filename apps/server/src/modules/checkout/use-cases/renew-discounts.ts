import { type DiscountKind, discountKinds } from '@warsha/contract/checkout/apply-discounts.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import { type FoundCode, releaseCode, releaseGiftCard } from '#modules/promotions/index.ts'
import type { CheckoutDiscount } from '../rules/checkout-discount.ts'
import { holderOf } from '../rules/holder-of.ts'
import type { OpenCheckout } from '../storage/checkout-queries.ts'
import { findDiscounts, replaceDiscounts } from '../storage/discount-queries.ts'
import { decideCard, decideCode, decideReduction } from './decide-discounts.ts'
import type { Decision, DiscountRefusal, Question, Renewal } from './discount-renewal.ts'

/**
 * Decides the discounts of a locked checkout for these lines, and holds what a customer's takes: the use of a code, the
 * reduction, the gift card. In the order of locks they come after the checkout and before wallet, slots and stock.
 */
export async function renewDiscounts(
  tx: Transaction,
  checkout: OpenCheckout,
  renewal: Renewal,
): Promise<Outcome<CheckoutDiscount[], DiscountRefusal>> {
  const former = checkout.isNew ? [] : await findDiscounts(tx, checkout.id)
  const discounts: CheckoutDiscount[] = []
  for (const kind of discountKinds) {
    const known = former.find((each) => each.kind === kind)
    const decided = await decideOne(tx, kind, { checkout, renewal, known, added: addedOf(renewal, kind) })
    if (!decided.ok) return decided
    if (decided.value) discounts.push(decided.value)
  }
  await replaceDiscounts(tx, checkout.id, { former, discounts })
  return ok(discounts)
}

const kinds = {
  promo: { decide: decideCode, release: releaseCode },
  referral: { decide: decideReduction, release: () => Promise.resolve() },
  gift_card: { decide: decideCard, release: releaseGiftCard },
} as const satisfies Record<
  DiscountKind,
  {
    decide(tx: Transaction, question: Question): Promise<Decision>
    release(tx: Transaction, holder: string): Promise<void>
  }
>

async function decideOne(tx: Transaction, kind: DiscountKind, question: Question): Promise<Decision> {
  const { known, added, renewal, checkout } = question
  const { decide, release } = kinds[kind]
  const { change } = renewal
  if (change && 'remove' in change && change.remove === kind) {
    await release(tx, holderOf(checkout))
    return ok(undefined)
  }
  if (added || renewal.isPaid || !known) return decide(tx, question)
  const decided = await inTransaction(tx, (inner) => decide(inner, question))
  if (decided.ok) return decided
  await release(tx, holderOf(checkout))
  return ok(undefined)
}

function addedOf({ change }: Renewal, kind: DiscountKind): FoundCode | undefined {
  return change && 'add' in change && change.add.kind === kind ? change.add : undefined
}
