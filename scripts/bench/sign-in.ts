import { sql } from 'drizzle-orm'
import { declaredJobs } from '../../apps/server/src/declared-jobs.ts'
import { startJobs } from '../../apps/server/src/kernel/jobs/start-jobs.ts'
import { keysOf } from '../../apps/server/src/kernel/secrets/derived-keys.ts'
import { unseal } from '../../apps/server/src/kernel/secrets/seal.ts'
import { modules } from '../../apps/server/src/modules.ts'
import { openApp } from './open-app.ts'
import { printSection, printTable } from './print.ts'

type OpenApp = Awaited<ReturnType<typeof openApp>>
type Customer = { phone: string; address: string; code: string; token: string; refreshToken: string }

const customers = 400
const atOnce = 10

/** Customers who sign in: each step per second, in one process and without the network, and its SQL statements. */
export async function measureSignIn(dataDir: string): Promise<void> {
  const many = {
    CODES_PER_ADDRESS_PER_HOUR: '5000',
    CODES_PER_PREFIX_PER_HOUR: '5000',
    CODES_PER_HOUR: '5000',
  }
  const shop = await openApp(dataDir, { ...many, RATE_LIMIT_PER_MINUTE: '1000000' })
  // The queues are there, but nobody works: what is counted is what customers wait for.
  const jobs = await startJobs({
    url: shop.url,
    declared: declaredJobs(modules),
    context: shop.deps,
    isWorking: false,
    onError: console.error,
  })
  await ask(shop, '{ messagingServices { value } }')
  const everybody: Customer[] = Array.from({ length: customers }, (_, index) => ({
    phone: `9${String(100_0000 + index * 7919).slice(-7)}`,
    address: `198.51.${index >> 8}.${index & 255}`,
    code: '',
    token: '',
    refreshToken: '',
  }))
  const rows = []
  for (const [name, goal, step] of steps) {
    const perSecond = await measureStep(everybody, (customer) => step(shop, customer))
    if (name === 'send a code') await readCodes(shop, everybody)
    rows.push([name, perSecond, '', goal])
  }
  const counted = await countSteps(shop)
  printSection('Signing in')
  printTable(
    ['step', 'per second', 'statements', 'goal'],
    rows.map(([name, perSecond, , goal], index) => [
      name ?? '',
      perSecond ?? '',
      counted[index] ?? '',
      goal ?? '',
    ]),
  )
  await jobs.stop()
  await shop.close()
}

const steps: [name: string, goal: string, step: (shop: OpenApp, customer: Customer) => Promise<void>][] = [
  [
    'send a code',
    '≤ 4',
    async (shop, { phone, address }) => {
      const sent = await ask(
        { ...shop, address },
        `mutation { sendOtp(countryCode: "968", phoneNumber: "${phone}", messagingService: "sms") { errors { code } } }`,
      )
      assertNone(sent.sendOtp.errors)
    },
  ],
  [
    'sign in with it',
    '≤ 4',
    async (shop, customer) => {
      const { login } = await ask(
        shop,
        `mutation { login(countryCode: "968", phoneNumber: "${customer.phone}", otp: "${customer.code}") {
          token refreshToken errors { code } } }`,
      )
      assertNone(login.errors)
      customer.token = login.token
      customer.refreshToken = login.refreshToken
    },
  ],
  [
    'me',
    '≤ 1',
    async (shop, { token }) => {
      const { me } = await ask(shop, '{ me { id firstName metadata { key value } } }', token)
      if (!me) throw new Error('Nobody is signed in')
    },
  ],
  [
    'renew the session',
    '≤ 3',
    async (shop, { refreshToken }) => {
      const { tokenRefresh } = await ask(
        shop,
        `mutation { tokenRefresh(refreshToken: "${refreshToken}") { token refreshToken errors { code } } }`,
      )
      assertNone(tokenRefresh.errors)
    },
  ],
]

async function measureStep(
  everybody: Customer[],
  step: (customer: Customer) => Promise<void>,
): Promise<number> {
  const waiting = [...everybody]
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await step(next)
    }),
  )
  return Math.round((everybody.length * 1000) / (performance.now() - started))
}

/** One more customer, step by step. */
async function countSteps(shop: OpenApp): Promise<number[]> {
  const customer: Customer = {
    phone: '79999999',
    address: '192.0.2.1',
    code: '',
    token: '',
    refreshToken: '',
  }
  const counts = []
  for (const [name, , step] of steps) {
    const before = shop.connection.statements()
    await step(shop, customer)
    counts.push(shop.connection.statements() - before)
    if (name === 'send a code') await readCodes(shop, [customer])
  }
  return counts
}

/** The messages wait in the queue, sealed. */
async function readCodes({ deps }: OpenApp, everybody: Customer[]): Promise<void> {
  const { rows } = await deps.db.execute<{ sealed: string }>(
    sql`SELECT data -> 'payload' ->> 'sealed' AS sealed FROM pgboss.job WHERE data -> 'payload' ? 'sealed'`,
  )
  const codes = new Map<string, string>()
  for (const { sealed } of rows) {
    const { to, code } = JSON.parse(unseal(sealed, keysOf(deps.config).messages))
    codes.set(to, code)
  }
  for (const customer of everybody) customer.code = codes.get(`+968${customer.phone}`) ?? ''
}

async function ask({ app, address }: OpenApp & { address?: string }, query: string, token?: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql/',
    ...(address && { remoteAddress: address }),
    headers: { host: 'localhost', ...(token && { authorization: `Bearer ${token}` }) },
    payload: { query },
  })
  return answer.json().data
}

function assertNone(errors: { code: string }[]): void {
  if (errors.length > 0) throw new Error(`Refused: ${errors[0]?.code}`)
}
