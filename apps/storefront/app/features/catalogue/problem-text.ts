import { ApiError, NoAnswerError } from '@warsha/contract/client/transport.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { translationOf } from '~/session/messages.ts'

/** The message for a request that failed: the server's own where it has one. */
export function problemText(error: unknown, lang: Locale): string {
  const { t } = translationOf(lang)
  if (error instanceof NoAnswerError) return t(`errors.${error.reason}`)
  const message = error instanceof ApiError ? error.problems[0]?.message : undefined
  return message || t('errors.generic')
}
