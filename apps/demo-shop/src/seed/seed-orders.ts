import type { Config } from '@warsha/server/config/config.ts'
import type { Database } from '@warsha/server/kernel/database/connect.ts'
import { customers } from '@warsha/server/modules/identity/storage/identity.tables.ts'
import { issueCreditNote, issueInvoice } from '@warsha/server/modules/invoices/index.ts'
import { creditNotes } from '@warsha/server/modules/invoices/storage/credit-notes.tables.ts'
import { invoices } from '@warsha/server/modules/invoices/storage/invoices.tables.ts'
import { orderLines } from '@warsha/server/modules/orders/storage/order-lines.tables.ts'
import { orders } from '@warsha/server/modules/orders/storage/orders.tables.ts'
import { orderPayments } from '@warsha/server/modules/payments/storage/order-payments.tables.ts'
import { orderRefunds } from '@warsha/server/modules/payments/storage/order-refunds.tables.ts'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { demoCustomers } from '../identity/demo-customers.ts'
import { demoOrders } from '../orders/demo-orders.ts'
import { demoFriends } from '../referral/demo-friends.ts'
import { insertDemoBelongings } from './insert-demo-belongings.ts'
import { insertDemoOrder } from './insert-demo-order.ts'
import { advanceOrderNumbers } from './order-numbers.ts'
import { refreshDemoReturns } from './refresh-demo-returns.ts'

/** Gives the customer with a history orders in every status with their invoices and credit notes, addresses and cars, unless they are there. */
export async function seedOrders({ db, config }: { db: Database; config: Config }): Promise<void> {
  const known = demoCustomers.find(({ kind }) => kind === 'known')
  const [customer] = known ? await db.select().from(customers).where(eq(customers.phone, known.phone)) : []
  if (!customer) return
  await db.transaction(async (tx) => {
    // Two servers may start at once: one inserts, the other waits and finds them.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${seedLock})`)
    const numbers = demoOrders.map(({ number }) => number)
    if ((await tx.$count(orders, inArray(orders.number, numbers))) > 0) return
    const { rows } = await tx.execute<{ now: string }>(sql`SELECT now() AS now`)
    const now = new Date(rows[0]?.now ?? '')
    for (const order of demoOrders)
      await insertDemoOrder(tx, { order, customerId: customer.id, now, email: known?.email ?? '' })
    await insertDemoBelongings(tx, customer.id)
    await advanceOrderNumbers(tx, Math.max(...numbers))
  })
  await refreshDemoReturns(db)
  await issueInvoices({ db, config })
  await issueCreditNotes({ db, config })
}

const seedLock = 7_605_178

/** In the order of the sales, so that numbers ascend with time. Events issue those of real orders. */
async function issueInvoices(deps: { db: Database; config: Config }): Promise<void> {
  const missing = await deps.db
    .select({ orderId: orders.id, issuedAt: orders.createdAt })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(
      and(
        isNull(invoices.id),
        inArray(
          orders.number,
          [...demoOrders, ...demoFriends.flatMap(({ order }) => order ?? [])].map(({ number }) => number),
        ),
      ),
    )
    .orderBy(asc(orders.createdAt))
  for (const order of missing) await issueInvoice(deps, order)
}

async function issueCreditNotes(deps: { db: Database; config: Config }): Promise<void> {
  const missing = await deps.db
    .select({
      orderId: orders.id,
      status: orders.status,
      key: orderRefunds.key,
      amountBaisa: orderRefunds.amountBaisa,
      issuedAt: orderRefunds.createdAt,
      quantity: orderLines.quantity,
      returned: orderLines.returned,
    })
    .from(orderRefunds)
    .innerJoin(orderPayments, eq(orderPayments.id, orderRefunds.paymentId))
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(creditNotes, eq(creditNotes.refundKey, orderRefunds.key))
    .where(
      and(
        isNull(creditNotes.id),
        inArray(
          orders.number,
          demoOrders.map(({ number }) => number),
        ),
      ),
    )
    .orderBy(asc(orderRefunds.createdAt))
  for (const { status, quantity, returned, ...refund } of missing) {
    const isCancelled = status === 'CANCELED'
    await issueCreditNote(deps, {
      ...refund,
      occasion: isCancelled ? 'cancel' : 'return',
      lines: [{ position: 1, quantity: isCancelled ? quantity : returned, amountBaisa: null }],
    })
  }
}
