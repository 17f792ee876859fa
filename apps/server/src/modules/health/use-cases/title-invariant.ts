import { nameInLanguages } from '@warsha/i18n/catalogue.ts'
import type { MessageKey } from '@warsha/i18n/message-key.ts'

/** An invariant in words for operators. Its text in the language files is called as it is, in small letters and hyphens. */
export function titleInvariant(name: string): { en: string; ar: string } {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? []
  return nameInLanguages(`invariants.${words.join('-')}` as MessageKey)
}
