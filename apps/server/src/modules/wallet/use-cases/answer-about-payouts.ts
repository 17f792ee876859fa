import { decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { WalletPayout } from '../rules/wallet-payout.ts'
import { listPayouts, recordPayout } from './list-payouts.ts'

const usage = 'Usage: npm run payouts [-- --paid <id> <reference of the transfer>]'

export type Answer = { isDone: boolean; text: string }

/** The command `npm run payouts`. */
export async function answerAboutPayouts(db: Database, args: readonly string[]): Promise<Answer> {
  const [verb, id, paidBy, ...rest] = args
  if (verb === undefined) return { isDone: true, text: listOf(await listPayouts(db)) }
  const isRight = verb === '--paid' && /^\d{1,9}$/.test(id ?? '') && rest.length === 0
  if (!isRight || !paidBy?.trim() || paidBy.length > 100) return { isDone: false, text: usage }
  const recorded = await recordPayout(db, { id: Number(id), paidBy: paidBy.trim() })
  return recorded.ok
    ? { isDone: true, text: `Payout ${id} of ${amountOf(recorded.value)} is recorded as paid.` }
    : { isDone: false, text: `There is no open payout ${id}.` }
}

function listOf(payouts: readonly WalletPayout[]): string {
  if (payouts.length === 0) return 'No open payouts.'
  return payouts.map(lineOf).join('\n')
}

function lineOf(payout: WalletPayout): string {
  const { id, createdAt, cause, bank, gateway, reference } = payout
  const target = bank
    ? `${bank.accountHolder}, ${bank.bankName}, ${bank.bankAccount}`
    : `came through ${gateway ?? 'the shop'} ${reference}`.trimEnd()
  return [id, createdAt.toISOString().slice(0, 10), amountOf(payout), cause, target].join('  ')
}

function amountOf({ amount }: WalletPayout): string {
  return `${decimalTextFromBaisa(amount)} OMR`
}
