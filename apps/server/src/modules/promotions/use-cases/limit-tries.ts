import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { countTries, deleteTriesBefore } from '../storage/try-queries.ts'

const spanMinutes = 10
const spanMs = spanMinutes * 60_000

/** An account types a code now and then; behind one address there may be many accounts. */
const mostTries = { account: 20, address: 100 }

type Deps = { db: Database; clock: Clock }

/**
 * Counts a try of a code before anything is looked up, so that guesses cost the guesser, not the shop: by account, and by
 * the address it comes from.
 */
export async function limitTries(
  { db, clock }: Deps,
  { customerId, address }: { customerId: number | undefined; address: string },
): Promise<Outcome<true, 'PROMO_CODE_TRIES_EXCEEDED'>> {
  const byAddress = `address:${address}`
  const byAccount = customerId === undefined ? undefined : `account:${customerId}`
  const tries = await countTries(db, byAccount ? [byAddress, byAccount] : [byAddress], spanOf(clock))
  const isExceeded =
    (tries.get(byAddress) ?? 0) > mostTries.address || (tries.get(byAccount ?? '') ?? 0) > mostTries.account
  return isExceeded
    ? refuse('PROMO_CODE_TRIES_EXCEEDED', { field: 'promoCode', params: { minutes: spanMinutes } })
    : ok(true)
}

export function forgetTries({ db, clock }: Deps): Promise<void> {
  return deleteTriesBefore(db, spanOf(clock))
}

function spanOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / spanMs)
}
