import { type Baisa, decimalTextFromBaisa, negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { ChosenBalance } from '@warsha/contract/wallet/chosen-balance.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { lockBalances, postTransaction, walletOf } from '#modules/ledger/index.ts'
import { checkBankDetails } from '../rules/bank-details.ts'
import { insertClosure } from '../storage/payout-queries.ts'
import { payOut } from './pay-out.ts'

export type CloseRefusal = 'BALANCE_CHOICE_REQUIRED' | 'BALANCE_CHANGED' | 'BANK_DETAILS_INVALID'

/**
 * Closes the wallet of an account that is deleted. Its balance is paid out or given up, as the customer has said of
 * this very amount; without a word it is not closed.
 */
export async function closeWallet(
  tx: Transaction,
  customerId: number,
  choice: ChosenBalance | undefined,
): Promise<Outcome<undefined, CloseRefusal>> {
  const [balance] = await lockBalances(tx, [walletOf(customerId)])
  if (balance === undefined) throw new Error('A customer has a wallet')
  const params = { amount: decimalTextFromBaisa(balance) }
  if (choice && choice.amount !== balance) return refuse('BALANCE_CHANGED', { field: 'balance', params })
  await insertClosure(tx, customerId)
  if (balance === 0) return ok(undefined)
  if (!choice) return refuse('BALANCE_CHOICE_REQUIRED', { field: 'balance', params })
  if (choice.kind === 'give-up') return giveUp(tx, customerId, balance)
  const bank = checkBankDetails(choice.bank)
  if (!bank.ok) return bank
  const transfer = { bank: bank.value, gateway: null, reference: '' }
  await payOut(tx, { customerId, cause: 'deletion', amount: balance, ...transfer })
  return ok(undefined)
}

async function giveUp(
  tx: Transaction,
  customerId: number,
  balance: Baisa,
): Promise<Outcome<undefined, never>> {
  const posted = await postTransaction(tx, {
    kind: 'FORFEIT',
    key: `FORFEIT:${customerId}`,
    moves: [
      { account: walletOf(customerId), amount: negateBaisa(balance) },
      { account: { kind: 'forfeits' }, amount: balance },
    ],
  })
  if (!posted.ok) throw new Error(`The balance of customer ${customerId} changed under its lock`)
  return ok(undefined)
}
