import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { maxPasskeys } from '../storage/passkey-queries.ts'
import { storePasskey } from './passkeys.ts'

let database: TestDatabase
let memberId = 0
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  const { rows } = await database.db.execute<{ id: number }>(sql`
    INSERT INTO staff_members (name, email, role, language)
    VALUES ('Salma', 'salma@warsha.example', 'support', 'en') RETURNING id`)
  memberId = rows[0]?.id ?? 0
})
afterAll(() => database.close())

test('[OPS-01] thirty passkeys of an operator at once leave as many as an account may have', async () => {
  const stored = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      storePasskey(database.db, {
        memberId,
        credentialId: `key-${index}`,
        publicKey: '',
        counter: 0,
        device: '',
      }),
    ),
  )
  const refused = stored.flatMap((outcome) => (outcome.ok ? [] : [outcome.code]))
  expect(refused).toEqual(Array.from({ length: 30 - maxPasskeys }, () => 'PASSKEYS_FULL'))
  const { rows } = await database.db.execute(sql`SELECT count(*)::int AS passkeys FROM staff_passkeys`)
  expect(rows).toEqual([{ passkeys: maxPasskeys }])
})
