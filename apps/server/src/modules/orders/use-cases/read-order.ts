import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import type { Order } from '../rules/order.ts'
import { deleteNotesOf } from '../storage/order-note-queries.ts'
import { findOrderOf, forgetPersonOf, listOrdersOf, lockFirstPaidOrder } from '../storage/order-queries.ts'

/** The order that a customer's checkout has become. */
export function readOrderOf(
  { db }: { db: Database },
  key: { checkoutPublicId: string; customerId: number },
): Promise<Order | undefined> {
  return findOrderOf(db, key)
}

/** The customer's first paid order, unchanged until the transaction ends. */
export function readFirstPaidOrder(tx: Transaction, customerId: number): Promise<Order | undefined> {
  return lockFirstPaidOrder(tx, customerId)
}

/** The orders as a part of what is stored about a customer. */
export const orderData = {
  async export({ db }: { db: Database }, customerId: number) {
    const orders = await listOrdersOf(db, customerId)
    return {
      orders: orders.map(({ number, status, totalBaisa, createdAt }) => ({
        number,
        status,
        total: decimalFromBaisa(totalBaisa),
        created_at: createdAt.toISOString(),
      })),
    }
  },
  /** The law wants orders stored; the person in them is forgotten. */
  async erase(tx: Transaction, customerId: number) {
    await deleteNotesOf(tx, customerId)
    await forgetPersonOf(tx, customerId)
  },
}
