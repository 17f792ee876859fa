import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { RolePreset } from '../rules/role-presets.ts'

/** Adds the roles that are missing; those that are there stay as an administrator left them. */
export async function insertMissingRoles(tx: Transaction, presets: readonly RolePreset[]): Promise<void> {
  for (const { name, isCentreScoped, permissions } of presets) {
    const { rowCount } = await tx.execute(sql`
      INSERT INTO staff_roles (name, is_centre_scoped) VALUES (${name}, ${isCentreScoped}) ON CONFLICT DO NOTHING`)
    if (rowCount === 0) continue
    await tx.execute(sql`INSERT INTO staff_role_permissions (role, permission)
      SELECT ${name}, unnest(${sql.param([...permissions])}::text[])`)
  }
}

/** An administrator has all rights, those of later versions too. */
export async function grantEverything(
  tx: Transaction,
  role: string,
  permissions: readonly string[],
): Promise<void> {
  await tx.execute(sql`INSERT INTO staff_role_permissions (role, permission)
    SELECT ${role}, unnest(${sql.param([...permissions])}::text[]) ON CONFLICT DO NOTHING`)
}

export type RoleRow = { name: string; isCentreScoped: boolean; permissions: string[] }

export async function listRoles(executor: Executor): Promise<RoleRow[]> {
  const { rows } = await executor.execute<RoleRow>(sql`
    SELECT name, is_centre_scoped AS "isCentreScoped",
      ARRAY(SELECT permission FROM staff_role_permissions WHERE role = name ORDER BY permission) AS permissions
    FROM staff_roles ORDER BY name`)
  return rows
}
