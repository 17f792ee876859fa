/// <reference types="@warsha/i18n/virtual-messages.d.ts" />
import { messageLoaders } from 'virtual:message-loaders'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Direction, directionOf } from '@warsha/i18n/locales.ts'
import { createTranslator, type Message, type Translate } from '@warsha/i18n/translate.ts'
import { useSyncExternalStore } from 'react'
import type { ScreenDomain } from './domains.ts'
import { currentLanguage, storeLanguage } from './preferences.ts'

export type Translation = { t: Translate; lang: Locale; dir: Direction }

type Language = Translation & { load(part: string): Promise<void> }

const wanted = new Set<string>(['common'])
const languages = new Map<Locale, Language>()
const listeners = new Set<() => void>()

export function useTranslation(): Translation {
  const lang = useSyncExternalStore(subscribe, currentLanguage, currentLanguage)
  return languageOf(lang)
}

/** Loads the texts of a screen. A screen awaits them in its `handle`, so nothing is ever shown without them. */
export async function loadTexts(...domains: ScreenDomain[]): Promise<readonly ScreenDomain[]> {
  for (const domain of domains) wanted.add(domain)
  if (!import.meta.env.SSR) await loadLanguage(currentLanguage())
  return domains
}

/** Loads the texts of every screen seen so far in this language. */
export async function loadLanguage(lang: Locale): Promise<void> {
  const { load } = languageOf(lang)
  await Promise.all([...wanted].map(load))
}

/** Turns the whole page, direction included, once the texts are there. */
export async function chooseLanguage(lang: Locale): Promise<void> {
  await loadLanguage(lang)
  storeLanguage(lang)
  document.documentElement.lang = lang
  document.documentElement.dir = directionOf(lang)
  for (const tell of listeners) tell()
}

function languageOf(lang: Locale): Language {
  const known = languages.get(lang) ?? openLanguage(lang)
  languages.set(lang, known)
  return known
}

function openLanguage(lang: Locale): Language {
  const messages: Record<string, Message> = {}
  const loading = new Map<string, Promise<void>>()
  async function fetchPart(part: string): Promise<void> {
    const loader = messageLoaders[lang][part]
    if (!loader) throw new Error(`There are no texts called ${part}`)
    try {
      Object.assign(messages, (await loader()).messages)
    } catch (error) {
      loading.delete(part)
      throw error
    }
  }
  return {
    t: createTranslator(messages, lang),
    lang,
    dir: directionOf(lang),
    load(part) {
      const known = loading.get(part) ?? fetchPart(part)
      loading.set(part, known)
      return known
    },
  }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
