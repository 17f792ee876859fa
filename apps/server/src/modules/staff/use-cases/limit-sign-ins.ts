import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { countTry, forgiveTry } from '../storage/try-queries.ts'
import type { StaffContext } from './staff-context.ts'

/** Wrong credentials within an hour, of a network and for an account. */
const maxTries = { network: 30, account: 10 }

export type CountedTry = { keys: readonly string[] }

/** Counts the try before anything is compared. A network beyond its tries counts for no account. */
export async function limitSignIns(
  { db, log }: Pick<StaffContext, 'db' | 'log'>,
  { network, account }: { network: string; account: string },
): Promise<Outcome<CountedTry, 'TOO_MANY_REQUESTS'>> {
  const byNetwork = `network:${network}`
  const byAccount = `account:${account}`
  const exceeded = await findExceeded(db, { byNetwork, byAccount })
  if (exceeded) {
    log.warn({ limit: exceeded }, 'a sign-in to the console is blocked')
    return refuse('TOO_MANY_REQUESTS', { params: { seconds: 3600 } })
  }
  return ok({ keys: [byNetwork, byAccount] })
}

async function findExceeded(
  db: StaffContext['db'],
  { byNetwork, byAccount }: { byNetwork: string; byAccount: string },
): Promise<'network' | 'account' | undefined> {
  if ((await countTry(db, byNetwork)) > maxTries.network) return 'network'
  return (await countTry(db, byAccount)) > maxTries.account ? 'account' : undefined
}

export async function forgiveSignIn({ db }: Pick<StaffContext, 'db'>, { keys }: CountedTry): Promise<void> {
  await forgiveTry(db, keys)
}
