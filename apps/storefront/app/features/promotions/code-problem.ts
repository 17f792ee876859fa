import { type Locale, languageCodeOf } from '@warsha/contract/locale/locale.ts'
import type { Translate } from '@warsha/i18n/translate.ts'

/** The server's reason why a code does not apply, in every language: its amounts and goods are worded there. */
export type CodeRefusal = { messages: readonly { language: string; text: string }[] | null }

/** Problem of a code, without a language: the page may be switched while it is shown. */
export type CodeProblem = 'PROMO_CODE_REQUIRED' | CodeRefusal

export function codeProblemText(problem: CodeProblem, { t, lang }: { t: Translate; lang: Locale }): string {
  if (problem === 'PROMO_CODE_REQUIRED') return t('refusals.PROMO_CODE_REQUIRED')
  const message = problem.messages?.find(({ language }) => language === languageCodeOf(lang))
  return message?.text ?? t('refusals.PROMO_CODE_INVALID')
}
