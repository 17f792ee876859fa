import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { messageFiles, messagesDirectory, readCatalogue } from './catalogue.ts'
import { fallbackLocale, isLocale, type Locale } from './locales.ts'
import type { MessageDomain } from './message-key.ts'
import type { Catalogue } from './translate.ts'

export type MessagesPluginOptions = {
  /** The domains of `virtual:messages/{locale}`; all that pages use unless told otherwise. */
  domains?: readonly MessageDomain[]
  directory?: string
}

/** Only pages that the server writes itself use these. */
const serverDomains: readonly string[] = ['demo'] satisfies MessageDomain[]

const resolvedPrefix = '\0virtual:messages/'

/**
 * Offers `virtual:messages/en` and `virtual:messages/ar`, and single domains as `virtual:messages/en/cart`. The Arabic
 * fallback is merged in here, so that the browser loads one language only.
 */
export function messagesPlugin({
  domains,
  directory = messagesDirectory,
}: MessagesPluginOptions = {}): Plugin {
  return {
    name: 'warsha-messages',

    resolveId(id) {
      return readId(id) && `\0${id}`
    },

    load(id) {
      const wanted = readId(id.slice(1))
      if (!id.startsWith(resolvedPrefix) || !wanted) return
      for (const locale of new Set<Locale>([wanted.locale, fallbackLocale])) {
        for (const { file } of messageFiles(locale, directory)) this.addWatchFile(file)
      }
      const isWanted = wanted.domain
        ? (domain: string) => domain === wanted.domain
        : (domain: string) => domains?.some((name) => name === domain) ?? !serverDomains.includes(domain)
      const messages = pickDomains(readCatalogue(wanted.locale, directory), isWanted)
      if (Object.keys(messages).length === 0) this.error(`There are no messages for ${id.slice(1)}`)
      return `export const messages = ${JSON.stringify(messages)}`
    },

    hotUpdate({ file, modules }) {
      if (!file.startsWith(`${directory}${sep}`.replaceAll('\\', '/'))) return
      const loaded = [...this.environment.moduleGraph.idToModuleMap.values()]
      return [...modules, ...loaded.filter((module) => module.id?.startsWith(resolvedPrefix))]
    },
  }
}

function readId(id: string): { locale: Locale; domain?: string } | undefined {
  const [, locale, domain] = /^virtual:messages\/(\w+)(?:\/([\w-]+))?$/.exec(id) ?? []
  return isLocale(locale) ? { locale, domain } : undefined
}

function pickDomains(catalogue: Catalogue, isWanted: (domain: string) => boolean): Catalogue {
  const wanted = Object.entries(catalogue).filter(([key]) => isWanted(key.slice(0, key.indexOf('.'))))
  return Object.fromEntries(wanted)
}
