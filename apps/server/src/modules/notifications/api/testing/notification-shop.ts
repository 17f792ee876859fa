import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { aNotification } from '../../samples/a-notification.ts'
import type { NewNotification } from '../../storage/notification-queries.ts'
import { sendNotification } from '../../use-cases/send-notification.ts'

export type Account = { token: string; refreshToken: string; id: number; email: string }

/** A shop that notifies, and the ways to ask it. */
export function useNotificationShop(env: Record<string, string> = {}) {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp({ jobs: true, env })
  }, 120_000)
  afterAll(() => shop.close())

  const rows = async <Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> =>
    (await shop.deps.db.execute(query)).rows as Row[]

  const accounts = new Map<string, Promise<Account>>()
  async function signInAs(phone: string): Promise<Account> {
    // From an address of its own: how many codes one address may ask for is limited.
    const { token, refreshToken, user } = await signIn(shop, phone, {
      remoteAddress: `10.1.1.${accounts.size + 1}`,
    })
    const [row] = await rows<{ id: number }>(sql`SELECT id FROM customers WHERE phone = ${`+968${phone}`}`)
    return { token, refreshToken, id: row?.id ?? 0, email: user.email }
  }

  return {
    shop: () => shop,
    db: () => shop.deps.db,
    rows,
    /** Signed in once, however often it is asked for. */
    account(phone: string): Promise<Account> {
      const known = accounts.get(phone) ?? signInAs(phone)
      accounts.set(phone, known)
      return known
    },
    /** Writes a notification; its public id. */
    async send(change: Partial<NewNotification> = {}): Promise<string> {
      const notification = aNotification(change)
      await inTransaction(shop.deps.db, async (tx) => ok(await sendNotification(tx, notification)))
      const [row] = await rows<{ key: string }>(
        sql`SELECT public_id AS key FROM notifications WHERE cause = ${notification.cause}`,
      )
      return toGlobalId('Notification', row?.key ?? '')
    },
    /** Asks below `/api/v1/notification/`, as somebody or as a visitor. */
    async ask(path: string, { token, body, lang = 'en', ...headers }: AskOptions = {}) {
      const answer = await shop.app.inject({
        method: body ? 'POST' : 'GET',
        url: `/api/v1/notification/${path}`,
        headers: {
          host: 'localhost',
          'accept-language': lang,
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body && { payload: body }),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

type AskOptions = { token?: string; body?: object; lang?: 'en' | 'ar'; 'x-state'?: string }
