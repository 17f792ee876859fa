import { describe, expect, test } from 'vitest'
import { findUnusedExports } from './find-unused-exports.ts'

const rule = 'packages/contract/src/cart/total.ts'
const dead = { file: rule, source: 'export function total() {}', isTest: false }

describe('the script that looks for exports only tests use', () => {
  test('finds what nobody needs but its test', () => {
    expect(findUnusedExports([dead, testOf("import { total } from './total.ts'")])).toEqual([`${rule} total`])
    expect(findUnusedExports([dead, testOf("import * as all from './other.ts'"), far])).toEqual([
      `${rule} total`,
    ])
  })

  test.each([
    ['the product imports it', [product("import { total } from '@warsha/contract/cart/total.ts'")]],
    ['the product passes it on', [product("export { total } from '@warsha/contract/cart/total.ts'")]],
    ['the product loads it when needed', [product("await import('@warsha/contract/cart/total.ts')")]],
    ['a row of the ledger asks for it', [testOf("import { total } from './total.ts'\ntest('[CART-01] x')")]],
    ['a row asks for the whole file', [testOf("import * as all from './total.ts'\ntest('[CART-01] x')")]],
  ])('is content when %s', (_case, others) => {
    expect(findUnusedExports([dead, testOf("import { total } from './total.ts'"), ...others])).toEqual([])
  })

  test('is content when the file uses it itself', () => {
    const live = { ...dead, source: 'export function total() {}\nexport const sum = () => total()' }
    expect(findUnusedExports([live, testOf("import { total } from './total.ts'")])).toEqual([])
  })

  test('a toolkit may offer what a test beside it tries', () => {
    const tool = {
      file: 'apps/server/src/kernel/publish.ts',
      source: 'export const publish = 1',
      isTest: false,
    }
    const beside = {
      file: 'apps/server/src/kernel/publish.test.ts',
      source: "import { publish } from './publish.ts'",
    }
    const elsewhere = {
      file: 'apps/server/src/app.test.ts',
      source: "import { publish } from '#kernel/publish.ts'",
    }
    expect(findUnusedExports([tool, { ...beside, isTest: true }])).toEqual([])
    expect(findUnusedExports([tool, { ...elsewhere, isTest: true }])).toHaveLength(1)
  })

  test('a row is no need of what merely helps its test', () => {
    expect(findUnusedExports([dead, far])).toEqual([`${rule} total`])
  })
})

const far = {
  file: 'apps/server/src/kernel/x.test.ts',
  source: "import { total } from '@warsha/contract/cart/total.ts'\ntest('[CART-01] x')",
  isTest: true,
}

function testOf(source: string) {
  return { file: 'packages/contract/src/cart/total.test.ts', source, isTest: true }
}

function product(source: string) {
  return { file: 'apps/server/src/app.ts', source, isTest: false }
}

test('an event is shown whether anybody listens yet or not', () => {
  const event = "export const orderLost = defineEvent('order.lost', z.object({}))"
  const listening = "import { orderLost } from './events.ts'\nimport { lose } from './events.ts'"
  const files = [
    {
      file: 'apps/server/src/modules/orders/events.ts',
      source: `${event}\nexport const lose = 1`,
      isTest: false,
    },
    { file: 'apps/server/src/modules/orders/events.test.ts', source: listening, isTest: true },
  ]
  expect(findUnusedExports(files)).toEqual(['apps/server/src/modules/orders/events.ts lose'])
})
