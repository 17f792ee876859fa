import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'

/** Ten stock rows and one product change every second, as in a shop that sells, until it is stopped. */
export function changeRows(db: Database): { stop(): Promise<void> } {
  let isRunning = true
  const run = async () => {
    for (let turn = 0; isRunning; turn++) {
      await db.execute(sql`
        UPDATE stocks SET on_hand = on_hand + ${turn % 2 ? -1 : 1}
        WHERE id = (SELECT id FROM stocks WHERE on_hand > reserved + 1 ORDER BY id OFFSET ${(turn >> 1) % 50} LIMIT 1)`)
      if (turn % 10 === 0) {
        await db.execute(sql`
          UPDATE products SET sales_rank = sales_rank + ${turn % 20 ? -1 : 1}
          WHERE id = (SELECT id FROM products WHERE kind = 'goods' ORDER BY id OFFSET ${((turn / 20) % 40) | 0} LIMIT 1)`)
      }
      await wait(100)
    }
  }
  const running = run()
  return {
    async stop() {
      isRunning = false
      await running
    },
  }
}

/** Milliseconds from the commit of a product's new name until every one of the servers answers with it. */
export async function measureVisibility(db: Database, origins: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM products WHERE kind = 'goods' ORDER BY id DESC LIMIT 1`,
  )
  const id = rows[0]?.id ?? 0
  const name = `Renamed ${Date.now()}`
  const query = `{ product(id: "${Buffer.from(`Product:${id}`).toString('base64')}", channel: "default-channel") { name } }`
  await db.execute(sql`UPDATE products SET name = ${name} WHERE id = ${id}`)
  return untilAll(origins, async (origin) => {
    const answer = await fetch(`${origin}/graphql/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data } = (await answer.json()) as { data: { product: { name: string } | null } }
    return data.product?.name === name
  })
}

/** The same for the shop's phone number, on pages that every one of them has stored before. */
export async function measureContactVisibility(db: Database, origins: readonly string[]): Promise<number> {
  const page = async (origin: string) => (await fetch(`${origin}/en/support`)).text()
  await Promise.all(origins.map(page))
  const supportPhone = `+968${String(Date.now()).slice(-8)}`
  const value = { supportPhone, supportEmail: 'care@warsha.example', whatsappNumber: '96890000000' }
  await db.execute(sql`
    INSERT INTO settings (name, value) VALUES ('contact', ${JSON.stringify(value)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`)
  return untilAll(origins, async (origin) => (await page(origin)).includes(supportPhone))
}

/** Milliseconds until it is so at every origin. */
async function untilAll(
  origins: readonly string[],
  isSo: (origin: string) => Promise<boolean>,
): Promise<number> {
  const begin = performance.now()
  await Promise.all(
    origins.map(async (origin) => {
      while (performance.now() - begin < 30_000 && !(await isSo(origin))) await wait(5)
    }),
  )
  return Math.round(performance.now() - begin)
}

/** The longest that a request for nothing waits while rows change: how long the event loop is held. */
export async function maxWait(origin: string, ms: number): Promise<number> {
  const end = performance.now() + ms
  let longest = 0
  while (performance.now() < end) {
    const begin = performance.now()
    await (await fetch(`${origin}/health/live`)).text()
    longest = Math.max(longest, performance.now() - begin)
  }
  return Math.round(longest)
}
