/**
 * `amount`, `currency`: the gateway took something else than was asked for. `foreign-payment`: what it took names another
 * attempt. `unresolved-payment`: it has not said for days whether a payment is over. `unknown-callback`: it speaks of a
 * payment nobody knows. `refund`: it has not given back what it should.
 */
export type DifferenceKind =
  | 'amount'
  | 'currency'
  | 'foreign-payment'
  | 'unresolved-payment'
  | 'unknown-callback'
  | 'refund'

export type Difference = {
  id: number
  cause: string
  kind: DifferenceKind
  gateway: string
  attemptId: number | null
  expected: string
  found: string
  state: 'open' | 'closed'
  resolution: string | null
  resolvedBy: string | null
  resolvedAt: Date | null
  createdAt: Date
}

export type NewDifference = Pick<
  Difference,
  'cause' | 'kind' | 'gateway' | 'attemptId' | 'expected' | 'found'
>
