import { describe, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { importsOf } from './imports-of.ts'

const server = 'apps/server/src'
const modules = `${server}/modules`
const rule = `${modules}/inventory/rules/stock-left.ts`
const useCase = `${modules}/inventory/use-cases/hold-stock.ts`
const feature = 'apps/storefront/app/features/cart/line.tsx'

describe('the architecture script refuses', () => {
  test.each([
    ['a later module', useCase, "import { x } from '#modules/booking/index.ts'"],
    ['a type of a later module', useCase, "import type { X } from '#modules/booking/index.ts'"],
    [
      'a table of another module in a query',
      `${modules}/booking/storage/q.ts`,
      "import { states } from '#modules/locations/storage/locations.tables.ts'",
    ],
    ['another module past its face', useCase, "import { x } from '#modules/catalogue/storage/products.ts'"],
    [
      'a use case from storage',
      `${modules}/content/storage/q.ts`,
      "import { x } from '../use-cases/list.ts'",
    ],
    [
      'the api of its own module in its face',
      `${modules}/orders/index.ts`,
      "export { toRestOrder } from './api/shop/to-rest-order.ts'",
    ],
    [
      'the api of another module from a use case',
      useCase,
      "import { pictureUrl } from '#modules/catalogue/api/shop/index.ts'",
    ],
    [
      'the console from the api of the shop',
      `${modules}/orders/api/shop/orders.rest.ts`,
      "import { x } from '../console/to-contract.ts'",
    ],
    [
      'a call of the console from the storefront',
      feature,
      "import { x } from '@warsha/contract/console/orders/order-lists.calls.ts'",
    ],
    [
      'the contract from data structures',
      'packages/data-structures/src/key-set.ts',
      "import { baisa } from '@warsha/contract/money/baisa.ts'",
    ],
    ['HTTP from a use case', useCase, "import { y } from '#http/rest/answers.ts'"],
    ['a type of HTTP from a use case', useCase, "import type { Y } from '#http/rest/answers.ts'"],
    ['the host from a module', `${modules}/content/api/x.ts`, "import { x } from '#host/logger.ts'"],
    ['the root from a module', `${modules}/content/api/x.ts`, "import { x } from '../../../app.ts'"],
    ['test tools in the product', useCase, "import { x } from '#testing/test-app.ts'"],
    ['what is worked out at run time', useCase, "await import('#modules/' + name)"],
    ['a later module by require', useCase, "createRequire(import.meta.url)('../../booking/index.ts')"],
    ['a module without a place in the order', `${modules}/loans/rules/x.ts`, "import { x } from './y.ts'"],
  ])('%s', (_case, file, source) => {
    expect(checkImports(file, importsOf(file, source))).toHaveLength(1)
  })

  test.each([
    ['storage', "import { x } from '../storage/stock-queries.ts'"],
    ['a type of storage', "import type { X } from '../storage/stock-queries.ts'"],
    ['storage, lazily', "const x = await import('../storage/stock-queries.ts')"],
    ['a type of storage, inline', "type X = import('../storage/stock-queries.ts').X"],
    ['the database', "import { db } from '#kernel/database/connect.ts'"],
    ['a type of the database', "import type { Database } from '#kernel/database/connect.ts'"],
    ['the clock', "import { systemClock } from '#kernel/clock.ts'"],
    ['a type of HTTP', "import type { X } from '#http/graphql/languages.ts'"],
    ['a value of another module', "import { x } from '#modules/catalogue/index.ts'"],
    ['a value of another module, passed on', "export { x } from '#modules/catalogue/index.ts'"],
    ['the file system', "import { readFileSync } from 'node:fs'"],
    ['a driver', "import pg from 'pg'"],
    ['the query builder', "import { sql } from 'drizzle-orm'"],
    ['a text', "import { t } from '@warsha/i18n/translate.ts'"],
  ])('%s in a rule', (_case, source) => {
    expect(checkImports(rule, importsOf(rule, source))).toHaveLength(1)
  })

  test.each([
    ['a module', `${server}/kernel/clock.ts`, "import { x } from '#modules/content/index.ts'"],
    ['HTTP', `${server}/kernel/clock.ts`, "import type { X } from '#http/deps.ts'"],
    ['the host', `${server}/kernel/clock.ts`, "import { x } from '#host/logger.ts'"],
    ['the embedded database', `${server}/kernel/clock.ts`, "import { x } from '#embedded-postgres/site.ts'"],
    ['the demo shop', `${server}/kernel/clock.ts`, "import { x } from '@warsha/demo-shop/demo-shop.ts'"],
    ['a module', `${server}/http/deps.ts`, "import type { X } from '#modules/content/index.ts'"],
    ['the host', `${server}/http/deps.ts`, "import { x } from '#host/logger.ts'"],
    ['a module past its face', `${server}/host/health.ts`, "import { x } from '#modules/content/api/x.ts'"],
    ['the demo shop', `${server}/start-shop.ts`, "import { x } from '@warsha/demo-shop/demo-shop.ts'"],
  ])('%s in %s', (_case, file, source) => {
    expect(checkImports(file, importsOf(file, source))).toHaveLength(1)
  })

  test.each([
    ['the server', 'apps/storefront/app/root.tsx', "import { x } from '../../server/src/app.ts'"],
    ['ours', 'packages/contract/src/money/baisa.ts', "import { t } from '@warsha/i18n/translate.ts'"],
    ['words', 'packages/ui/src/button.tsx', "import { t } from '@warsha/i18n/translate.ts'"],
    ['a feature', feature, "import { x } from '~/features/catalogue/card.tsx'"],
    ['a type of the shell', feature, "import type { X } from '~/shell/app-shell.tsx'"],
    ['a feature', 'apps/storefront/app/session/place.ts', "import { x } from '~/features/cart/line.tsx'"],
    ['a route', 'apps/storefront/app/shell/app-shell.tsx', "import { x } from '~/routes/home.tsx'"],
  ])('%s in %s', (_case, file, source) => {
    expect(checkImports(file, importsOf(file, source))).toHaveLength(1)
  })
})

describe('the architecture script allows', () => {
  test.each([
    ['an earlier module by its face', useCase, "import { x } from '#modules/catalogue/index.ts'"],
    ['types of an earlier module in a rule', rule, "import type { X } from '#modules/catalogue/index.ts'"],
    ['an outcome in a rule', rule, "import { ok } from '#kernel/outcome.ts'"],
    ['the demo shop, which may be missing', `${server}/demo-shop.ts`, 'await import(workspace)'],
    ['the contract in a rule', rule, "import { x } from '@warsha/contract/constants.ts'"],
    [
      "an earlier module's tables for a foreign key",
      `${modules}/booking/storage/booking.tables.ts`,
      "import { states } from '#modules/locations/storage/locations.tables.ts'",
    ],
    [
      'the types of rules in storage',
      `${modules}/content/storage/q.ts`,
      "import type { Page } from '../rules/page.ts'",
    ],
    ['the database in a test of a rule', `${modules}/content/rules/x.test.ts`, "import pg from 'pg'"],
    ['a module in the host', `${server}/host/health.ts`, "import { x } from '#modules/content/index.ts'"],
    [
      'tables in the demo shop',
      'apps/demo-shop/src/seed/seed.ts',
      "import { x } from '@warsha/server/modules/content/storage/content.tables.ts'",
    ],
    ['the contract', 'apps/storefront/app/root.tsx', "import { x } from '@warsha/contract/constants.ts'"],
    [
      'a feature in the shell',
      'apps/storefront/app/shell/app-shell.tsx',
      "import { x } from '~/features/cart/x.tsx'",
    ],
  ])('%s', (_case, file, source) => {
    expect(checkImports(file, importsOf(file, source))).toEqual([])
  })
})
