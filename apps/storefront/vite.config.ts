import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { messagesPlugin } from '@warsha/i18n/vite-plugin.ts'
import { defineConfig } from 'vite'
import { commonDomains } from './app/session/common-domains.ts'
import { leaveOutPlugin } from './leave-out-plugin.ts'
import { messageFilesPlugin } from './message-files-plugin.ts'
import { serviceWorkerPlugin } from './service-worker-plugin.ts'
import { unusedReactParts } from './unused-react-parts.ts'
import { unusedRouterParts } from './unused-router-parts.ts'

/** Routes and the entry that every page begins with. */
const entry = fileOfApp('entry.client.tsx')
const frameEntries = [entry, ...['root.tsx', 'routes/language.tsx'].map(fileOfApp)]

/** Public pages that a visit may begin with. */
const firstPages = ['home', 'products', 'product', 'search', 'cart'] as const

type FirstPage = (typeof firstPages)[number]

type SharedChunk = {
  name: string
  isFor: (pages: readonly FirstPage[], moduleId: string, graph: Graph) => boolean
}

/**
 * What these pages import beside their own modules, in the order in which a module is given to the chunks: few files,
 * and hardly anything in them that a page does not need.
 */
const shared: readonly SharedChunk[] = [
  {
    name: 'frame',
    isFor: (pages, id) => isOnMost(pages, 'home', 'cart') || (pages.includes('home') && isOfEveryPage(id)),
  },
  { name: 'controls', isFor: (_pages, id) => isOfEveryPage(id) },
  { name: 'cards', isFor: (pages) => isOnMost(pages, 'home') },
  { name: 'goods', isFor: (pages) => isOnMost(pages) },
  ...pairsOf(firstPages).map((pair) => ({
    name: pair.join('-'),
    isFor: (pages: readonly FirstPage[]) => pages.join() === pair.join(),
  })),
  ...firstPages.map((page) => ({
    name: `${page}-parts`,
    isFor: (pages: readonly FirstPage[], id: string, graph: Graph) =>
      pages.join() === page && !/app[\\/]routes[\\/]/.test(id) && !findReached(graph).laterPages.has(id),
  })),
]

/** Not about goods: pages of every kind use them. */
function isOfEveryPage(moduleId: string): boolean {
  return /app[\\/](session|shell|live)[\\/]|packages[\\/](ui|i18n)[\\/]src[\\/]/.test(moduleId)
}

function isOnMost(pages: readonly FirstPage[], ...among: readonly FirstPage[]): boolean {
  return pages.length > 2 && among.every((page) => pages.includes(page))
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]))
}

function fileOfApp(name: string): string {
  return fileURLToPath(new URL(`./app/${name}`, import.meta.url))
}

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

type Reached = {
  frame: ReadonlySet<string>
  pages: readonly (readonly [FirstPage, ReadonlySet<string>])[]
  laterPages: ReadonlySet<string>
}

let reached: Reached | undefined

function findReached(graph: Graph): Reached {
  if (reached) return reached
  const names = globSync('*.tsx', { cwd: fileOfApp('routes') }).map((name) => name.replace('.tsx', ''))
  const later = names.filter((name) => name !== 'language' && !firstPages.some((page) => page === name))
  reached = {
    frame: reachedFrom(frameEntries, graph),
    pages: firstPages.map((page) => [page, reachedFrom(partsOfPage(page), graph)] as const),
    laterPages: reachedFrom(later.flatMap(partsOfPage), graph),
  }
  return reached
}

/** The first pages that import a module, in their order; the frame is part of all of them. */
function pagesWith(moduleId: string, graph: Graph): readonly FirstPage[] {
  const { frame, pages } = findReached(graph)
  if (frame.has(moduleId)) return firstPages
  return pages.flatMap(([page, modules]) => (modules.has(moduleId) ? [page] : []))
}

/** The router may divide a route into the part that is drawn and those that load its data. */
function partsOfPage(page: string): string[] {
  const file = fileOfApp(`routes/${page}.tsx`)
  return [file, ...['main', 'clientLoader'].map((part) => `${file}?route-chunk=${part}`)]
}

function reachedFrom(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>(entries)
  // A set hands out what is added to it while it is read.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

/** A group takes what its modules import along, so those that come first have to be done first. */
function withPriorities<Group>(groups: readonly Group[]): (Group & { priority: number })[] {
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }))
}

/**
 * Modules that are needed together share a chunk: a few requests instead of thirty, better compressed. Everything else
 * is left to the bundler, which gives each route its own.
 */
const chunks = withPriorities([
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand)[\\/]/ },
  ...shared.map(({ name, isFor }) => ({
    name: (id: string, graph: Graph) => {
      // The entry takes the page over as soon as it runs, so a route that is imported before may not bring it along.
      const pages = id === entry ? [] : pagesWith(id, graph)
      return pages.length > 0 && isFor(pages, id, graph) ? name : null
    },
    debugName: name,
  })),
  {
    name: (id: string, graph: Graph) => (pagesWith(id, graph).length === 0 ? 'account' : null),
    debugName: 'account',
    test: /app[\\/](session[\\/](?!toast-host|use-auto-close|toast-layer)|shell[\\/](campaign|empty-list))/,
  },
  {
    name: 'soonest',
    test: /features[\\/]booking[\\/](calls|soonest)[\\/](?!soonest-slot)|contract[\\/]src[\\/]booking[\\/]booking\.calls/,
  },
  {
    name: 'live',
    test: /app[\\/]live[\\/]|features[\\/]notifications[\\/](see-notification|live[\\/](follow|subscribe|other))|notifications\.calls/,
  },
  {
    name: 'dialog',
    test: /ui[\\/]src[\\/](dialog|use-modal|select|field-frame)|features[\\/]locations[\\/]/,
  },
])

export default defineConfig({
  plugins: [
    tailwindcss(),
    messagesPlugin({ domains: commonDomains }),
    messageFilesPlugin(),
    serviceWorkerPlugin(),
    leaveOutPlugin('react-router/dist/production', unusedRouterParts),
    leaveOutPlugin('react-dom/cjs', unusedReactParts),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks }, postBanner: compileHint } } },
    },
  },
})

/**
 * Most of what these chunks define runs while the page comes to life, so browsers that understand the hint compile
 * them whole beside the page's own thread instead of function by function in it.
 */
function compileHint({ name }: { name: string }): string {
  return ['framework', 'frame', 'cards', 'home-parts'].includes(name) ? '//# allFunctionsCalledOnLoad\n' : ''
}
