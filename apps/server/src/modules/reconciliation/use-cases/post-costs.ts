import { type Baisa, baisa, negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { clearingOf, postTransaction } from '#modules/ledger/index.ts'
import type { FoundDifference } from '#modules/payments/index.ts'
import { expectedFee, isPayoutDue } from '../rules/expected-cost.ts'
import { findUnpostedFees, findUnpostedPayouts } from '../storage/compare-queries.ts'

const maxAtOnce = 1000

/**
 * Posts the fees that the contract allows and the payouts that were due. Any other amount is left to a person, as a
 * difference; of a fee the agreed part is posted all the same. Answers the payouts that were not due.
 */
export async function postCosts(
  tx: Transaction,
  { gateway, costPercent }: { gateway: string; costPercent: number | undefined },
): Promise<FoundDifference[]> {
  for (const { id, kind, amount, fee } of await findUnpostedFees(tx, gateway, maxAtOnce)) {
    const expected = expectedFee({ kind, amount: baisa(amount), fee: baisa(fee) }, costPercent)
    if (expected > 0) await postFee(tx, { gateway, key: `fee:${id}`, amount: expected })
  }
  const found: FoundDifference[] = []
  for (const { id, day, amount, due, hasCutOff } of await findUnpostedPayouts(tx, gateway)) {
    if (isPayoutDue({ amount, due, hasCutOff }))
      await postPayout(tx, { gateway, entryId: id, amount: baisa(amount) })
    else
      found.push({
        ...payoutDifference,
        cause: `payout:${id}`,
        gateway,
        entryId: id,
        expected: due,
        found: amount,
        day,
      })
  }
  return found
}

const payoutDifference = { kind: 'payout', attemptId: null, refundId: null } as const

/** What a gateway keeps; below zero what it gives back of it. True for the one who posts it. */
export async function postFee(
  tx: Transaction,
  { gateway, key, amount }: { gateway: string; key: string; amount: Baisa },
): Promise<boolean> {
  const posted = await postTransaction(tx, {
    kind: 'GATEWAY_FEE',
    key,
    gateway,
    moves: [
      { account: clearingOf(gateway), amount },
      { account: { kind: 'gateway_fees' }, amount: negateBaisa(amount) },
    ],
  })
  if (!posted.ok) throw new Error(`The fee ${key} of ${gateway} could not be posted`)
  return posted.value.isNew
}

/** Money of a gateway that has reached the bank. True for the one who posts it. */
export async function postPayout(
  tx: Transaction,
  { gateway, entryId, amount }: { gateway: string; entryId: number; amount: Baisa },
): Promise<boolean> {
  const posted = await postTransaction(tx, {
    kind: 'PAYOUT',
    key: `payout:${entryId}`,
    gateway,
    moves: [
      { account: clearingOf(gateway), amount },
      { account: { kind: 'bank' }, amount: negateBaisa(amount) },
    ],
  })
  if (!posted.ok) throw new Error(`The payout ${entryId} of ${gateway} could not be posted`)
  return posted.value.isNew
}
