import type { RestDifference } from '@warsha/contract/console/payments/failed-payments.rest.ts'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import type { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { readBooks } from '#modules/reconciliation/use-cases/read-book.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'

type Shop = ReturnType<typeof usePaymentShop>
export type Session = Awaited<ReturnType<typeof signInStaff>>

let sent = 0

/** The sandbox's book, the shop's books and an operator who compares them. */
export function booksOf(shop: Shop) {
  const { begin, choose, complete, context } = purchasesOf(shop)

  async function differences(session: Session, query = ''): Promise<RestDifference[]> {
    const { status, body } = await session.ask(`/differences/?limit=200${query}`)
    expect(status).toBe(200)
    return body.data
  }

  return {
    context,

    signIn: async (role: string) => signInStaff(shop.shop(), await makeMember(shop.shop(), role)),

    /** An order that a card has paid, with the gateway's reference of the payment. */
    async buy() {
      const { line } = await bookedLine(shop.db(), { capacity: 5 })
      const { checkout } = await shop.create({ lines: [line] })
      const begun = await begin(checkout.id)
      await choose(begun.data.url, 'pay')
      const { order } = await complete(checkout.id)
      const payment = await lastAttempt()
      return { ...payment, number: Number(order.number), checkout }
    },

    /** A payment by card of which the shop does not hear. */
    async payUnheard(card?: string) {
      const { line } = await bookedLine(shop.db(), { capacity: 5 })
      const { checkout } = await shop.create({ lines: [line] })
      const begun = await begin(checkout.id)
      await choose(begun.data.url, 'pay', card)
      return { ...(await lastAttempt()), checkout }
    },

    /** The book is read as far as the present, as if so many hours had passed since everything that happened. */
    async readAfter(hours: number) {
      await shop
        .db()
        .execute(sql`UPDATE payment_attempts SET ended_at = ended_at - ${hours} * interval '1 hour'
        WHERE ended_at > now() - interval '30 minutes'`)
      await shop
        .db()
        .execute(sql`UPDATE order_refunds SET updated_at = updated_at - ${hours} * interval '1 hour',
        created_at = created_at - ${hours} * interval '1 hour' WHERE created_at > now() - interval '30 minutes'`)
      await readBooks(context())
    },

    read: () => readBooks(context()),
    differences,

    /** The one open difference of a kind. */
    async only(session: Session, kind: RestDifference['kind']): Promise<RestDifference> {
      const found = await differences(session, `&kind=${kind}`)
      expect(found.map((each) => each.kind)).toEqual([kind])
      return found[0] as RestDifference
    },

    resolve: (session: Session, { id }: { id: number }, action: string, body: object = {}) =>
      session.ask(`/differences/${id}/${action}/`, {
        key: `books-${process.pid}-${++sent}`,
        reason: 'compared with the statement',
        ...body,
      }),

    async days(session: Session) {
      return (await session.ask('/reconciliation/')).body.data
    },

    close: (session: Session, body: { gateway: string; day: string }) =>
      session.ask('/reconciliation/close/', { key: `books-${process.pid}-${++sent}`, ...body }),

    upload: (session: Session, csv: string, gateway = 'sandbox') =>
      session.ask('/reconciliation/statements/', { key: `books-${process.pid}-${++sent}`, gateway, csv }),

    /** What the sandbox owes by the ledger. */
    owed: async () =>
      Number(
        await shop.value<string>(sql`SELECT coalesce(-sum(entry.amount_baisa), 0) FROM ledger_entries AS entry
          JOIN ledger_accounts AS account ON account.id = entry.account_id WHERE account.name = 'clearing:sandbox'`),
      ),
  }

  async function lastAttempt() {
    const found = await shop.value<{ id: number; publicId: string; reference: string; charge: number }>(sql`
      SELECT json_build_object('id', id, 'publicId', public_id, 'reference', psp_reference, 'charge', charge_baisa)
      FROM payment_attempts ORDER BY payment_attempts.id DESC LIMIT 1`)
    if (!found) throw new Error('nothing was paid')
    return found
  }
}
