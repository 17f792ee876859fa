import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type CodeRefusal, tryOwnCode, useOwnCode } from '#modules/identity/index.ts'
import { readOrderOfLine } from '#modules/orders/index.ts'
import type { ReturnRequest } from '../rules/return-request.ts'
import { findRequest, findRequestOfLine } from '../storage/return-queries.ts'
import { type CompletionRefusal, completeReturn } from './complete-return.ts'
import type { ReturnsContext } from './returns-context.ts'

/** A customer's return by its own name, or by that of the line it is about. */
export type ReturnKey = { customerId: number } & ({ publicId: string } | { linePublicId: string })

export type VerifyRefusal = CodeRefusal | CompletionRefusal

/** Completes a return with its code. A second click or another tab gets the same answer. */
export async function verifyReturn(
  context: ReturnsContext,
  { key, code }: { key: ReturnKey; code: string },
): Promise<Outcome<ReturnRequest, VerifyRefusal>> {
  const request = await readReturn(context, key)
  if (!request) return refuse('NOT_FOUND', { field: 'id' })
  if (request.state === 'completed') return ok(request)
  const completed = await complete(context, { request, code })
  if (completed.ok) return completed
  const { customerId, publicId } = request
  const made = await findRequest(context.db, { customerId, publicId })
  return made?.state === 'completed' ? ok(made) : completed
}

async function complete(
  context: ReturnsContext,
  { request, code }: { request: ReturnRequest; code: string },
): Promise<Outcome<ReturnRequest, VerifyRefusal>> {
  const { customerId, publicId } = request
  const tried = await tryOwnCode(context, { customerId, purpose: 'return', code })
  if (!tried.ok) return tried
  return inTransaction<ReturnRequest, VerifyRefusal>(context.db, async (tx) => {
    if (!(await useOwnCode(tx, tried.value))) return refuse('CODE_INCORRECT', { field: 'otp' })
    return completeReturn(context, tx, publicId)
  })
}

async function readReturn({ db }: ReturnsContext, key: ReturnKey): Promise<ReturnRequest | undefined> {
  if ('publicId' in key) return findRequest(db, key)
  const order = await readOrderOfLine(db, key)
  const line = order?.lines.find(({ publicId }) => publicId === key.linePublicId)
  return order && line ? findRequestOfLine(db, { orderId: order.id, position: line.position }) : undefined
}
