import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { maxPasskeys } from '../storage/passkey-queries.ts'
import { storePasskey } from './passkeys.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001')`)
})
afterAll(() => database.close())

const passkey = (name: string) => ({
  customerId: 1,
  credentialId: name,
  publicKey: '',
  counter: 0,
  transports: [],
  device: '',
})

test('thirty passkeys at once leave as many as an account may have', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `key-${index}`)
  const stored = await Promise.all(names.map((name) => storePasskey(database.db, passkey(name))))
  const refused = stored.flatMap((outcome) => (outcome.ok ? [] : [outcome.code]))
  expect(new Set(refused)).toEqual(new Set(['PASSKEYS_FULL']))
  expect(refused).toHaveLength(30 - maxPasskeys)
  const { rows } = await database.db.execute(sql`SELECT count(*)::int AS passkeys FROM passkeys`)
  expect(rows).toEqual([{ passkeys: maxPasskeys }])
  const known = stored.find((outcome) => outcome.ok)?.value.credentialId ?? ''
  expect(await storePasskey(database.db, passkey(known))).toMatchObject({ code: 'PASSKEY_INVALID' })
})
