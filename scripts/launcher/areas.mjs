import { existsSync, readdirSync } from 'node:fs'
import { inProject } from './project.mjs'

/**
 * Areas of `npm test -- <area>`. An area has the module, the feature and the folder of the contract that are called
 * like it; `modules`, `features` and `folders` are those called otherwise, `specs` the files in e2e.
 */
export const areas = {
  addresses: { specs: ['address-book', 'addresses'] },
  bills: { specs: ['bills'] },
  booking: { specs: ['booking', 'booking-confirm', 'booking-picker', 'booking-times', 'tour-remembered'] },
  cart: {
    folders: ['apps/storefront/app/purchase'],
    specs: [
      'add-to-cart',
      'adding',
      'cart',
      'cart-around',
      'cart-persisted',
      'cart-refusals',
      'impatient',
      'sign-in-keeps-cart',
      'two-tabs',
    ],
  },
  catalogue: {
    modules: ['inventory', 'media', 'menus'],
    specs: [
      'filter-counts',
      'listing',
      'listing-categories',
      'listing-controls',
      'listing-pages',
      'product',
      'product-card',
      'coming-back',
      'product-choice',
      'product-opened',
      'search',
      'search-suggestions',
    ],
  },
  checkout: { specs: ['booking-confirm', 'payment-end'] },
  closures: { specs: ['closed-visit'] },
  console: {
    modules: ['imports'],
    folders: ['apps/console', 'apps/server/src/host/console'],
    specs: [
      'console/board',
      'console/by-keyboard',
      'console/cars',
      'console/categories',
      'console/centres',
      'console/closing',
      'console/content',
      'console/credentials',
      'console/customers',
      'console/frame',
      'console/gift-cards',
      'console/imports',
      'console/intervals',
      'console/jobs',
      'console/lists',
      'console/list-orders',
      'console/media',
      'console/notifications',
      'console/orders',
      'console/people',
      'console/places',
      'console/products',
      'console/promotions',
      'console/reconciliation',
      'console/roles',
      'console/schedule',
      'console/settings',
      'console/sign-in',
      'console/surveys',
      'console/taxonomy',
      'console/today',
      'console/two-editors',
      'console/visits',
    ],
  },
  content: {
    modules: ['channels', 'settings'],
    features: ['home'],
    specs: [
      'channels',
      'home',
      'home-banners',
      'home-welcome',
      'implied-pages',
      'insurance',
      'legal-texts',
      'support',
    ],
  },
  identity: {
    specs: [
      'customers',
      'login',
      'other-sign-ins',
      'passkeys',
      'profile',
      'register',
      'session-ends',
      'verify-otp',
      'visitors',
    ],
  },
  invoices: { specs: ['invoices'] },
  logbook: { specs: ['logbook'] },
  locations: {
    folders: ['packages/ui/src/map'],
    specs: ['service-centres', 'store-location'],
  },
  notifications: {
    folders: ['apps/storefront/app/live', 'apps/storefront/app/service-worker'],
    specs: ['notifications', 'offline', 'push'],
  },
  orders: { specs: ['move-visit', 'orders', 'pass'] },
  payments: {
    modules: ['purchase'],
    features: ['payment'],
    specs: ['payment', 'payment-end', 'payment-form', 'payment-wallet'],
  },
  promotions: { specs: ['bima', 'promo-codes', 'promotion'] },
  referral: { specs: ['referral'] },
  returns: { specs: ['returns'] },
  server: {
    folders: [
      'apps/demo-shop',
      'apps/server/src/embedded-postgres',
      'apps/server/src/host',
      'apps/server/src/http',
      'apps/server/src/kernel',
      'apps/server/src/config',
      'apps/server/src/testing',
      'packages/data-structures',
    ],
    specs: [
      'client-requests',
      'content-policy',
      'outages',
      'overload',
      'overload-return',
      'page-fuzz',
      'several-processes',
    ],
  },
  storefront: {
    folders: [
      'apps/storefront/app/document',
      'apps/storefront/app/routes',
      'apps/storefront/app/seo',
      'apps/storefront/app/session',
      'apps/storefront/app/shell',
      'packages/contract',
      'packages/i18n',
      'packages/ui',
    ],
    specs: [
      'accessibility',
      'account-pages',
      'arabic-type',
      'dark',
      'early-controls',
      'early-input',
      'empty-shop',
      'empty-states',
      'errors',
      'every-page',
      'feedback',
      'few-taps',
      'first-paint',
      'first-visit-weight',
      'frame',
      'language',
      'layouts',
      'no-dead-ends',
      'product-sizes',
      'reused-pages',
      'seo',
      'side-menu',
      'slow-phone',
      'state',
      'toasts',
      'touch-targets',
    ],
  },
  staff: {
    modules: ['staff', 'customers', 'dashboard', 'health', 'reconciliation'],
    specs: [],
    folders: ['apps/server/src/commands', 'apps/server/src/host/console', 'packages/contract/src/console'],
  },
  surveys: { specs: ['centre-reviews', 'survey'] },
  tools: { folders: ['scripts'], specs: ['screenshots'] },
  vehicles: { specs: ['fits-my-car', 'my-cars'] },
  wallet: { modules: ['ledger'], specs: ['wallet'] },
}

const parents = {
  modules: 'apps/server/src/modules',
  features: 'apps/storefront/app/features',
}

/** The folders and browser specs of an area, below the project; undefined for a name that is none. */
export function findArea(name) {
  const area = Object.hasOwn(areas, name) ? areas[name] : undefined
  if (!area) return undefined
  const named = Object.entries(parents).flatMap(([kind, parent]) =>
    [name, ...(area[kind] ?? [])].map((each) => `${parent}/${each}`),
  )
  const folders = [...named, `packages/contract/src/${name}`, ...(area.folders ?? [])]
  return {
    folders: folders.filter((folder) => existsSync(inProject(folder))).map((folder) => `${folder}/`),
    specs: area.specs.map((spec) => `e2e/${spec}.spec.ts`),
  }
}

/** Modules, features and specs that no area has, and what areas name although it is not there. */
export function findAreaProblems() {
  const claimed = new Set(Object.keys(areas).flatMap((name) => Object.values(findArea(name) ?? {}).flat()))
  const folders = Object.values(parents).flatMap((parent) =>
    readdirSync(inProject(parent)).map((name) => `${parent}/${name}/`),
  )
  const specs = readdirSync(inProject('e2e'), { recursive: true })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/${name.replaceAll('\\', '/')}`)
  const homeless = [...folders, ...specs].filter((name) => !claimed.has(name))
  const gone = [...claimed].filter((name) => !existsSync(inProject(name)))
  return [
    ...homeless.map((name) => `${name} is in no area of scripts/launcher/areas.mjs`),
    ...gone.map((name) => `${name} is not there, but scripts/launcher/areas.mjs names it`),
  ]
}
