import { type Baisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { type Account, accountName } from './account.ts'

/** Why money moves. The first six are shown in a customer's history. */
export const transactionKinds = [
  'TOP_UP',
  'ORDER_PAYMENT',
  'ORDER_REFUND',
  'HOLD_RELEASE',
  'REFERRAL',
  'ADJUSTMENT',
  'HOLD_CAPTURE',
  'GIFT_CARD',
  'PAYOUT',
  'FORFEIT',
  'GATEWAY_FEE',
  'CHARGEBACK',
] as const

export type TransactionKind = (typeof transactionKinds)[number]

/** What an account gains, or loses when it is negative. */
export type Move = { account: Account; amount: Baisa }

export type NewTransaction = {
  kind: TransactionKind
  /** The same key a second time posts nothing. */
  key: string
  /** What it is about: the number of an order, the reference of a gateway. */
  reference?: string | undefined
  gateway?: string | undefined
  /** A sentence for the customer, written by an operator. */
  note?: string | undefined
  /** When it happened, if not now: for a history that is brought in. */
  at?: Date | undefined
  moves: readonly Move[]
}

/** Moves that lose or invent money are a fault of the program, not a refusal: they throw. */
export function checkMoves(moves: readonly Move[]): void {
  const names = new Set(moves.map(({ account }) => accountName(account)))
  if (names.size < 2 || names.size < moves.length)
    throw new Error('A transaction needs two different accounts')
  if (moves.some(({ amount }) => amount === 0)) throw new Error('A transaction moves no empty amounts')
  const rest = sumBaisa(moves.map(({ amount }) => amount))
  if (rest !== 0) throw new Error(`The moves of a transaction leave ${rest} baisa`)
}
