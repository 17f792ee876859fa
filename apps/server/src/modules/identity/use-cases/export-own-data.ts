import { findCustomer, listSessions } from '../storage/customer-queries.ts'
import type { IdentityContext } from './identity-context.ts'

/** The account's part of an export; numbers that are masked on the screen are masked here, too. */
export async function exportOwnData(
  { db, clock }: Pick<IdentityContext, 'db' | 'clock'>,
  customerId: number,
) {
  const [customer, sessions] = await Promise.all([findCustomer(db, customerId), listSessions(db, customerId)])
  return {
    exported_at: clock.now().toISOString(),
    account: customer && {
      sign_in_email: customer.email ?? '',
      language: customer.language,
      metadata: customer.metadata,
      joined_at: customer.createdAt.toISOString(),
      last_login_at: customer.lastLoginAt?.toISOString() ?? null,
    },
    sessions: sessions.map(({ userAgent, createdAt, lastUsedAt, expiresAt }) => ({
      device: userAgent,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  }
}
