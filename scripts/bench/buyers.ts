import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import { listSentMessages } from '../../apps/server/src/kernel/messaging/demo-outbox.ts'
import { topUp } from '../../apps/server/src/testing/open-wallets.ts'
import { type Buyer, purchaseRequests, type RequestName } from './purchase-requests.ts'

/** Limits that one address reaches when it signs many in. */
export const manySignIns = {
  CODES_PER_ADDRESS_PER_HOUR: '5000',
  CODES_PER_PREFIX_PER_HOUR: '5000',
  CODES_PER_HOUR: '5000',
}

export type Tokens = { token: string; refreshToken: string }

/** So many customers who signed in with a code, each with a wallet that outlasts the measurement. */
export async function signInMany(db: Database, origin: string, count: number, from = 0): Promise<Tokens[]> {
  const tokens: Tokens[] = []
  for (let index = from; index < from + count; index++) {
    const phone = `9${String(2_000_000 + index * 7919).slice(-7)}`
    await ask(
      origin,
      `mutation { sendOtp(countryCode: "968", phoneNumber: "${phone}", messagingService: "sms") { errors { code } } }`,
    )
    const { login } = await ask<{ login: Tokens }>(
      origin,
      `mutation { login(countryCode: "968", phoneNumber: "${phone}", otp: "${await codeFor(db, `+968${phone}`)}") { token refreshToken errors { code } } }`,
    )
    tokens.push(login)
    const { rows } = await db.execute<{ id: number }>(
      sql`SELECT id FROM customers WHERE phone = ${`+968${phone}`}`,
    )
    await topUp(db, rows[0]?.id ?? 0, 50_000_000)
  }
  return tokens
}

/** A token lasts for minutes, and a slow machine measures for longer. */
export async function renewTokens(origin: string, customers: readonly Tokens[]): Promise<void> {
  for (const customer of customers) {
    const { tokenRefresh } = await ask<{ tokenRefresh: Tokens }>(
      origin,
      `mutation { tokenRefresh(refreshToken: "${customer.refreshToken}") { token refreshToken errors { code } } }`,
    )
    Object.assign(customer, tokenRefresh)
  }
}

async function codeFor(db: Database, phone: string): Promise<string> {
  for (;;) {
    const [sent] = await listSentMessages(db, phone)
    if (sent?.code) return sent.code
    await wait(20)
  }
}

async function ask<Data>(origin: string, query: string): Promise<Data> {
  const answer = await fetch(`${origin}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return ((await answer.json()) as { data: Data }).data
}

export type Times = Map<RequestName, number[]>

/** Each buyer buys again and again until so many purchases are made; the durations of their requests. */
export async function buyMany(buyers: readonly Buyer[], purchases: number): Promise<Times> {
  const times: Times = new Map(purchaseRequests.map(({ name }) => [name, []]))
  let begun = 0
  const lane = async (buyer: Buyer) => {
    while (begun < purchases) {
      begun += 1
      for (const { name, send } of purchaseRequests) {
        const started = performance.now()
        await send(buyer)
        times.get(name)?.push(performance.now() - started)
      }
    }
  }
  await Promise.all(buyers.map(lane))
  return times
}

/** Until every job that is due has ended. */
export async function untilJobsEnd(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`SELECT FROM pgboss.job WHERE state < 'completed' AND start_after <= now() LIMIT 1`,
    )
    if (rows.length === 0) return
    await wait(50)
  }
}
