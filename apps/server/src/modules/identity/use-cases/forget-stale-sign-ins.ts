import { forgetStale } from '../storage/forget-stale.ts'
import type { IdentityContext } from './identity-context.ts'

/** Numbers, addresses and devices of people are not stored longer than a rule needs them. */
export async function forgetStaleSignIns({ db }: Pick<IdentityContext, 'db'>): Promise<void> {
  await forgetStale(db)
}
