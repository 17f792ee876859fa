import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { endCode, findCode } from '../storage/code-queries.ts'
import { readEarned } from './read-referral.ts'

/** The invitations as a part of what is stored about a customer. Who the friends are is theirs, and not in it. */
export const referralData = {
  async export({ db }: { db: Database }, customerId: number) {
    const code = await findCode(db, customerId)
    if (!code) return {}
    return { referral: { code, earned: decimalFromBaisa(await readEarned({ db }, customerId)) } }
  },
  /** The code says nothing about a person and stays for the friends who came with it; no one else can use it. */
  erase: (tx: Transaction, customerId: number) => endCode(tx, customerId),
}
