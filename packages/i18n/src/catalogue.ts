import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { flattenMessages, withFallback } from './flatten-messages.ts'
import { fallbackLocale, type ShippedLocale } from './locales.ts'
import type { MessageKey } from './message-key.ts'
import { type Catalogue, createTranslator, type Translate } from './translate.ts'

export const messagesDirectory = fileURLToPath(new URL('../messages', import.meta.url))

const translators = new Map<ShippedLocale, Translate>()

/** The server's translator: every domain, read once. */
export function translatorFor(locale: ShippedLocale): Translate {
  const known = translators.get(locale)
  if (known) return known
  const translator = createTranslator(readCatalogue(locale), locale)
  translators.set(locale, translator)
  return translator
}

/** A text in both languages of the shop, for what is stored or printed in both. */
export function nameInLanguages(key: MessageKey): { en: string; ar: string } {
  return { en: translatorFor('en')(key), ar: translatorFor('ar')(key) }
}

/** All messages of a language, with the Arabic text where it has none. */
export function readCatalogue(locale: ShippedLocale, directory = messagesDirectory): Catalogue {
  const own = readMessages(locale, directory)
  if (locale === fallbackLocale) return own
  return withFallback(own, readMessages(fallbackLocale, directory), fallbackLocale)
}

/** Only what the files of this language say. */
export function readMessages(locale: ShippedLocale, directory = messagesDirectory): Catalogue {
  const domains = messageFiles(locale, directory).map(({ domain, file }) =>
    flattenMessages(domain, JSON.parse(readFileSync(file, 'utf8'))),
  )
  return Object.assign({}, ...domains)
}

export function messageFiles(locale: ShippedLocale, directory = messagesDirectory) {
  return readdirSync(join(directory, locale))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ domain: name.slice(0, -'.json'.length), file: join(directory, locale, name) }))
}
