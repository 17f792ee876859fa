import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

export type InvitedMember = { name: string; email: string; role: string; language: 'ar' | 'en' }

/** Undefined when the address is taken. */
export async function insertInvited(
  tx: Transaction,
  { name, email, role, language }: InvitedMember,
): Promise<{ id: number; publicId: string } | undefined> {
  const { rows } = await tx.execute<{ id: number; publicId: string }>(sql`
    INSERT INTO staff_members (name, email, role, language) VALUES (${name}, ${email}, ${role}, ${language})
    ON CONFLICT (email) DO NOTHING RETURNING id, public_id AS "publicId"`)
  return rows[0]
}

export type MemberPatch = {
  name?: string | undefined
  language?: 'ar' | 'en' | undefined
  role?: string | undefined
  isActive?: boolean | undefined
}

/** False when the member was changed since this revision was read. */
export async function updateMember(
  tx: Transaction,
  { id, revision, patch }: { id: number; revision: number; patch: MemberPatch },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE staff_members SET name = coalesce(${patch.name ?? null}, name),
      language = coalesce(${patch.language ?? null}, language), role = coalesce(${patch.role ?? null}, role),
      is_active = coalesce(${patch.isActive ?? null}::boolean, is_active), revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

/** Waits for others who change administrators, so that two of them cannot close each other's account. */
export async function countAdministrators(tx: Transaction, role: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    SELECT id FROM staff_members WHERE role = ${role} AND is_active AND password_hash IS NOT NULL
    ORDER BY id FOR UPDATE`)
  return rows.length
}

export async function isRole(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM staff_roles WHERE name = ${name}`)
  return rows.length > 0
}
