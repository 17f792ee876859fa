import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { expect, test } from 'vitest'
import { codeProblemText } from './code-problem.ts'

const messages = [
  { language: 'EN', text: 'This code was valid until 2025/08/31.' },
  { language: 'AR', text: 'كان هذا الرمز صالحًا حتى 2025/08/31.' },
]

test.each(['en', 'ar'] as const)(
  'what is wrong with a code is said in the language of the page: %s',
  (lang) => {
    const t = translatorFor(lang)
    const text = messages.find(({ language }) => language === lang.toUpperCase())?.text
    expect(codeProblemText({ messages }, { t, lang })).toBe(text)
    expect(codeProblemText('PROMO_CODE_REQUIRED', { t, lang })).toBe(t('refusals.PROMO_CODE_REQUIRED'))
    expect(codeProblemText({ messages: null }, { t, lang })).toBe(t('refusals.PROMO_CODE_INVALID'))
  },
)
