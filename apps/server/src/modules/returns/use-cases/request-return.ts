import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type OwnCodeRefusal, prepareOwnCode, sendCode } from '#modules/identity/index.ts'
import { listQuestions } from '#modules/surveys/index.ts'
import type { ReturnRefusal } from '../rules/plan-return.ts'
import type { ReturnRequest } from '../rules/return-request.ts'
import { putRequest } from '../storage/return-queries.ts'
import { findVariants } from './find-variants.ts'
import { returnRequested } from './return-requested.ts'
import type { ReturnsContext } from './returns-context.ts'
import { type ReturnSummary, summariseReturn, type WantedReturn } from './summarise-return.ts'

export type AskedReturn = WantedReturn & {
  /** The chosen answer among the questions of the category. */
  questionId: number
  isUnused?: boolean | undefined
  service?: string | undefined
  captcha?: { name: string; answer: string } | undefined
}

export type RequestedReturn = { request: ReturnRequest; retryAfterSeconds: number }

export type RequestRefusal = ReturnRefusal | OwnCodeRefusal | 'RETURN_REASON_UNKNOWN' | 'RETURN_USED'

type Client = Parameters<typeof sendCode>[2]

/** Asks for a return and sends the code that completes it: both or neither. Units and money stay where they are. */
export async function requestReturn(
  context: ReturnsContext,
  asked: AskedReturn,
  client: Client,
): Promise<Outcome<RequestedReturn, RequestRefusal>> {
  const { customerId, quantity, questionId, service, captcha } = asked
  const summary = await summariseReturn(context, asked)
  if (!summary.ok) return summary
  const { order, plan, giftCard } = summary.value
  if (plan.used > 0 && asked.isUnused === false) return refuse('RETURN_USED', { field: 'is_unused' })
  if (!(await isOffered(context, summary.value, questionId)))
    return refuse('RETURN_REASON_UNKNOWN', { field: 'poll_id' })
  const code = await prepareOwnCode(context, { customerId, purpose: 'return', service, captcha })
  if (!code.ok) return code
  return inTransaction<RequestedReturn, RequestRefusal>(context.db, async (tx) => {
    const request = await putRequest(tx, {
      customerId,
      orderId: order.id,
      position: plan.line.position,
      quantity,
      questionId,
      amounts: plan.amounts,
      surcharges: plan.surcharges.map(({ position, amount }) => ({ position, amount })),
      giftCard,
    })
    const sent = await sendCode({ ...context, db: tx }, code.value, client)
    if (!sent.ok) return sent
    await publish(tx, returnRequested({ requestId: request.id, orderId: order.id, customerId }))
    return ok({ request, ...sent.value })
  })
}

async function isOffered(
  { db, models }: ReturnsContext,
  { plan }: ReturnSummary,
  questionId: number,
): Promise<boolean> {
  const { variantId } = plan.line
  const categoryId = (await findVariants(models, [variantId])).get(variantId)?.product.category?.id
  const questions = await listQuestions({ db, models }, { type: 'returned', categoryId })
  return questions.some(({ id }) => id === questionId)
}
