import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { messageFiles, messagesDirectory, readCatalogue } from './catalogue.ts'
import { fallbackLocale, isLocale, type Locale, routableLocales } from './locales.ts'
import type { MessageDomain, ServerDomain } from './message-key.ts'
import type { Catalogue } from './translate.ts'

export type MessagesPluginOptions = {
  /** The domains of `virtual:messages/{locale}`: what every page needs, in one file. All that pages use by default. */
  domains?: readonly MessageDomain[]
  /** Which domains are the front end's at all; by default all but the console's. */
  isOffered?: (domain: string) => boolean
  directory?: string
}

const serverDomains: readonly string[] = ['demo', 'invariants', 'outgoing'] satisfies ServerDomain[]

/** The storefront's share. */
function isOfShop(domain: string): boolean {
  return !serverDomains.includes(domain) && !/^console(?:-|$)/.test(domain)
}

const loadersId = 'virtual:message-loaders'
const resolvedPrefix = '\0virtual:messages/'

/**
 * Offers `virtual:messages/en` and `virtual:messages/ar`, single domains as `virtual:messages/en/cart`, and in
 * `virtual:message-loaders` a function for each of these files. The Arabic fallback is merged in here, so that the
 * browser loads one language only.
 */
export function messagesPlugin({
  domains,
  isOffered = isOfShop,
  directory = messagesDirectory,
}: MessagesPluginOptions = {}): Plugin {
  const isCommon = (domain: string) => domains?.some((name) => name === domain) ?? isOffered(domain)
  return {
    name: 'warsha-messages',

    resolveId(id) {
      return id === loadersId || readId(id) ? `\0${id}` : undefined
    },

    load(id) {
      if (id === `\0${loadersId}`)
        return writeLoaders(directory, (domain) => isOffered(domain) && !isCommon(domain))
      const wanted = readId(id.slice(1))
      if (!id.startsWith(resolvedPrefix) || !wanted) return
      for (const locale of new Set<Locale>([wanted.locale, fallbackLocale])) {
        for (const { file } of messageFiles(locale, directory)) this.addWatchFile(file)
      }
      const isWanted = wanted.domain ? (domain: string) => domain === wanted.domain : isCommon
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

/** The Arabic files decide which domains there are: a language that lacks one has the Arabic texts. */
function writeLoaders(directory: string, isSingle: (domain: string) => boolean): string {
  const single = messageFiles(fallbackLocale, directory)
    .map(({ domain }) => domain)
    .filter(isSingle)
  const ofLocale = (locale: Locale) => {
    const paths = [['common', locale], ...single.map((domain) => [domain, `${locale}/${domain}`])]
    const entries = paths.map(([name, path]) => `'${name}': () => import('virtual:messages/${path}')`)
    return `${locale}: { ${entries.join(', ')} }`
  }
  return `export const messageLoaders = { ${routableLocales.map(ofLocale).join(', ')} }`
}

function pickDomains(catalogue: Catalogue, isWanted: (domain: string) => boolean): Catalogue {
  const wanted = Object.entries(catalogue).filter(([key]) => isWanted(key.slice(0, key.indexOf('.'))))
  return Object.fromEntries(wanted)
}
