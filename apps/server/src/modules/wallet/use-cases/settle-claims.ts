import { type Baisa, minBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type CreditSource, dueFrom, type WalletClaim } from '../rules/wallet-claim.ts'
import { addSettled, findOpenClaims } from '../storage/claim-queries.ts'
import { debitWallet } from './post-change.ts'

/**
 * Takes from money that has just come into a wallet what was claimed back before. The posting of that money has locked
 * the account, so a claim is either seen here or sees the money itself.
 */
export async function settleClaims(
  tx: Transaction,
  customerId: number,
  { amount, source }: { amount: Baisa; source: CreditSource },
): Promise<void> {
  let left = amount
  for (const claim of await findOpenClaims(tx, customerId)) {
    const part = minBaisa(left, dueFrom(claim, source))
    if (part === 0) continue
    await collectClaim(tx, claim, part)
    left = subtractBaisa(left, part)
  }
}

/** Takes a part of a claim, which the wallet has. */
export async function collectClaim(tx: Transaction, claim: WalletClaim, part: Baisa): Promise<void> {
  const { customerId, key, settled } = claim
  const posted = await debitWallet(tx, {
    customerId,
    amount: part,
    key: settled === 0 ? key : `${key}:${settled}`,
    reason: 'REFERRAL',
  })
  if (!posted.ok) throw new Error(`The wallet does not have the money of claim ${claim.id}`)
  await addSettled(tx, claim, part)
}
