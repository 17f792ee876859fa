import { readProblem } from '@warsha/contract/client/read-problems.ts'
import { ApiError, type ApiProblem, NoAnswerError } from '@warsha/contract/client/transport.ts'
import { isAbort } from './exchange.ts'
import { SessionEndedError, signatureCodes } from './http.ts'
import { currentTranslation } from './messages.ts'
import { toast } from './toasts.ts'

/**
 * Shows every message of a failure as an error toast: of what a call threw, or of the `errors` that a mutation
 * answered. Failures the transport has already reported are not shown again, and so do expired tokens.
 */
export function showErrors(failure: unknown): void {
  for (const text of new Set(textsOf(failure))) toast.error(text)
}

function textsOf(failure: unknown): string[] {
  if (isToldElsewhere(failure)) return []
  const problems = problemsOf(failure)
  const toShow = problems.filter(({ code }) => !signatureCodes.includes(code))
  if (problems.length > 0) return toShow.map(({ message }) => message || genericText())
  return [genericText()]
}

function problemsOf(failure: unknown): ApiProblem[] {
  if (failure instanceof ApiError) return failure.problems
  return Array.isArray(failure) ? failure.map(readProblem) : []
}

/** The caller gave up, there was no answer (a toast says so), or the shopper has been taken to another page. */
function isToldElsewhere(failure: unknown): boolean {
  if (isAbort(failure) || failure instanceof NoAnswerError || failure instanceof SessionEndedError)
    return true
  if (Array.isArray(failure)) return failure.length === 0
  return failure instanceof ApiError && failure.source === 'graphql' && failure.status >= 500
}

function genericText(): string {
  return currentTranslation().t('errors.generic')
}
