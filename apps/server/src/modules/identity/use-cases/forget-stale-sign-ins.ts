import { forgetStale } from '../storage/forget-stale.ts'
import { forgetChallenges } from '../storage/passkey-queries.ts'
import type { IdentityContext } from './identity-context.ts'

/** Numbers, addresses and devices of people are not stored longer than a rule needs them. */
export async function forgetStaleSignIns({ db }: Pick<IdentityContext, 'db'>): Promise<void> {
  await forgetStale(db)
  await forgetChallenges(db)
}
