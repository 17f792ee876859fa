import { formatInteger } from '@warsha/contract/formats/format-integer.ts'
import type { MessageKey } from './message-key.ts'

export type PluralForms = { [Form in Intl.LDMLPluralRule]?: string } & {
  other: string
  /** Language whose plural rules the forms follow, when they were borrowed from another language. */
  language?: string
}

export type Message = string | PluralForms

/** Flat: `'shell.menu.title'` to its text, with the Arabic text where the language has none. */
export type Catalogue = Readonly<Record<string, Message>>

/** Numbers are quantities and get thousands commas; pass codes, years and formatted prices as text. */
export type MessageParams = Readonly<Record<string, string | number>>

export type Translate = (key: MessageKey, params?: MessageParams) => string

/** `count` chooses the plural form; `{name}` stands for the parameter of that name. */
export function createTranslator(catalogue: Catalogue, locale: string): Translate {
  const rulesByLanguage: Record<string, Intl.PluralRules> = {}

  function pluralForm(forms: PluralForms, count: number): string {
    const language = forms.language ?? locale
    rulesByLanguage[language] ??= new Intl.PluralRules(language)
    return forms[rulesByLanguage[language].select(count)] ?? forms.other
  }

  return (key, params = {}) => {
    const message = catalogue[key] ?? key
    const text = typeof message === 'string' ? message : pluralForm(message, Number(params.count))
    return text.replace(/\{(\w+)\}(\.?)/g, (_whole, name, stop) => {
      const value = write(params[name] ?? `{${name}}`)
      return endsWithStop.test(value) ? value : value + stop
    })
  }
}

/** A value such as `2.000 ر.ع.`, isolated or not: the stop of a sentence that ends with it is there already. */
const endsWithStop = /\.[\u2066-\u2069\u200e\u200f]*$/

/** For keys put together at run time, such as those of a server's refusal code. */
export function hasMessage(catalogue: Catalogue, key: string): key is MessageKey {
  return Object.hasOwn(catalogue, key)
}

function write(value: string | number): string {
  return Number.isSafeInteger(value) ? formatInteger(value as number) : String(value)
}
