import { createHmac } from 'node:crypto'
import type pg from 'pg'

/** The role that requests are answered with: it may log in, and read and write what it is granted. */
export const servingRole = 'warsha_app'

/** Follows from the owner's password and does not reveal it, so there is nothing more to store. */
export function servingPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(servingRole).digest('base64url')
}

/** Also for clusters that were made before there was such a role. */
export async function ensureServingRole(owner: pg.Client, ownerPassword: string): Promise<void> {
  const known = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [servingRole])
  if (known.rowCount) return
  const password = owner.escapeLiteral(servingPassword(ownerPassword))
  await owner.query(
    `CREATE ROLE ${servingRole} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD ${password}`,
  )
}
