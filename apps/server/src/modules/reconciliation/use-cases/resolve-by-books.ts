import { type Baisa, baisa, negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { Actor } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { clearingOf, postTransaction, type TransactionKind } from '#modules/ledger/index.ts'
import { type Difference, recordForeignRefund, reversePayment } from '#modules/payments/index.ts'
import type { EntryEffect } from '../rules/entry-effect.ts'
import { type Entry, findEntry, insertEffect } from '../storage/entry-queries.ts'
import { type DifferenceInput, defineResolution, isOutdated, type Resolved } from './difference-command.ts'
import { postFee, postPayout } from './post-costs.ts'

/** Takes back what was paid here and never there. */
export const reverse = defineResolution<
  DifferenceInput,
  'NOT_FOUND' | 'WALLET_TOO_LOW' | 'DIFFERENCE_CLOSED'
>({
  action: 'reverse',
  isMoney: true,
  async resolve(tx, { operatorId }, { difference: { attemptId } }) {
    if (attemptId === null) return refuse('NOT_FOUND')
    const reversed = await reversePayment(tx, { attemptId, actor: { kind: 'operator', operatorId } })
    return reversed.ok ? ok({ resolution: 'reversed' }) : reversed
  },
})

type PostRefusal = 'NOT_FOUND' | 'DIFFERENCE_CLOSED'

/** Brings the shop's books in line with the gateway's. */
export const post = defineResolution<DifferenceInput, PostRefusal>({
  action: 'post',
  isMoney: true,
  async resolve(tx, actor, { difference }) {
    const entry = difference.entryId === null ? undefined : await findEntry(tx, difference.entryId)
    if (!entry) return refuse('NOT_FOUND')
    const { gateway } = entry
    const short = baisa((difference.foundAmount ?? 0) - (difference.expectedAmount ?? 0))
    if (difference.kind === 'fee')
      return posted(await postFee(tx, { gateway, key: feeKey(difference, entry), amount: short }))
    if (difference.kind === 'payout') {
      const amount = baisa(entry.amount)
      return posted(await postPayout(tx, { gateway, entryId: entry.id, amount }))
    }
    if (await isOutdated(tx, difference)) return refuse('DIFFERENCE_CLOSED')
    return difference.kind === 'amount'
      ? postShortfall(tx, actor, { entry, short: negateBaisa(short) })
      : postForeignRefund(tx, actor, { difference, entry })
  },
})

/** The agreed part of the fee was posted before, or nothing. */
function feeKey({ expectedAmount }: Difference, { id }: Entry): string {
  return expectedAmount ? `fee:${id}:difference` : `fee:${id}`
}

function posted(isNew: boolean): Outcome<Resolved, PostRefusal> {
  return isNew ? ok({ resolution: 'posted' }) : refuse('DIFFERENCE_CLOSED')
}

/** The gateway took less than the books say: the rest is a loss. */
async function postShortfall(
  tx: Transaction,
  { operatorId }: Actor,
  { entry, short }: { entry: Entry; short: Baisa },
): Promise<Outcome<Resolved, PostRefusal>> {
  const effect = { entryId: entry.id, effect: 'loss', amount: negateBaisa(short), operatorId } as const
  if (!(await insertEffect(tx, effect))) return refuse('DIFFERENCE_CLOSED')
  await postEntry(tx, entry, { kind: 'ADJUSTMENT', amount: short, other: 'adjustments' })
  return ok({ resolution: 'posted' })
}

/** Given back there, by hand or by a bank: the order has it as refunded, with a credit note. */
async function postForeignRefund(
  tx: Transaction,
  { operatorId }: Actor,
  { difference, entry }: { difference: Difference; entry: Entry },
): Promise<Outcome<Resolved, PostRefusal>> {
  // A part of a refund may be booked already.
  const amount = baisa(entry.amount - (difference.expectedAmount ?? 0))
  const effect: EntryEffect = 'refund'
  const decided = { entryId: entry.id, effect, amount: baisa(-entry.amount), operatorId }
  if (!(await insertEffect(tx, decided))) return refuse('DIFFERENCE_CLOSED')
  const kind = entry.kind === 'chargeback' ? 'CHARGEBACK' : 'ORDER_REFUND'
  await postEntry(tx, entry, { kind, amount, other: 'refunds' })
  if (difference.attemptId !== null && amount > 0)
    await recordForeignRefund(tx, {
      attemptId: difference.attemptId,
      gateway: entry.gateway,
      amount,
      reference: entry.reference,
      key: `entry:${entry.id}`,
      actor: { kind: 'operator', operatorId },
    })
  return ok({ resolution: 'posted' })
}

/** Posts a movement of a gateway, once: above zero it owes less, and the other account bears it. */
export async function postEntry(
  tx: Transaction,
  { id, gateway, reference }: Pick<Entry, 'id' | 'gateway' | 'reference'>,
  {
    kind,
    amount,
    other,
    key = `entry:${id}`,
  }: {
    kind: TransactionKind
    amount: Baisa
    other: 'adjustments' | 'refunds'
    key?: string
  },
): Promise<void> {
  const done = await postTransaction(tx, {
    kind,
    key,
    gateway,
    reference,
    moves: [
      { account: clearingOf(gateway), amount },
      { account: { kind: other }, amount: negateBaisa(amount) },
    ],
  })
  if (!done.ok || !done.value.isNew) throw new Error(`The movement ${id} of ${gateway} was posted before`)
}
