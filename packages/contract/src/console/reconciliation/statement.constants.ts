/** Movements of a statement. */
export const statementKinds = ['charge', 'refund', 'fee', 'payout', 'chargeback'] as const

/** Columns of a statement; `payment` and `fee` may be left out. Amounts are in rials. */
export const statementColumns = ['kind', 'reference', 'payment', 'amount', 'fee', 'moment'] as const

export const maxStatementLines = 5000
export const maxStatementLength = 900_000

/** Reasons why a line is left out; `differs`: the movement is known with another amount. */
export const statementProblems = [
  'kind',
  'reference',
  'amount',
  'fee',
  'moment',
  'repeated',
  'differs',
] as const

export type StatementProblem = (typeof statementProblems)[number]
