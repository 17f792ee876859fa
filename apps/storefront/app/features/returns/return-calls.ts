import { ApiError } from '@warsha/contract/client/transport.ts'
import {
  listReturnableCall,
  requestReturnCall,
  returnSummaryCall,
  verifyReturnCall,
} from '@warsha/contract/returns/returns.calls.ts'
import type { ReturnAmounts, ReturnAnswer, ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { pollQuestionsCall } from '@warsha/contract/surveys/surveys.calls.ts'
import type { PollQuestion } from '@warsha/contract/surveys/surveys.rest.ts'
import { browserApi } from '~/session/browser-api.ts'
import type { PageOf } from '~/session/page-of.ts'

const pageSize = 20

export async function listReturnable(
  page: number | null,
  signal: AbortSignal,
): Promise<PageOf<ReturnableItem>> {
  const query = { page: String(page ?? 1), limit: String(pageSize) }
  const answer = await browserApi().call(listReturnableCall, { query, signal, isBackground: true })
  return {
    items: [answer.data].flat(),
    next: ('pagination' in answer && answer.pagination.next) || null,
  }
}

/** `closed` when it is not there, not the customer's, or may not come back any more. */
export async function readReturnable(id: string, signal: AbortSignal): Promise<ReturnableItem | 'closed'> {
  try {
    const { data } = await browserApi().call(listReturnableCall, {
      query: { id },
      signal,
      isBackground: true,
    })
    return [data].flat()[0] ?? 'closed'
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'closed'
    throw error
  }
}

export async function readSummary(id: string, quantity: number, signal: AbortSignal): Promise<ReturnAmounts> {
  const options = { body: { id, quantity }, signal, isBackground: true }
  return (await browserApi().call(returnSummaryCall, options)).data
}

export async function listReasons(
  categoryId: number | null,
  signal: AbortSignal,
): Promise<readonly PollQuestion[]> {
  const query = { type: 'returned', ...(categoryId && { category_id: String(categoryId) }) } as const
  return (await browserApi().call(pollQuestionsCall, { query, signal, isBackground: true })).data
}

export type AskedReturn = { id: string; quantity: number; reason: number }

type CaptchaAnswer = { captchaUuid?: string; captcha?: string }

/** Asks for the return and for its code, as `sendWithCaptcha` wants it. */
export async function requestReturn(
  { id, quantity, reason }: AskedReturn,
  service: string,
  proof: CaptchaAnswer,
) {
  const body = {
    id,
    quantity,
    poll_id: reason,
    is_unused: true,
    messaging_service: service,
    captcha_uuid: proof.captchaUuid,
    captcha: proof.captcha,
  }
  try {
    const { data } = await browserApi().call(requestReturnCall, { body })
    return { retryAfter: data.retry_after, errors: [] }
  } catch (error) {
    return {
      retryAfter: null,
      errors: refusalsOf(error).map((each) => ({ ...each, code: 'INVALID' as const })),
    }
  }
}

export type Verified = { done: ReturnAnswer } | { errors: readonly { message?: string | null }[] }

export async function verifyReturn(id: string, code: string): Promise<Verified> {
  try {
    return { done: (await browserApi().call(verifyReturnCall, { body: { id, code } })).data }
  } catch (error) {
    return { errors: refusalsOf(error) }
  }
}

/** Refusals of the shop; any other error is rethrown. */
function refusalsOf(error: unknown) {
  if (!(error instanceof ApiError) || error.status >= 500 || error.problems.length === 0) throw error
  return error.problems.map(({ field, message }) => ({ field, message }))
}
