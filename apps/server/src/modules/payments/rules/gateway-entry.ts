import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** Movements in a gateway's own book. */
export const entryKinds = ['charge', 'refund', 'fee', 'payout', 'chargeback'] as const

export type EntryKind = (typeof entryKinds)[number]

/** A movement as the gateway tells it. */
export type ListedEntry = {
  kind: EntryKind
  /** The gateway's own id of the movement; unique for its kind. */
  reference: string
  /** The payment that it belongs to: our attempt, and the gateway's reference of it. */
  attemptId: string | undefined
  pspReference: string | undefined
  /** Of a refund: the key under which the shop has asked for it. */
  refundKey: string | undefined
  /** Above zero for every kind. */
  amount: Baisa
  /** Kept by the gateway for this movement. */
  fee: Baisa
  occurredAt: Date
  /** Of a payout: movements before this moment are paid with it. */
  coversUntil: Date | undefined
}

/** Movements outside the form of the book, such as empty amounts, are left out: they move nothing. */
export function isWhole({ reference, amount, fee }: ListedEntry): boolean {
  const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= 1_000_000_000
  return reference.length > 0 && reference.length <= 200 && isAmount(amount) && amount > 0 && isAmount(fee)
}
