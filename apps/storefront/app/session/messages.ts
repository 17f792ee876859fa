/// <reference types="@warsha/i18n/virtual-messages.d.ts" />
import { messageLoaders } from 'virtual:message-loaders'
import { isLocale, type Locale, locales } from '@warsha/contract/locale/locale.ts'
import { type Direction, directionOf } from '@warsha/i18n/locales.ts'
import { createTranslator, type Message, type Translate } from '@warsha/i18n/translate.ts'
import { createElement, type ReactNode } from 'react'
import type { PageDomain } from './common-domains.ts'
import { currentLang } from './language.ts'
import { LanguageContext, useLang } from './use-lang.ts'

export type Translation = { t: Translate; lang: Locale; dir: Direction }

export function useTranslation(): Translation {
  return translationOf(useLang())
}

/** The page's translation, for code outside of components; in the browser only. */
export function currentTranslation(): Translation {
  return translationOf(currentLang())
}

/** The messages of that language must have been loaded: by the entry, or by the loader of the language route. */
export function MessagesProvider({ lang, children }: { lang: Locale; children?: ReactNode }): ReactNode {
  return createElement(LanguageContext, { value: lang }, children)
}

/**
 * Loads the texts of a route or of a lazily loaded part, in the page's language. A route awaits them in its `handle`:
 * its module is complete only when they are there, so nothing is ever shown without them. Repeated calls cost nothing.
 */
export async function loadTexts(...domains: PageDomain[]): Promise<readonly PageDomain[]> {
  for (const domain of domains) wanted.add(domain)
  await Promise.all(languagesInUse().map(loadMessages))
  return domains
}

/** Loads the texts of every route seen so far in this language, which then is in use as well. */
export async function loadMessages(lang: Locale): Promise<Translation> {
  languages[lang] ??= openLanguage(lang)
  const { translation, load } = languages[lang]
  await Promise.all([...wanted].map(load))
  return translation
}

export function translationOf(lang: Locale): Translation {
  const language = languages[lang]
  if (!language) throw new Error(`The messages of ${lang} are not loaded`)
  return language.translation
}

type Language = { translation: Translation; load: (part: string) => Promise<void> }

const wanted = new Set<string>(['common'])
const languages: { [Lang in Locale]?: Language } = {}

/** While the shopper switches, a route may still open in either language. The server renders both at any time. */
function languagesInUse(): Locale[] {
  if (import.meta.env.SSR) return [...locales]
  return [...new Set([currentLang(), ...Object.keys(languages).filter(isLocale)])]
}

function openLanguage(lang: Locale): Language {
  const messages: Record<string, Message> = {}
  const loading = new Map<string, Promise<void>>()

  async function fetchPart(part: string): Promise<void> {
    const fetchMessages = messageLoaders[lang][part]
    if (!fetchMessages) throw new Error(`There are no texts called ${part}`)
    try {
      Object.assign(messages, (await fetchMessages()).messages)
    } catch (error) {
      // The next one to ask tries again.
      loading.delete(part)
      throw error
    }
  }

  return {
    translation: { t: createTranslator(messages, lang), lang, dir: directionOf(lang) },
    load(part) {
      const known = loading.get(part) ?? fetchPart(part)
      loading.set(part, known)
      return known
    },
  }
}

// The texts never change, so all requests to the server may share them.
if (import.meta.env.SSR) await Promise.all(locales.map(loadMessages))
