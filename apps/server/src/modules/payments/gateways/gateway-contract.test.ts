import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '#config/config.ts'
import { systemClock } from '#kernel/clock.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { sandboxMinAmount } from '../rules/sandbox-cards.ts'
import { decideSandboxPayment } from '../use-cases/sandbox-payments.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'
import { describeGatewayContract, type OpenedGateway } from './testing/gateway-contract.ts'
import { openStripeServer } from './testing/stripe-server.ts'
import { openThawaniServer } from './testing/thawani-server.ts'
import { createThawani } from './thawani.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const clock = systemClock
/** Far longer than a busy machine takes to answer; a gateway that says nothing is met with less patience. */
const timeoutMs = 60_000
const impatientMs = 50

async function openSandbox(): Promise<OpenedGateway> {
  const { db } = database
  const config = readConfig({ DEMO: 'on' })
  const switches = { outage: false, delayMs: 0 }
  const port = createSandbox({ db, config, clock, readSwitches: async () => switches })
  return {
    port,
    impatientPort: port,
    pay: (reference) =>
      decideSandboxPayment({ db, config, clock }, reference, { outcome: 'pay', card: '4000000000000507' }),
    expire: (reference) =>
      db.execute(sql`UPDATE sandbox_payments SET expires_at = now() WHERE reference = ${reference}`),
    fail: () => {
      switches.outage = true
    },
    async refunded(reference) {
      const { rows } = await db.execute<{ refunded: number }>(
        sql`SELECT refunded_baisa AS refunded FROM sandbox_payments WHERE reference = ${reference}`,
      )
      return rows[0]?.refunded ?? 0
    },
    minAmount: sandboxMinAmount,
    hasKeys: true,
    refundsParts: true,
    secrets: [],
    close: async () => undefined,
  }
}

async function openStripe(): Promise<OpenedGateway> {
  const server = await openStripeServer()
  const secretKey = 'sk_test_secret'
  const options = { secretKey, webhookSecrets: ['whsec'], clock, url: server.url }
  return {
    port: createStripe({ ...options, timeoutMs }),
    impatientPort: createStripe({ ...options, timeoutMs: impatientMs }),
    ...server,
    pay: async (id) => server.pay(id),
    expire: async (id) => server.expire(id),
    refunded: async (id) => server.refunded(id),
    minAmount: baisa(200),
    hasKeys: true,
    refundsParts: true,
    secrets: [secretKey, 'whsec'],
  }
}

async function openStripeFields(): Promise<OpenedGateway> {
  return { ...(await openStripe()), form: 'embedded' }
}

async function openThawani(): Promise<OpenedGateway> {
  const server = await openThawaniServer()
  const secretKey = 'thawani_secret'
  const keys = { secretKey, publishableKey: 'public', webhookSecrets: ['whsec'] }
  const options = { ...keys, clock, url: server.url }
  return {
    port: createThawani({ ...options, timeoutMs }),
    impatientPort: createThawani({ ...options, timeoutMs: impatientMs }),
    ...server,
    pay: async (id) => server.pay(id),
    expire: async (id) => server.expire(id),
    refunded: async (id) => server.refunded(id),
    minAmount: baisa(100),
    hasKeys: false,
    refundsParts: false,
    secrets: [secretKey, 'whsec'],
  }
}

const everything = [
  'server error',
  'too many calls',
  'a page instead of JSON',
  'a cut line',
  'silence',
] as const

describeGatewayContract('The sandbox', openSandbox, ['server error'])
describeGatewayContract('Stripe', openStripe, everything)
describeGatewayContract("Stripe's fields in another page", openStripeFields, everything)
describeGatewayContract('Thawani', openThawani, everything)
