import { type Baisa, baisa, negateBaisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import type { Actor } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { findCustomerInScope } from '#modules/customers/index.ts'
import {
  type Difference,
  divertCharge,
  divertRefund,
  readAttemptMoney,
  returnPaymentJob,
} from '#modules/payments/index.ts'
import { creditWallet, debitWallet } from '#modules/wallet/index.ts'
import { type Entry, findEntry, insertEffect } from '../storage/entry-queries.ts'
import { type DifferenceInput, defineResolution, isOutdated, type Resolved } from './difference-command.ts'
import { postEntry } from './resolve-by-books.ts'

export type CreditInput = DifferenceInput & { customerPublicId?: string | undefined }

type Refusal =
  | 'NOT_FOUND'
  | 'DIFFERENCE_CLOSED'
  | 'CUSTOMER_NEEDED'
  | 'WALLET_TOO_LOW'
  | 'CHARGE_NOT_RETURNABLE'

/** Leaves money with the customer, in the wallet: a charge or its surplus, or a refund that no gateway gives back. */
export const credit = defineResolution<CreditInput, Refusal>({
  action: 'wallet',
  isMoney: true,
  async resolve(tx, actor, { difference, input }) {
    if (difference.refundId !== null) {
      const diverted = await divertRefund(tx, difference.refundId)
      return diverted.ok ? ok({ resolution: 'paid into the wallet' }) : diverted
    }
    // Another amount was credited as it was taken, when it was noticed.
    if (difference.entryId === null) return ok({ resolution: 'left in the wallet' })
    const entry = await findEntry(tx, difference.entryId)
    const customerId = await customerOf(tx, actor, { difference, input })
    if (!entry) return refuse('NOT_FOUND')
    const amount = surplusOf(difference, entry)
    if (await divert(tx, difference, { amount, effect: 'wallet' }))
      return ok({ resolution: 'paid into the wallet' })
    if (await isOutdated(tx, difference)) return refuse('DIFFERENCE_CLOSED')
    if (customerId === undefined) return refuse('CUSTOMER_NEEDED', { field: 'customer_id' })
    return creditEntry(tx, actor, { difference, entry, customerId })
  },
})

/** The part of a charge that the shop's books do not have. */
function surplusOf({ expectedAmount }: Difference, { amount }: Entry): Baisa {
  return baisa(amount - (expectedAmount ?? 0))
}

/** Ends the attempt of a charge that has bought nothing, so that no late report of it moves the money a second time. */
async function divert(
  tx: Transaction,
  { kind, attemptId }: Difference,
  charge: { amount: Baisa; effect: 'wallet' | 'refund' },
): Promise<boolean> {
  return kind === 'unknown-charge' && attemptId !== null && divertCharge(tx, { attemptId, ...charge })
}

/** The payment's own customer, or the one whom the operator names. */
async function customerOf(
  tx: Transaction,
  { centres }: Actor,
  { difference: { attemptId }, input: { customerPublicId } }: { difference: Difference; input: CreditInput },
): Promise<number | undefined> {
  if (attemptId !== null) return (await readAttemptMoney(tx, attemptId))?.customerId
  if (customerPublicId === undefined) return undefined
  return (await findCustomerInScope(tx, { publicId: customerPublicId, centres }))?.id
}

async function creditEntry(
  tx: Transaction,
  { operatorId }: Actor,
  { difference, entry, customerId }: { difference: Difference; entry: Entry; customerId: number },
): Promise<Outcome<Resolved, Refusal>> {
  const amount = surplusOf(difference, entry)
  const effect = { entryId: entry.id, effect: 'wallet', amount, operatorId } as const
  if (!(await insertEffect(tx, effect))) return refuse('DIFFERENCE_CLOSED')
  const credited = await creditWallet(tx, {
    reason: 'TOP_UP',
    customerId,
    gateway: entry.gateway,
    key: `entry:${entry.id}`,
    reference: entry.reference,
    amount,
  })
  if (!credited.ok || !credited.value.isNew) throw new Error(`The charge ${entry.id} was credited before`)
  return ok({ resolution: 'paid into the wallet' })
}

export const returnChargeJob = defineJob('return-charge', z.object({ entryId: z.int() }))

/** Has the gateway give a charge, or its surplus, back to the card. A job asks the gateway; the books owe it until then. */
export const returnToCard = defineResolution<DifferenceInput, Refusal>({
  action: 'card',
  isMoney: true,
  async resolve(tx, actor, { difference }) {
    if (difference.entryId === null) return takeFromWallet(tx, difference)
    const entry = await findEntry(tx, difference.entryId)
    if (!entry) return refuse('NOT_FOUND')
    if (entry.pspReference === null) return refuse('CHARGE_NOT_RETURNABLE')
    const amount = surplusOf(difference, entry)
    const { operatorId } = actor
    const isDiverted = await divert(tx, difference, { amount, effect: 'refund' })
    if (!isDiverted && (await isOutdated(tx, difference))) return refuse('DIFFERENCE_CLOSED')
    if (!(await insertEffect(tx, { entryId: entry.id, effect: 'card', amount, operatorId })))
      return refuse('DIFFERENCE_CLOSED')
    await postEntry(tx, entry, { kind: 'ADJUSTMENT', amount: negateBaisa(amount), other: 'refunds' })
    await enqueue(tx, returnChargeJob, { entryId: entry.id })
    return ok({ resolution: 'given back to the card' })
  },
})

/** Another amount is in the wallet: it leaves that first, so that it is not spent and given back. */
async function takeFromWallet(tx: Transaction, difference: Difference): Promise<Outcome<Resolved, Refusal>> {
  const attempt = difference.attemptId === null ? undefined : await readAttemptMoney(tx, difference.attemptId)
  if (!attempt || attempt.paid === null) return refuse('NOT_FOUND')
  const { id: attemptId, customerId, gateway, publicId, paid: amount } = attempt
  const key = `return:${publicId}`
  const taken = await debitWallet(tx, {
    reason: 'TOP_UP',
    customerId,
    gateway,
    key,
    reference: publicId,
    amount,
  })
  if (!taken.ok) return refuse('WALLET_TOO_LOW')
  if (!taken.value.isNew) return refuse('DIFFERENCE_CLOSED')
  await enqueue(tx, returnPaymentJob, { attemptId, amount })
  return ok({ resolution: 'given back to the card', isWaiting: true })
}
