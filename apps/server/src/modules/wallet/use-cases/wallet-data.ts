import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { listWalletEntries, readWalletBalance } from './read-wallet.ts'

/** Upper bound of an export; no wallet has more entries. */
const maxExported = 10_000

/** The wallet as a part of what is stored about a customer. The books stay, and name nobody once the account is erased. */
export const walletData = {
  async export({ db }: { db: Database }, customerId: number) {
    const page = { sort: 'newest', filter: 'all', offset: 0, limit: maxExported } as const
    const { entries } = await listWalletEntries(db, customerId, page)
    const transactions = entries.map(({ kind, amount, balanceAfter, reference, createdAt }) => ({
      reason: kind,
      amount: decimalFromBaisa(amount),
      balance: decimalFromBaisa(balanceAfter),
      reference,
      created_at: createdAt.toISOString(),
    }))
    const balance = decimalFromBaisa(await readWalletBalance(db, customerId))
    return { wallet: { balance, transactions } }
  },
  erase: async () => undefined,
}
