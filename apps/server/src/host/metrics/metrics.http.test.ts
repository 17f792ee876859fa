import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { modules } from '../../modules.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'

let shop: TestApp
let metrics: MetricsServer
let token: string
const gauges = modules.flatMap((module) => module.gauges ?? [])
const open = () => {
  const { db, connection } = shop.deps
  return serveMetrics({ port: 0, host: 'localhost', db, pool: connection.pool, gauges })
}
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  metrics = await open()
  token = (await signIn(shop, '91000861')).token
})
afterAll(async () => {
  await metrics.close()
  await shop.close()
})

const urlOf = ({ port }: MetricsServer, path = '/metrics') => `http://localhost:${port}${path}`

/** The value of a line by its name and labels; 0 where there is none. */
async function sampleOf(line: string, server = metrics): Promise<number> {
  const text = await (await fetch(urlOf(server))).text()
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found ? Number(found.slice(line.length + 1)) : 0
}

const requests = (route: string, status: number, method = 'GET') =>
  sampleOf(
    `warsha_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  )

describe('the metrics of a process', () => {
  test('[OPS-34] are told in the form of Prometheus, on a port of their own', async () => {
    const answer = await fetch(urlOf(metrics))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    const text = await answer.text()
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'warsha_database_connections{state="waiting"}',
      'warsha_gauges_readable 1',
    ])
      expect(text).toContain(name)
    expect((await fetch(urlOf(metrics, '/'))).status).toBe(404)
    expect((await fetch(urlOf(metrics), { method: 'POST' })).status).toBe(404)
    expect((await shop.app.inject('/metrics')).statusCode).not.toBe(200)
  })

  test('[OPS-34] count requests by route and status, whatever ids they name', async () => {
    const route = '/api/v1/invoices/:id/pdf/'
    const before = await requests(route, 401)
    for (const id of [1_000_001, 1_000_002, 1_000_003]) await shop.app.inject(`/api/v1/invoices/${id}/pdf/`)
    expect((await requests(route, 401)) - before).toBe(3)
    const text = await (await fetch(urlOf(metrics))).text()
    expect(text).not.toMatch(/="[^"\n]*100000[123]/)
  })

  test('[OPS-34] count steps of purchases with their refusals, and payments by gateway and end', async () => {
    const step = (name: string, outcome: string) =>
      sampleOf(`warsha_purchase_steps_total{step="${name}",outcome="${outcome}"}`)
    const paid = 'warsha_payments_ended_total{gateway="sandbox",state="paid"}'
    const before = [
      await step('create_checkout', 'ok'),
      await step('create_checkout', 'VARIANT_UNKNOWN'),
      await step('complete', 'CHECKOUT_NOT_PAID'),
      await step('pay_by_card', 'ok'),
      await step('complete', 'ok'),
      await sampleOf(paid),
    ]
    const told = await (await fetch(urlOf(metrics))).text()
    const wasToldBefore = told.includes('{step="create_checkout",outcome="VARIANT_UNKNOWN"}')
    const { line } = await bookedLine(shop.deps.db, { capacity: 5 })
    const billingAddress = { country: 'OM', city: 'muscat', streetAddress1: 'Ghala Heights' }
    const send = async (query: string, variables: Record<string, unknown>) =>
      (await ask(shop, query, { token, variables })).data
    const create = (lines: object[]) =>
      send(
        'mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { id } errors { code } } }',
        { input: { channel: 'default-channel', billingAddress, lines } },
      )
    await create([{ ...line, variantId: '999999' }])
    const { id } = (await create([line])).checkoutCreate.checkout
    const complete = 'mutation($id: ID!) { checkoutComplete(id: $id) { errors { code } } }'
    await send(complete, { id })
    await send(
      `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "saleor.io.dummy-payment-app",
        data: { event: { type: "CHARGE_SUCCESS" } } }) { errors { code } } }`,
      { id },
    )
    expect((await send(complete, { id })).checkoutComplete.errors).toEqual([])
    // A first refusal is an increase: its series is told as 0 once. Another file of the same process may have had it before.
    const first = await step('create_checkout', 'VARIANT_UNKNOWN')
    expect(first).toBe(wasToldBefore ? (before[1] ?? 0) + 1 : 0)
    expect([
      await step('create_checkout', 'ok'),
      await step('create_checkout', 'VARIANT_UNKNOWN'),
      await step('complete', 'CHECKOUT_NOT_PAID'),
      await step('pay_by_card', 'ok'),
      await step('complete', 'ok'),
      await sampleOf(paid),
    ]).toEqual(before.map((count) => count + 1))
    await expectInvariants(shop.deps.db)
  })

  test('[OPS-34] count what a cache had and what it had not', async () => {
    const reads = (result: string) => sampleOf(`warsha_cache_reads_total{cache="answers",result="${result}"}`)
    const before = [await reads('miss'), await reads('hit')]
    const query = '{ shop { name } channels { slug } }'
    await ask(shop, query)
    await ask(shop, query)
    expect([await reads('miss'), await reads('hit')]).toEqual(before.map((count) => count + 1))
  })
})

test('[OPS-34] what cannot be read is left out and told, and the rest is answered', async () => {
  const other = await buildTestApp({ seeded: false })
  const { db, connection } = other.deps
  const watched = await serveMetrics({ port: 0, host: 'localhost', db, pool: connection.pool, gauges })
  await other.close()
  const text = await (await fetch(urlOf(watched))).text()
  await watched.close()
  expect(text).toContain('warsha_gauges_readable 0')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/^warsha_dead_letters /m)
})

test('[OPS-34] the figures of the whole shop are read from the database, each declared once', async () => {
  // Of a queue that nobody works on.
  await shop.asOwner((db) =>
    db.execute(sql`INSERT INTO pgboss.job (name, start_after)
      SELECT name, now() - interval '90 seconds' FROM pgboss.queue ORDER BY name LIMIT 1`),
  )
  const fresh = await open()
  const text = await (await fetch(urlOf(fresh))).text()
  await fresh.close()
  for (const { name } of gauges) expect(text).toContain(`# HELP ${name} `)
  expect(new Set(gauges.map(({ name }) => name)).size).toBe(gauges.length)
  expect(text).toMatch(/^warsha_dead_letters 0$/m)
  expect(text).toMatch(/^warsha_oldest_job_age_seconds 9\d(?:\.\d+)?$/m)
  expect(text).toMatch(/^warsha_reservations\{state="live"\} \d+$/m)
})
