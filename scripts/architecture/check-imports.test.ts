import { describe, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { importsOf } from './imports-of.ts'

const modules = 'apps/server/src/modules'

describe('the architecture script', () => {
  test.each([
    [
      'a later module',
      `${modules}/content/use-cases/list-pages.ts`,
      "import { x } from '#modules/booking/index.ts'",
    ],
    [
      'another module past its face',
      `${modules}/booking/use-cases/book.ts`,
      "import { x } from '#modules/content/storage/pages.ts'",
    ],
    [
      'storage from a rule',
      `${modules}/content/rules/visible.ts`,
      "import { x } from '../storage/page-queries.ts'",
    ],
    [
      'the database from a rule',
      `${modules}/content/rules/visible.ts`,
      "import { db } from '#kernel/database/connect.ts'",
    ],
    [
      'a use case from storage',
      `${modules}/content/storage/q.ts`,
      "import { x } from '../use-cases/list-pages.ts'",
    ],
    [
      'HTTP from a use case',
      `${modules}/content/use-cases/list.ts`,
      "import { y } from '#http/rest/answers.ts'",
    ],
    [
      'a module from the kernel',
      'apps/server/src/kernel/clock.ts',
      "import { x } from '#modules/content/index.ts'",
    ],
    [
      'the server from the storefront',
      'apps/storefront/app/root.tsx',
      "import { x } from '../../server/src/app.ts'",
    ],
    [
      'ours from the contract',
      'packages/contract/src/money/baisa.ts',
      "import { t } from '@warsha/i18n/translate.ts'",
    ],
    [
      'a feature from a feature',
      'apps/storefront/app/features/cart/line.tsx',
      "import { x } from '~/features/catalogue/card.tsx'",
    ],
    [
      'a lazy import the wrong way',
      `${modules}/content/rules/visible.ts`,
      "const x = await import('../storage/q.ts')",
    ],
  ])('refuses %s', (_case, file, source) => {
    expect(checkImports(file, importsOf(source))).toHaveLength(1)
  })

  test.each([
    [
      'an earlier module by its face',
      `${modules}/booking/use-cases/book.ts`,
      "import { x } from '#modules/content/index.ts'",
    ],
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
    [
      'the contract from the storefront',
      'apps/storefront/app/root.tsx',
      "import { x } from '@warsha/contract/constants.ts'",
    ],
  ])('allows %s', (_case, file, source) => {
    expect(checkImports(file, importsOf(source))).toEqual([])
  })
})
