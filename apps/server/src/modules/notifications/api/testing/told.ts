import { sql } from 'drizzle-orm'
import type { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { waitUntil } from '#testing/wait-until.ts'

type Shop = ReturnType<typeof usePaymentShop>

export type Told = { subject: string; message: string; metadata: { status: string; payment_status: string } }

/** Notifications as the customer of a shop reads them. */
export function toldIn(shop: Shop) {
  async function list(lang: 'en' | 'ar' = 'en'): Promise<Told[]> {
    const answer = await shop.shop().app.inject({
      url: '/api/v1/notification/notif/?limit=100',
      headers: { host: 'localhost', 'accept-language': lang, authorization: `Bearer ${shop.token()}` },
    })
    return answer
      .json()
      .data.map((told: Told) => ({ ...told, subject: plain(told.subject), message: plain(told.message) }))
  }

  /** Events lead to others, so all of them have to be handled, not those of notifications alone. */
  const everythingHandled = () =>
    waitUntil(
      async () =>
        (await shop.value(sql`SELECT count(*)::int FROM pgboss.job WHERE state IN ('created', 'retry', 'active')
          AND (name LIKE 'events/%' OR name LIKE 'jobs/push-%')`)) === 0,
    )

  return {
    list,
    everythingHandled,
    /** Notifications sent because of the act. */
    async toldBy(act: () => Promise<unknown>): Promise<Told[]> {
      await everythingHandled()
      const before = (await list()).length
      await act()
      await everythingHandled()
      const after = await list()
      return after.slice(0, after.length - before)
    },
  }
}

/** Without tags and without the marks that hold numbers together in Arabic. */
export const plain = (html: string) =>
  html.replace(/<\/p>(?=<p>)/g, ' ').replace(/<[^>]*>|[\u2068\u2069]/g, '')
