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
  { name: 'frame', test: isOfEveryPage },
  { name: 'cards', test: isOfProductCards },
  {
    name: 'content',
    test: /features[\\/]content[\\/](?!popup|support|legal|isolate)/,
  },
  {
    name: 'soonest',
    test: /features[\\/]booking[\\/](calls|soonest)[\\/]|contract[\\/]src[\\/]booking[\\/]booking\.calls/,
  },
  {
    name: 'live',
    test: /app[\\/]live[\\/]|features[\\/]notifications[\\/](see-notification|live[\\/]follow)|notifications\.calls/,
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
  'packages/contract/src/(ids/|cart/(?!booking-actions|create-booking)|(catalogue|formats/(?!relative-time)|money)/?)',
  'packages/ui/src/(accordion|price|product-name|shop-icons|rail|use-snap-row)',
  'app/features/catalogue/(card/(?!card-skeleton)|summary/|share/share-button)',
  'app/features/catalogue/(categories/(load-categories|category-tile|category-row|category-browser)|listing-state/listing-query|filter/filter-attributes|problem-text)',
  'app/features/cart/(add-to-cart-button|use-add-to-cart|use-stock-check|stock-refusals|check-stock)',
  'app/routes/parts/(add-button|below-fold|product-row)',
  'app/seo/structured-data',
].map((path) => new RegExp(path))

const framePaths = [
  'packages/contract/src/client/',
  'packages/contract/src/locale/',
  'packages/contract/src/constants',
  'packages/i18n/src/(?!format-relative-time)',
  'packages/ui/src/(class-names|create-icon|icons|icon-button|mirrored-icon|button|badge|card|visually-hidden)',
  'app/features/locations/place-(lists|names)',
  'app/session/(?!toast-host|use-auto-close|toast-layer)',
  'app/shell/(?!side-menu|high-traffic|offline-(?:page|icon)|use-return|retry-delay|nothing-here|empty-kinds|account-lines)',
].map((path) => new RegExp(path))

function isOfEveryPage(moduleId: string): boolean {
  return isAmong(moduleId, framePaths)
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
