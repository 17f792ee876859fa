import type { CallOptions } from '@warsha/contract/client/api-client.ts'
import type { CallAnswer, CallInput, CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import { ApiError } from '@warsha/contract/client/transport.ts'
import { api } from './api.ts'
import { noteUse } from './operator.ts'
import { askOperator, type Question } from './questions.ts'

/** The operator has closed the question that a call was waiting for: nothing happened, and nothing is to be told. */
export class DeclinedError extends Error {
  constructor() {
    super('declined')
    this.name = 'DeclinedError'
  }
}

/**
 * Calls the server for a screen. Where the session has ended or a fresh proof is missing, the operator is asked above the
 * page and the same call, with the same key, is sent once more.
 */
export async function ask<Schema extends CallSchema>(
  call: RestCall<Schema>,
  input: CallInput<Schema> & CallOptions,
): Promise<CallAnswer<Schema>> {
  for (;;) {
    try {
      const answer = await api.call<Schema>(call, input as never)
      noteUse()
      return answer
    } catch (error) {
      const question = questionOf(error)
      if (!question) throw error
      if (!(await askOperator(question))) throw new DeclinedError()
    }
  }
}

function questionOf(error: unknown): Question | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 401) return 'sign-in'
  return error.problems.some(({ code }) => code === 'STEP_UP_REQUIRED') ? 'proof' : undefined
}
