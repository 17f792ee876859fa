import { sql } from 'drizzle-orm'
import { makeMember, signInStaff } from './staff.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

export type StaffSession = Awaited<ReturnType<typeof signInStaff>>

/** An operator of content in one process of the shop, and another process that has to follow. */
export type TwoProcesses = {
  shop: TestApp
  other: TestApp
  content: StaffSession
  /** What the log has about a record, oldest first. */
  actionsOn: (kind: string, id: number | string) => Promise<string[]>
  close: () => Promise<void>
}

export async function openTwoProcesses(): Promise<TwoProcesses> {
  const shop = await buildTestApp()
  const { DATABASE_URL = '' } = shop.deps.config
  const other = await buildTestApp({ seeded: false, env: { DATABASE_URL } })
  return {
    shop,
    other,
    content: await signInStaff(shop, await makeMember(shop, 'content')),
    async actionsOn(kind, id) {
      const { rows } = await shop.deps.db.execute<{ action: string }>(sql`SELECT action FROM operator_changes
        WHERE subject_kind = ${kind} AND subject_id = ${String(id)} ORDER BY id`)
      return rows.map(({ action }) => action)
    },
    async close() {
      await other.close()
      await shop.close()
    },
  }
}

let made = 0

/** The body of a command under a key of its own. */
export const keyed = (body: object = {}) => ({ key: `key-${process.pid}-${++made}`, ...body })

type Answer = { status: number; body: { errors?: { code: string; field?: string | null }[] } }

/** Status, code and field of a refusal. */
export const refusalOf = ({ status, body }: Answer) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.field,
]
