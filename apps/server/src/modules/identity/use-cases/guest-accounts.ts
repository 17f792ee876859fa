import { createHash } from 'node:crypto'
import type { Config } from '#config/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { normaliseEmail } from '../rules/account-fields.ts'
import { type Counted, findExceeded } from '../rules/limits.ts'
import { networkOf } from '../rules/send-limits.ts'
import { takeAttempts } from '../storage/attempts.ts'
import { type NewGuest, upsertGuest } from '../storage/guest-queries.ts'

const hour = 3600
const maxPaymentsByEmail = 10

/**
 * The account to which the purchases of a guest with this e-mail belong. It has no password and no session: its owner
 * gets it by confirming the address. Where the address has an account already, the guest gets one apart that nobody can
 * sign in to, so a purchase tells nothing about the account and adds nothing to it. Bounded by network and by address.
 */
export async function openGuestAccount(
  { db, config }: { db: Database; config: Config },
  guest: NewGuest,
  address: string,
): Promise<Outcome<number, 'TOO_MANY_REQUESTS'>> {
  const email = normaliseEmail(guest.email)
  const counted: Counted[] = [
    {
      name: 'address',
      key: `guest:${networkOf(address)}`,
      limits: [{ seconds: hour, most: config.GUEST_PAYMENTS_PER_HOUR }],
    },
    { name: 'email', key: `guest:${email}`, limits: [{ seconds: hour, most: maxPaymentsByEmail }] },
  ]
  const exceeded = findExceeded(counted, await takeAttempts(db, counted))
  if (exceeded) return refuse('TOO_MANY_REQUESTS', { params: { seconds: exceeded.retryAfterSeconds } })
  const own = await upsertGuest(db, { ...guest, email })
  const id = own ?? (await upsertGuest(db, { ...guest, email: apartFrom(email) }, email))
  if (id === undefined) throw new Error('A guest has no account')
  return ok(id)
}

/** Mail to `.invalid` reaches nobody, so nobody can confirm it. */
function apartFrom(email: string): string {
  return `${createHash('sha256').update(email).digest('hex')}@guest.invalid`
}
