import { describe, expect, test } from 'vitest'
import type { Kind } from './ledger.ts'
import { proveRows } from './prove-rows.ts'
import type { TestResult } from './test-result.ts'

const ledger = [
  { id: 'CART-01', kinds: ['browser'] as const },
  { id: 'CART-02', kinds: ['http', 'unit'] as const },
]

describe('a row', () => {
  test.each([
    ['a test of its kind passed', [result('[CART-01] x', 'browser', 'passed')], true],
    ['it needed two tries', [result('[CART-01] x', 'browser', 'flaky')], true],
    ['the title names several', [result('a list [CART-09, CART-01] x', 'browser', 'passed')], true],
    ['the test is of another kind', [result('[CART-01] x', 'unit', 'passed')], false],
    ['the test opened nothing', [result('[CART-01] x', undefined, 'passed')], false],
    ['the test was skipped', [result('[CART-01] x', 'browser', 'not run')], false],
    ['the test failed', [result('[CART-01] x', 'browser', 'failed')], false],
    [
      'it failed in one language',
      [result('[CART-01] x', 'browser', 'passed'), result('[CART-01] x', 'browser', 'failed')],
      false,
    ],
    ['the id stands outside brackets', [result('CART-01 x', 'browser', 'passed')], false],
    ['no test names it', [], false],
  ])('when %s: %s', (_case, results, isProven) => {
    expect(proveRows(ledger, results).areas[0]?.proven).toEqual(isProven ? ['CART-01'] : [])
  })

  test('with several kinds is proven by any of them', () => {
    expect(proveRows(ledger, [result('[CART-02] x', 'unit', 'passed')]).areas).toEqual([
      { area: 'CART', proven: ['CART-02'], unproven: ['CART-01'] },
    ])
  })
})

test('ids that the ledger does not have, and rows with weaker tests only, are listed', () => {
  const results = [result('[CART-77] x', 'unit', 'passed'), result('[CART-01] x', 'http', 'passed')]
  expect(proveRows(ledger, results)).toMatchObject({ unknown: ['CART-77'], weaker: ['CART-01'] })
})

function result(title: string, kind: Kind | undefined, status: TestResult['status']): TestResult {
  return { file: 'e2e/cart.spec.ts', title, kind, status }
}
