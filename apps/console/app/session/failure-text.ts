import { ApiError, NoAnswerError } from '@warsha/contract/client/transport.ts'
import type { Translate } from '@warsha/i18n/translate.ts'

/** What went wrong in the operator's words: the server's own where it has some. */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof NoAnswerError) return t('console.failure.offline')
  if (error instanceof ApiError && error.status < 500 && error.problems[0]?.message)
    return error.problems[0].message
  return t('console.failure.fault')
}

/** The number under which a fault stands in the server's log. */
export function incidentOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { incident } = (error.body ?? {}) as { incident?: unknown }
  return typeof incident === 'string' ? incident : undefined
}
