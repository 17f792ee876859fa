import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { systemClock } from '#kernel/clock.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { gatewaysOf } from './create-gateways.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const offered = (env: Record<string, string>) =>
  gatewaysOf({ config: readConfig(env), db: database.db, clock: systemClock })

const thawani = { THAWANI_SECRET_KEY: 's', THAWANI_PUBLISHABLE_KEY: 'p', THAWANI_WEBHOOK_SECRET: 'w' }
const stripe = { STRIPE_SECRET_KEY: 's', STRIPE_WEBHOOK_SECRET: 'w', STRIPE_FEE_PERCENT: '2.5' }

describe('gateways by configuration', () => {
  test('are those with keys, and in a demo the sandbox', () => {
    expect([...offered({ DEMO: 'off' }).keys()]).toEqual([])
    expect([...offered({ DEMO: 'on' }).keys()]).toEqual(['sandbox'])
    expect([...offered({ DEMO: 'off', ...thawani }).keys()]).toEqual(['thawani'])
    expect([...offered({ DEMO: 'on', ...stripe, ...thawani }).keys()]).toEqual([
      'thawani',
      'stripe',
      'sandbox',
    ])
  })

  test('have the smallest step that they can charge', () => {
    expect(offered({ ...stripe }).get('stripe')).toMatchObject({ step: 10 })
    expect(offered({ ...thawani }).get('thawani')).toMatchObject({ step: 1 })
  })

  test('half of their keys stop the start', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 's' })).toThrow('STRIPE_WEBHOOK_SECRET must be set, too')
    expect(() => readConfig({ SANDBOX_FEE_PERCENT: '2.12345' })).toThrow('must be a percentage')
  })
})

test('no gateway is called inside a transaction', async () => {
  for (const { id, port } of offered({ DEMO: 'on', ...stripe, ...thawani }).values()) {
    const asking = inTransaction(database.db, async () => ok(await port.readPayment('x')))
    await expect(asking).rejects.toThrow(`payments.${id}.readPayment was called inside a transaction`)
  }
})
