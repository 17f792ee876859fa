import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { messagesPlugin } from '@warsha/i18n/vite-plugin.ts'
import { defineConfig } from 'vite'
import { commonDomains } from './app/session/common-domains.ts'
import { messageFilesPlugin } from './message-files-plugin.ts'
import { serviceWorkerPlugin } from './service-worker-plugin.ts'

/**
 * Modules that are needed together share a chunk: a few requests instead of thirty, better compressed. Everything else
 * is left to the bundler, which gives each route its own.
 */
const chunks = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router|zustand)[\\/]/ },
  { name: nameOfFrame, debugName: 'frame' },
  { name: 'loading', test: isOfListsAndProducts },
  {
    name: 'account',
    test: /app[\\/](session[\\/](?!toast-host|use-auto-close|toast-layer)|shell[\\/](campaign|empty-list))/,
  },
  { name: 'cards', test: isOfProductCards },
  {
    name: 'content',
    test: /features[\\/]content[\\/](?!popup|support|legal|isolate|insurance|contact-channels|frame-sandbox)/,
  },
  {
    name: 'soonest',
    test: /features[\\/]booking[\\/](calls|soonest)[\\/]|contract[\\/]src[\\/]booking[\\/]booking\.calls/,
  },
  {
    name: 'live',
    test: /app[\\/]live[\\/]|features[\\/]notifications[\\/](see-notification|live[\\/](follow|subscribe|other))|notifications\.calls/,
  },
  { name: 'cars', test: /features[\\/]vehicles[\\/](car-lists|use-car-name|car-fits|car-filter)/ },
  { name: 'controls', test: /ui[\\/]src[\\/](amount|checkbox|chip|line-skeleton|quantity-stepper)/ },
  {
    name: 'filter',
    test: /features[\\/]catalogue[\\/](filter[\\/](?!filter-attributes|filter-drawer)|no-products)/,
  },
  {
    name: 'dialog',
    test: /ui[\\/]src[\\/](dialog|use-modal|select|field-frame)|features[\\/]locations[\\/]/,
  },
]

/** Product cards with their button: home, listing, search, product and promotion all show them. */
const cardPaths = [
  // Modules that only the booking needs stay with the booking.
  'packages/contract/src/(ids/|cart/(?!booking-actions|create-booking)|(catalogue|formats/(?!relative-time|format-(?:day|date|countdown))|money)/?)',
  'packages/ui/src/(accordion|price|product-name|shop-icons|rail|use-snap-row)',
  'app/features/catalogue/(card/(?!card-skeleton)|summary/|share/share-button)',
  'app/features/catalogue/(categories/(load-categories|category-tile|category-row|category-browser)|listing-state/listing-query|filter/filter-attributes|problem-text)',
  'app/features/cart/(add-to-cart-button|use-add-to-cart|use-stock-check|stock-refusals|check-stock)',
  'app/routes/parts/(add-button|below-fold|product-row)',
  'app/seo/structured-data',
].map((path) => new RegExp(path))

/** What pages load by themselves, and the chosen car: listing, product, search and cart need them, home does not. */
const loadingPaths = [
  'app/session/(use-load|load-entry|load-cache|chosen-car|read-chosen-car|use-more-pages|pause|page-of)\\.',
  'packages/contract/src/vehicles/car-parameter',
  'packages/ui/src/empty-state',
].map((path) => new RegExp(path))

/** Routes and the entry that every page begins with. */
const entry = fileOfApp('entry.client.tsx')
const frameEntries = [entry, ...['root.tsx', 'routes/language.tsx'].map(fileOfApp)]
const homeRoute = fileOfApp('routes/home.tsx')
const frameFolders = [/app\/(session|shell|live)\//, /packages\/(ui|i18n)\/src\//, /contract\/src\/client\//]

function fileOfApp(name: string): string {
  return fileURLToPath(new URL(`./app/${name}`, import.meta.url))
}

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

let frame: { own: ReadonlySet<string>; first: ReadonlySet<string> } | undefined

/**
 * The frame is what the entries import, and what home takes from the frame's own folders: a part that only later pages
 * use never ends up in it by its name.
 */
function nameOfFrame(moduleId: string, graph: Graph): string | null {
  frame ??= { own: reachedFrom(frameEntries, graph), first: reachedFrom([...frameEntries, homeRoute], graph) }
  // The entry takes the page over as soon as it runs, so a route that is imported before that may not bring it along.
  if (moduleId === entry) return null
  const isOwn = frame.own.has(moduleId) || (frame.first.has(moduleId) && isAmong(moduleId, frameFolders))
  return isOwn ? 'frame' : null
}

function reachedFrom(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>(entries)
  // A set hands out what is added to it while it is read.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  }
  return reached
}

function isOfListsAndProducts(moduleId: string): boolean {
  return isAmong(moduleId, loadingPaths)
}

function isOfProductCards(moduleId: string): boolean {
  return isAmong(moduleId, cardPaths)
}

function isAmong(moduleId: string, paths: readonly RegExp[]): boolean {
  const id = moduleId.replaceAll('\\', '/')
  return paths.some((path) => path.test(id))
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    messagesPlugin({ domains: commonDomains }),
    messageFilesPlugin(),
    serviceWorkerPlugin(),
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
  return ['framework', 'frame', 'cards', 'content'].includes(name) ? '//# allFunctionsCalledOnLoad\n' : ''
}
