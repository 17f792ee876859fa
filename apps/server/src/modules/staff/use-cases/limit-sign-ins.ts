import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { countTry, forgiveTry } from '../storage/try-queries.ts'
import type { StaffContext } from './staff-context.ts'

/** Wrong credentials within an hour, of a network and for an account. */
const maxTries = { network: 30, account: 10 }

export type CountedTry = { keys: readonly string[] }

/** Counts the try before anything is compared. A network beyond its tries counts for no account. */
export async function limitSignIns(
  { db }: Pick<StaffContext, 'db'>,
  { network, account }: { network: string; account: string },
): Promise<Outcome<CountedTry, 'TOO_MANY_REQUESTS'>> {
  const byNetwork = `network:${network}`
  const byAccount = `account:${account}`
  const isWithin =
    (await countTry(db, byNetwork)) <= maxTries.network && (await countTry(db, byAccount)) <= maxTries.account
  if (!isWithin) return refuse('TOO_MANY_REQUESTS', { params: { seconds: 3600 } })
  return ok({ keys: [byNetwork, byAccount] })
}

export async function forgiveSignIn({ db }: Pick<StaffContext, 'db'>, { keys }: CountedTry): Promise<void> {
  await forgiveTry(db, keys)
}
