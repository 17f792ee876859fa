/// <reference types="@warsha/i18n/virtual-messages.d.ts" />
import { type Locale, locales } from '@warsha/contract/locale/locale.ts'
import { type Direction, directionOf } from '@warsha/i18n/locales.ts'
import { createTranslator, type Translate } from '@warsha/i18n/translate.ts'
import { createElement, type ReactNode } from 'react'
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

/** Browsers fetch the language they show; asking again costs nothing. */
export async function loadMessages(lang: Locale): Promise<Translation> {
  const known = translations[lang]
  if (known) return known
  const { messages } = await (lang === 'en' ? import('virtual:messages/en') : import('virtual:messages/ar'))
  const translation = { t: createTranslator(messages, lang), lang, dir: directionOf(lang) }
  translations[lang] = translation
  return translation
}

export function translationOf(lang: Locale): Translation {
  const translation = translations[lang]
  if (!translation) throw new Error(`The messages of ${lang} are not loaded`)
  return translation
}

const translations: { [Lang in Locale]?: Translation } = {}

// The server renders any language at any time. The texts never change, so all requests may share them.
if (import.meta.env.SSR) await Promise.all(locales.map(loadMessages))
