import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { metricsOf } from '#host/metrics/serve-metrics.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { openOtlpReceiver, type ReceivedSpan } from '#testing/otlp-receiver.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { startTelemetry, type Telemetry } from './start-telemetry.ts'

type Receiver = Awaited<ReturnType<typeof openOtlpReceiver>>

let shop: TestApp
let telemetry: Telemetry | undefined
let receiver: Receiver

async function open(answer?: Parameters<typeof openOtlpReceiver>[0], env: Record<string, string> = {}) {
  receiver = await openOtlpReceiver(answer)
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, ...env })
  const lost = { count: 0 }
  telemetry = await startTelemetry(config, () => {
    lost.count += 1
  })
  shop = await buildTestApp({ jobs: true })
  return lost
}

beforeEach(() => {
  telemetry = undefined
})

afterEach(async () => {
  await shop.close()
  await telemetry?.stop()
  await receiver.close()
})

const phone = '91000873'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
const street = 'Villa Yasmin 4711'

async function buy(): Promise<void> {
  const { token } = await signIn(shop, phone)
  const { line } = await bookedLine(shop.deps.db, { capacity: 500 })
  const billingAddress = { country: 'OM', city: 'muscat', streetAddress1: street }
  const send = async (query: string, variables: Record<string, unknown>) =>
    (await ask(shop, query, { token, variables, headers: { traceparent } })).data
  const created = await send(
    'mutation Mariam($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { id } errors { code } } }',
    { input: { channel: 'default-channel', billingAddress, lines: [line] } },
  )
  const { id } = created.checkoutCreate.checkout
  await send(
    `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "saleor.io.dummy-payment-app",
      data: { event: { type: "CHARGE_SUCCESS" } } }) { errors { code } } }`,
    { id },
  )
  const done = await send(
    'mutation($id: ID!) { checkoutComplete(id: $id) { order { id } errors { code } } }',
    { id },
  )
  expect(done.checkoutComplete.errors).toEqual([])
  await untilJobsAreDone()
}

const untilJobsAreDone = () =>
  waitUntil(async () => {
    const { rows } = await shop.deps.db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM pgboss.job WHERE state < 'completed' AND data ? 'trace' AND start_after <= now()`,
    )
    return rows[0]?.count === 0
  })

const attribute = ({ attributes }: ReceivedSpan, key: string) =>
  attributes.find((each) => each.key === key)?.value

describe('a receiver of OpenTelemetry', () => {
  test('[OPS-53] gets a purchase as one tree, from the request to the jobs after it, with nothing personal in it', async () => {
    await open()
    await buy()
    await telemetry?.stop()

    const spans = receiver.spans().filter((span) => span.traceId === traceId)
    const byId = new Map(spans.map((span) => [span.spanId, span]))
    const above = (span: ReceivedSpan): string[] => {
      const parent = byId.get(span.parentSpanId ?? '')
      return parent ? [parent.name, ...above(parent)] : []
    }
    const outermost = spans.filter(({ parentSpanId = '' }) => !byId.has(parentSpanId))
    // All that is outermost hangs from the caller's own span.
    expect(new Set(outermost.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set(['00f067aa0ba902b7']))
    expect(new Set(outermost.map(({ name }) => name))).toEqual(new Set(['POST /graphql/']))

    const find = (name: string | RegExp) =>
      spans.find((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)))
    for (const root of ['checkoutCreate', 'transactionInitialize', 'checkoutComplete'])
      expect(find(`mutation ${root}`), root).toBeDefined()
    const invoice = find(/^job .*invoice/)
    expect(invoice && above(invoice)).toEqual(expect.arrayContaining(['POST /graphql/']))
    const statement = spans.find((span) => span.name === 'WITH' && above(span).includes(invoice?.name ?? ''))
    expect(statement && attribute(statement, 'db.query.text')).toBeDefined()
    const gateway = find(/^gateway sandbox /)
    if (gateway) expect(above(gateway)).toContain('POST /graphql/')

    const told = receiver.texts()
    for (const personal of [phone, '96891000873', street, 'Villa', 'Mariam', 'Bearer', '192.0.2.1'])
      expect(told).not.toContain(personal)
    expect(told).not.toMatch(/eyJ[\w-]+\./)
  })

  test('[OPS-53] finds the trace in log lines, ids of requests and incidents', async () => {
    await open()
    const answer = await shop.app.inject({
      url: '/api/v1/nowhere/',
      headers: { traceparent, host: 'localhost' },
    })
    expect(answer.headers['x-request-id']).toMatch(new RegExp(`^${traceId}-[0-9a-f]{8}$`))
    const line = shop.logs.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'request completed')
    expect(line).toMatchObject({ trace_id: traceId, reqId: answer.headers['x-request-id'] })
    // What is no context of W3C begins a trace of its own.
    const other = await shop.app.inject({
      url: '/api/v1/nowhere/',
      headers: { traceparent: 'x', host: 'localhost' },
    })
    expect(other.headers['x-request-id']).not.toContain(traceId)
  })

  test('[OPS-53] is sent the metrics that Prometheus reads', async () => {
    await open('takes', { OTEL_TRACES_EXPORTER: 'none' })
    const { db, connection } = shop.deps
    await telemetry?.watch(() => metricsOf({ db, pool: connection.pool, gauges: [] }))
    await ask(shop, '{ shop { name } }')
    await telemetry?.stop()
    const metrics = receiver.metrics()
    const requests = metrics.find(({ name }) => name === 'warsha_http_request_duration_seconds')
    const [point] = requests?.histogram?.dataPoints ?? []
    expect(point?.bucketCounts.length).toBe((point?.explicitBounds.length ?? 0) + 1)
    expect(point?.bucketCounts.reduce((sum, each) => sum + each, 0)).toBe(point?.count)
    expect(metrics.find(({ name }) => name === 'warsha_cache_reads_total')?.sum?.dataPoints[0]).toBeDefined()
    expect(metrics.find(({ name }) => name === 'process_resident_memory_bytes')?.gauge).toBeDefined()
    expect(receiver.spans()).toEqual([])
  })

  test('[OPS-53] that refuses or says nothing costs no request and no more memory than a full queue', async () => {
    const lost = await open('is silent', { OTEL_EXPORTER_OTLP_TIMEOUT: '300' })
    for (let count = 0; count < 40; count++) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () =>
          shop.app.inject({ url: '/api/v1/nowhere/', headers: { host: 'localhost' } }),
        ),
      )
      expect(answers.every(({ statusCode }) => statusCode === 404)).toBe(true)
    }
    await waitUntil(() => lost.count > 0)
    await telemetry?.stop()
    // Of four thousand requests, no more than a full queue and the batches under way were kept for it.
    expect(lost.count).toBe(1)
    expect(receiver.spans().length).toBeLessThanOrEqual(2048 + 2 * 512)
  })

  test('[OPS-53] is told of no request where the share is none', async () => {
    await open('takes', { OTEL_TRACES_SAMPLER_ARG: '0' })
    await shop.app.inject({ url: '/api/v1/nowhere/', headers: { traceparent, host: 'localhost' } })
    await telemetry?.stop()
    expect(receiver.spans()).toEqual([])
  })
})

test('[OPS-53] without a receiver nothing of it is loaded', async () => {
  receiver = await openOtlpReceiver()
  shop = await buildTestApp()
  expect(await startTelemetry(readConfig({}), () => undefined)).toBeUndefined()
  const answer = await shop.app.inject({
    url: '/api/v1/nowhere/',
    headers: { traceparent, host: 'localhost' },
  })
  expect(answer.headers['x-request-id']).not.toContain(traceId)
  expect(shop.logs.join('')).not.toContain('trace_id')
})
