import type { ChosenBalance } from '@warsha/contract/wallet/chosen-balance.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { type CloseRefusal, closeWallet } from '#modules/wallet/index.ts'
import { hasOpenPayment } from '../storage/open-payments.ts'

/**
 * Settles what the shop and a customer have with each other before the account is deleted: an open payment has to end
 * first, and the balance is paid out or given up. Money that comes in later goes to the payouts.
 */
export async function releaseAccount(
  tx: Transaction,
  customerId: number,
  choice: ChosenBalance | undefined,
): Promise<Outcome<undefined, CloseRefusal | 'PAYMENT_OPEN'>> {
  if (await hasOpenPayment(tx, customerId)) return refuse('PAYMENT_OPEN')
  return closeWallet(tx, customerId, choice)
}
