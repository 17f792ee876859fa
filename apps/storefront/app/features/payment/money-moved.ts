import { type Baisa, baisa, noBaisa } from '@warsha/contract/money/baisa.ts'

/** Whether a payment has cost the customer something, as the server says. */
export type MoneyMoved =
  | { money: 'charged' | 'unknown' }
  | { money: 'not_charged'; isDeclined: boolean }
  | { money: 'wallet'; walletAmount: Baisa }

/** Reads the open `data` of a processed transaction; what it does not say is not known. */
export function readMoneyMoved(data: unknown): MoneyMoved {
  const { money, reason, wallet_amount: amount } = isRecord(data) ? data : {}
  if (money === 'charged') return { money }
  if (money === 'not_charged') return { money, isDeclined: reason === 'declined' }
  if (money !== 'wallet') return { money: 'unknown' }
  const walletAmount = typeof amount === 'number' && amount > 0 ? baisa(Math.round(amount * 1000)) : noBaisa
  return { money, walletAmount }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
