import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { ReturnRequest } from '../rules/return-request.ts'
import { returnRequests } from './returns.tables.ts'

export type NewReturn = Omit<ReturnRequest, 'id' | 'publicId' | 'state' | 'completedAt'>

/** Stores a request in the place of the customer's open one, under a name of its own. */
export async function putRequest(tx: Transaction, request: NewReturn): Promise<ReturnRequest> {
  const { amounts, giftCard, ...named } = request
  const values = {
    ...named,
    undiscountedBaisa: amounts.undiscounted,
    discountBaisa: amounts.discount,
    serviceBaisa: amounts.service,
    paymentFeeBaisa: amounts.paymentFee,
    refundBaisa: amounts.refund,
    giftCardBaisa: giftCard,
  }
  const [row] = await tx
    .insert(returnRequests)
    .values(values)
    .onConflictDoUpdate({
      target: returnRequests.customerId,
      targetWhere: sql`${returnRequests.state} = 'requested'`,
      set: { ...values, publicId: sql`gen_random_uuid()`, updatedAt: sql`now()` },
    })
    .returning()
  if (!row) throw new Error('A return was not stored')
  return toRequest(row)
}

/** A customer's return by its own name, or the newest one of a line. */
export async function findRequest(
  executor: Executor,
  { publicId, customerId }: { publicId: string; customerId: number },
): Promise<ReturnRequest | undefined> {
  const [row] = await executor
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.customerId, customerId), eq(returnRequests.publicId, publicId)))
  return row && toRequest(row)
}

export async function findRequestOfLine(
  executor: Executor,
  { orderId, position }: { orderId: number; position: number },
): Promise<ReturnRequest | undefined> {
  const [row] = await executor
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.orderId, orderId), eq(returnRequests.position, position)))
    .orderBy(desc(returnRequests.id))
    .limit(1)
  return row && toRequest(row)
}

/** Completes a request, once. Its row is locked until the transaction ends. */
export async function completeRequest(tx: Transaction, publicId: string): Promise<ReturnRequest | undefined> {
  const [row] = await tx
    .update(returnRequests)
    .set({ state: 'completed', completedAt: sql`now()` })
    .where(and(eq(returnRequests.publicId, publicId), eq(returnRequests.state, 'requested')))
    .returning()
  return row && toRequest(row)
}

export async function listCompleted(executor: Executor, customerId: number): Promise<ReturnRequest[]> {
  const rows = await executor
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.customerId, customerId), eq(returnRequests.state, 'completed')))
    .orderBy(returnRequests.id)
  return rows.map(toRequest)
}

export async function deleteOpenRequest(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .delete(returnRequests)
    .where(and(eq(returnRequests.customerId, customerId), eq(returnRequests.state, 'requested')))
}

function toRequest(row: typeof returnRequests.$inferSelect): ReturnRequest {
  const { id, publicId, customerId, orderId, position, quantity, questionId, state, completedAt } = row
  return {
    ...{ id, publicId, customerId, orderId, position, quantity, questionId, state, completedAt },
    amounts: {
      undiscounted: row.undiscountedBaisa,
      discount: row.discountBaisa,
      service: row.serviceBaisa,
      paymentFee: row.paymentFeeBaisa,
      refund: row.refundBaisa,
    },
    surcharges: row.surcharges,
    giftCard: row.giftCardBaisa,
  }
}
