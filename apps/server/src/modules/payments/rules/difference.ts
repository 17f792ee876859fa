import type { Baisa } from '@warsha/contract/money/baisa.ts'

/**
 * `amount`, `currency`: the gateway took something else than was asked for, or tells of another amount than the books.
 * `foreign-payment`: what it took names another attempt. `unresolved-payment`: it has not said for days whether a payment
 * is over. `unknown-callback`: it speaks of a payment nobody knows. `refund`: it has not given back what it should.
 *
 * Out of the gateway's own book: `unknown-charge`: charged there and without an effect here. `missing-charge`: paid here
 * and not in its book. `missing-refund`: given back by its word and not by its book. `unknown-refund`, `chargeback`: given
 * back there and not here. `fee`, `payout`: another amount than agreed or due.
 */
export const differenceKinds = [
  'amount',
  'currency',
  'foreign-payment',
  'unresolved-payment',
  'unknown-callback',
  'refund',
  'unknown-charge',
  'missing-charge',
  'missing-refund',
  'unknown-refund',
  'chargeback',
  'fee',
  'payout',
] as const

export type DifferenceKind = (typeof differenceKinds)[number]

/** Ways to resolve a difference. */
export const differenceActions = [
  'ask',
  'order',
  'wallet',
  'card',
  'reverse',
  'send',
  'post',
  'link',
  'discard',
] as const

export type DifferenceAction = (typeof differenceActions)[number]

export type Difference = {
  id: number
  cause: string
  kind: DifferenceKind
  gateway: string
  attemptId: number | null
  /** Of the gateway's book, and of a refund. */
  entryId: number | null
  refundId: number | null
  expected: string
  found: string
  expectedAmount: Baisa | null
  foundAmount: Baisa | null
  /** The size of the difference. */
  amount: Baisa
  /** The day in Muscat that cannot be closed before it is resolved. */
  day: string
  state: 'open' | 'closed'
  resolution: string | null
  resolvedBy: string | null
  resolvedAt: Date | null
  createdAt: Date
}

export type NewDifference = Pick<
  Difference,
  'cause' | 'kind' | 'gateway' | 'attemptId' | 'expected' | 'found'
> &
  Partial<Pick<Difference, 'entryId' | 'refundId' | 'expectedAmount' | 'foundAmount' | 'amount' | 'day'>>

/** How a difference can be resolved, the usual way first. */
export function actionsOf({
  kind,
  attemptId,
  entryId,
  expectedAmount,
  foundAmount,
}: Pick<
  Difference,
  'kind' | 'attemptId' | 'entryId' | 'expectedAmount' | 'foundAmount'
>): readonly DifferenceAction[] {
  if (kind === 'unknown-charge')
    return attemptId === null ? ['wallet', 'card'] : ['ask', 'order', 'wallet', 'card']
  if (kind !== 'amount' || entryId === null) return actions[kind]
  const isShort = (foundAmount ?? 0) < (expectedAmount ?? 0)
  return isShort ? ['post', 'ask'] : ['wallet', 'card', 'ask']
}

const actions: Readonly<Record<DifferenceKind, readonly DifferenceAction[]>> = {
  amount: ['wallet', 'card'],
  currency: ['discard'],
  'foreign-payment': ['discard'],
  'unresolved-payment': ['ask', 'discard'],
  'unknown-callback': ['link', 'discard'],
  refund: ['send', 'wallet'],
  'unknown-charge': [],
  'missing-charge': ['ask', 'reverse'],
  'missing-refund': ['send', 'wallet'],
  'unknown-refund': ['post'],
  chargeback: ['post'],
  fee: ['post'],
  payout: ['post'],
}
