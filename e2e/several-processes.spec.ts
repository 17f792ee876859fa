import { spawnSync } from 'node:child_process'
import { test } from '@playwright/test'
import { openEventSource } from '../apps/server/src/testing/event-source.ts'
import { freePort } from '../scripts/testing/free-port.ts'
import { demoSlugs, lineOf, readProduct } from './fixtures/filled-cart.ts'
import { processesOf, servingOf, through } from './fixtures/shop-processes.ts'
import { expect } from './fixtures/shop-test.ts'
import { signInByApi } from './fixtures/sign-in.ts'
import { stubbornBuyer } from './fixtures/stubborn-buyer.ts'
import { copyDatabase, databaseUrl, dropDatabase, readSql } from './setup/databases.ts'
import { startShopServer } from './setup/shop-server.ts'
import { shopTemplate } from './setup/shop-template.ts'

/** A process that starts on a busy machine takes its time. */
const patient = { timeout: 120_000 }
const buyers = 4

/** What the gateway took has one order and one posting; what it did not take has none. */
const wronglyPaid = `SELECT payment.reference FROM sandbox_payments AS payment
  JOIN payment_attempts AS attempt ON attempt.public_id = payment.attempt_id::uuid
  WHERE (payment.state = 'paid')::int <> (SELECT count(*) FROM orders WHERE orders.checkout_public_id = attempt.checkout_public_id)
    OR (payment.state = 'paid')::int <> (SELECT count(*) FROM ledger_transactions WHERE key = 'payment:' || attempt.public_id)`

test(
  'several processes sell as one shop: one that is killed is replaced and nothing is sold twice or lost',
  {
    tag: '@one-language',
  },
  async ({ playwright }, { workerIndex }) => {
    test.setTimeout(300_000)
    const [server, name] = [process.env.E2E_PG_OWNER_URL ?? '', `several_${workerIndex}`]
    await copyDatabase(server, { from: shopTemplate, to: name })
    const metricsPort = await freePort()
    const shop = await startShopServer(name, {
      WEB_CONCURRENCY: '2',
      METRICS_PORT: String(metricsPort),
      METRICS_HOST: '127.0.0.1',
    })
    const { origin } = shop
    let isRunning = true
    const request = await playwright.request.newContext({ baseURL: origin })
    try {
      expect(
        processesOf(shop.pid)
          .map(({ role }) => role)
          .toSorted(),
      ).toEqual(['preparing', 'serving', 'working'])
      const [one = 0, other = 0] = servingOf(shop.pid)
      const { variantId } = lineOf(await readProduct(request, demoSlugs.oil, 'en'), 'en')
      const customers = []
      for (let count = 0; count < buyers; count++) customers.push(await signInByApi(request))
      await request.dispose()
      let cuts = 0
      const shoppers = customers.map(({ token }) =>
        stubbornBuyer({
          origin,
          token,
          variantId,
          onCut: () => {
            cuts += 1
          },
        }),
      )
      const [first, customer] = [shoppers[0], customers[0]]
      if (!first || !customer) throw new Error('Nobody buys')

      // A purchase whose requests are answered by turns, and a stream that hears of it in either.
      const authorization = { authorization: `Bearer ${customer.token}` }
      const stream = await through(one, shop.pid, () => openEventSource(`${origin}/events`, authorization))
      await stream.isFollowing()
      const id = await through(other, shop.pid, () => first.create())
      const url = await through(one, shop.pid, () => first.begin(id))
      await through(other, shop.pid, () => first.pay(url))
      const told = [await through(one, shop.pid, () => first.complete(id))]
      await expect.poll(() => stream.events.length, patient).toBeGreaterThan(0)
      await stream.leave()

      // Everybody buys while a process that serves and the one for the jobs are killed.
      let isOver = false
      const buying = shoppers.map(async (shopper) => {
        while (!isOver) told.push(await shopper.buy())
      })
      await expect.poll(() => told.length, patient).toBeGreaterThan(buyers)
      const worker = processesOf(shop.pid).find(({ role }) => role === 'working')?.pid ?? 0
      for (const victim of [other, worker]) process.kill(victim, 'SIGKILL')
      const dead = [other, worker]
      const alive = () => processesOf(shop.pid).filter(({ pid }) => !dead.includes(pid))
      await expect.poll(() => alive().length, patient).toBe(3)
      const before = told.length
      await expect.poll(() => told.length, patient).toBeGreaterThan(before + buyers)
      isOver = true
      await Promise.all(buying)
      expect(cuts).toBeLessThanOrEqual(buyers)
      const replacement = servingOf(shop.pid).find((pid) => pid !== one) ?? 0
      told.push(await through(replacement, shop.pid, () => first.buy()))

      expect(new Set(told).size).toBe(told.length)
      const ordersOf = `SELECT number::text FROM orders JOIN customers ON customers.id = customer_id
      WHERE phone IN (${customers.map(({ phoneNumber }) => `'+968${phoneNumber}'`).join()})`
      expect((await readSql(name, ordersOf)).map((row) => row.number).toSorted()).toEqual(told.toSorted())
      expect(await readSql(name, wronglyPaid)).toEqual([])
      const withoutInvoice = `SELECT id FROM orders WHERE number::text IN (${told.map((number) => `'${number}'`).join()})
      AND NOT EXISTS (SELECT FROM invoices WHERE order_id = orders.id)`
      await expect.poll(() => readSql(name, withoutInvoice), patient).toEqual([])
      const environment = {
        ...process.env,
        NODE_ENV: 'production',
        WEB_CONCURRENCY: '2',
        PORT: new URL(origin).port,
        DATABASE_URL: databaseUrl(process.env.E2E_PG_URL ?? '', name),
        DATABASE_OWNER_URL: databaseUrl(server, name),
      }
      const run = (program: string) =>
        spawnSync(process.execPath, [program], { encoding: 'utf8', env: environment })
      expect(run('apps/server/src/verify-invariants.ts')).toMatchObject({ status: 0, stdout: '' })

      await expect.poll(async () => (await fetch(`${origin}/health/ready`)).status, patient).toBe(200)
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      expect(metrics).toMatch(/^warsha_gauges_readable 1$/m)
      expect(metrics).toMatch(/^warsha_dead_letters 0$/m)

      const second = run('apps/server/src/main.ts')
      expect(second.status).toBe(1)
      expect(second.stderr.match(/is already in use by another program/g)).toHaveLength(1)

      // One signal: what was asked is answered, and nothing of the shop is left.
      const purchase = shoppers.map((shopper) => shopper.create())
      await Promise.race(purchase)
      const all = processesOf(shop.pid).map(({ pid }) => pid)
      isRunning = false
      await shop.stop()
      const ended = await Promise.allSettled(purchase)
      expect(ended.some(({ status }) => status === 'fulfilled')).toBe(true)
      for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    } finally {
      if (isRunning) await shop.stop()
      await dropDatabase(server, name)
    }
  },
)
