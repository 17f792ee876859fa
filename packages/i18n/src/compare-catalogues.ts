import type { Catalogue, Message } from './translate.ts'

export type LanguageMessages = { locale: string; messages: Catalogue }

/**
 * Everything that makes a translation unusable in place of its original, one sentence a problem.
 * A partial translation may lack keys, but what it has must be right.
 */
export function compareCatalogues(
  original: LanguageMessages,
  translation: LanguageMessages,
  { partial = false } = {},
): string[] {
  const keys = new Set([...Object.keys(original.messages), ...Object.keys(translation.messages)])
  return [...keys].sort().flatMap((key) => {
    const wanted = original.messages[key]
    const given = translation.messages[key]
    if (given === undefined) return partial ? [] : [`${key} is missing in ${translation.locale}`]
    if (wanted === undefined) return [`${key} is only in ${translation.locale}`]
    return [
      ...checkMessage(key, wanted, original.locale),
      ...checkMessage(key, given, translation.locale),
      ...comparePlaceholders(key, wanted, given),
    ]
  })
}

function comparePlaceholders(key: string, wanted: Message, given: Message): string[] {
  if (typeof wanted !== typeof given) return [`${key} has plural forms in one language only`]
  const [one, other] = [wanted, given].map((message) => placeholdersOf(mainText(message)).join(' '))
  return one === other ? [] : [`${key} has the placeholders ${one || 'none'} and ${other || 'none'}`]
}

function checkMessage(key: string, message: Message, locale: string): string[] {
  const texts = typeof message === 'string' ? { other: message } : message
  const empty = Object.values(texts).some((text) => text.trim() === '')
  return [
    ...(empty ? [`${key} is empty in ${locale}`] : []),
    ...(typeof message === 'string' ? [] : checkForms(key, message, locale)),
  ]
}

function checkForms(key: string, forms: Exclude<Message, string>, locale: string): string[] {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const given = Object.keys(forms)
  const missing = needed.filter((form) => !given.includes(form))
  const unused = given.filter((form) => !needed.includes(form as Intl.LDMLPluralRule))

  // A language may say one, two or none without the figure, but must not lose any other parameter.
  const allowed = placeholdersOf(forms.other)
  const required = allowed.filter((name) => name !== 'count')
  const wrong = given.filter((form) => {
    const placeholders = placeholdersOf(forms[form as Intl.LDMLPluralRule] ?? '')
    return (
      !required.every((name) => placeholders.includes(name)) ||
      !placeholders.every((name) => allowed.includes(name))
    )
  })
  return [
    ...missing.map((form) => `${key} lacks the plural form ${form} in ${locale}`),
    ...unused.map((form) => `${key} has the plural form ${form}, which ${locale} never uses`),
    ...wrong.map((form) => `${key} has other placeholders in its form ${form} in ${locale}`),
    ...(allowed.includes('count') ? [] : [`${key} does not show {count} in ${locale}`]),
  ]
}

function mainText(message: Message): string {
  return typeof message === 'string' ? message : message.other
}

function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))].sort()
}
