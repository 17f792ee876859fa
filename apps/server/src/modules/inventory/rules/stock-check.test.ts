import { describe, expect, test } from 'vitest'
import { onlyChannel, sampleCatalogue } from '../../catalogue/samples/catalogue-samples.ts'
import { evaluateStock, planStockCheck, type WantedLine } from './stock-check.ts'

const catalogue = sampleCatalogue({
  categories: [
    { slug: 'goods' },
    { slug: 'inspection', usageLimitType: 'per_user' },
    { slug: 'bundles', usageLimitType: 'per_order' },
    { slug: 'starter', parent: 'bundles' },
  ],
  products: [
    { slug: 'oil', prices: [1000, 4000] },
    { slug: 'filter' },
    {
      slug: 'kit',
      category: 'starter',
      bundle: [
        { sku: 'oil-0', quantity: 2 },
        { sku: 'filter-0', quantity: 1 },
      ],
    },
    { slug: 'check', category: 'inspection', kind: 'service', isTracked: false },
    { slug: 'far', states: [12] },
    { slug: 'draft' },
    { slug: 'fee', kind: 'fee' },
    { slug: 'kit-two', category: 'bundles', bundle: [{ sku: 'filter-0', quantity: 1 }] },
    { slug: 'work', kind: 'service', isTracked: false },
    { slug: 'plenty' },
  ],
})
const ids = { oil: 1, filter: 2, kit: 3, check: 4, far: 5, draft: 6, fee: 7, kitTwo: 8, work: 9, plenty: 10 }
/** Small oil, large oil, filter. */
const freeUnits = new Map([
  [1, 5],
  [2, 1],
  [3, 4],
  [11, 200],
])
const want = (productId: number | undefined, quantity: unknown, variantId?: number): WantedLine => ({
  key: String(productId),
  productId,
  variantId,
  quantity,
})
const check = (...lines: WantedLine[]) => {
  const channel = onlyChannel(catalogue)
  const plan = planStockCheck(lines, {
    catalogue,
    channel,
    stateId: 11,
    isShown: ({ slug }) => slug !== 'draft',
    limitOf: ({ category }) =>
      category?.usageLimitType ? category : category?.parent?.usageLimitType ? category.parent : null,
  })
  return evaluateStock(plan, freeUnits)
}
const problems = (...lines: WantedLine[]) => check(...lines).map(({ problem }) => problem)

describe('a single line', () => {
  test('[REST-34] may take as many as there are', () => {
    expect(check(want(ids.filter, 4))).toEqual([{ key: '2', problem: null, freeUnits: 4 }])
  })

  test('[REST-35] not one more', () => {
    expect(problems(want(ids.filter, 5))).toEqual(['STOCK_INSUFFICIENT'])
  })

  test.each([-1, 0, 1.5, '2', '٢', null, true, Number.NaN, Number.POSITIVE_INFINITY, undefined, [], {}])(
    '[REST-35] has no quantity %j',
    (quantity) => {
      expect(problems(want(ids.filter, quantity))).toEqual(['QUANTITY_INVALID'])
    },
  )

  test.each([
    [50, null, 50],
    [51, 'QUANTITY_LIMITED', 50],
  ])(
    '[UX-120] of what is not counted takes %d at most with the answer %s',
    (quantity, problem, freeUnits) => {
      expect(check(want(ids.work, quantity))).toEqual([{ key: '9', problem, freeUnits }])
    },
  )

  test.each([1e9, Number.MAX_SAFE_INTEGER])(
    '[REST-35] never takes %d, not even of working time',
    (quantity) => {
      expect(problems(want(ids.filter, quantity))).toEqual(['STOCK_INSUFFICIENT'])
      expect(check({ ...want(ids.check, quantity) })[0]?.problem).not.toBeNull()
    },
  )

  test.each([
    ['unknown', 99],
    ['unreadable', undefined],
    ['unpublished', ids.draft],
    ['a fee', ids.fee],
  ])('cannot be %s', (_case, id) => {
    expect(problems(want(id, 1))).toEqual(['PRODUCT_UNAVAILABLE'])
  })

  test('[REST-35] is refused where it is not sold', () => {
    expect(problems(want(ids.far, 1))).toEqual(['PRODUCT_NOT_SOLD_HERE'])
  })

  test('without a variant takes one that has enough, with one exactly that', () => {
    expect(problems(want(ids.oil, 1, 2))).toEqual([null])
    expect(problems(want(ids.oil, 2, 2))).toEqual(['STOCK_INSUFFICIENT'])
    expect(problems(want(ids.oil, 5))).toEqual([null])
    expect(problems(want(ids.oil, 1, 3))).toEqual(['PRODUCT_UNAVAILABLE'])
  })
})

describe('lines together', () => {
  test('[REST-35] the same product on several lines is summed', () => {
    expect(problems(want(ids.filter, 2), want(ids.filter, 2))).toEqual([null, null])
    expect(problems(want(ids.filter, 2), want(ids.filter, 3))).toEqual([
      'STOCK_INSUFFICIENT',
      'STOCK_INSUFFICIENT',
    ])
  })

  test('[CART-29] a bundle takes its parts from the same stock', () => {
    expect(problems(want(ids.kit, 1), want(ids.filter, 3))).toEqual([null, null])
    expect(problems(want(ids.kit, 1), want(ids.filter, 4))).toEqual([
      'STOCK_INSUFFICIENT',
      'STOCK_INSUFFICIENT',
    ])
    expect(problems(want(ids.kit, 1), want(ids.oil, 4, 1))).toEqual([
      'STOCK_INSUFFICIENT',
      'STOCK_INSUFFICIENT',
    ])
  })

  test('one that cannot be bought does not harm the others', () => {
    const checked = check(want(ids.filter, 1), want(ids.far, 1), want(99, 1))
    expect(Object.fromEntries(checked.map(({ key, problem }) => [key, problem]))).toEqual({
      2: null,
      5: 'PRODUCT_NOT_SOLD_HERE',
      99: 'PRODUCT_UNAVAILABLE',
    })
  })
})

describe('limits', () => {
  test('[UX-120] where the stock ends first, the stock is the reason', () => {
    expect(check(want(ids.filter, 51))).toEqual([{ key: '2', problem: 'STOCK_INSUFFICIENT', freeUnits: 4 }])
    expect(check(want(ids.plenty, 201))).toEqual([{ key: '10', problem: 'QUANTITY_LIMITED', freeUnits: 50 }])
  })

  test('[UX-120] lines of one variant share its limit', () => {
    expect(check(want(ids.plenty, 30), want(ids.plenty, 20)).map(({ problem }) => problem)).toEqual([
      null,
      null,
    ])
    expect(check(want(ids.plenty, 31), want(ids.plenty, 20))).toEqual([
      { key: '10', problem: 'QUANTITY_LIMITED', freeUnits: 30 },
      { key: '10', problem: 'QUANTITY_LIMITED', freeUnits: 19 },
    ])
  })

  test('[UX-120] a unit of a limited category may be had once, whatever is in stock', () => {
    expect(check(want(ids.check, 1))[0]?.freeUnits).toBe(1)
    expect(check(want(ids.kit, 1), want(ids.kitTwo, 1)).map(({ freeUnits }) => freeUnits)).toEqual([0, 0])
  })
})

describe('limited categories', () => {
  test('[CAT-18] one unit per customer', () => {
    expect(problems(want(ids.check, 1))).toEqual([null])
    expect(problems(want(ids.check, 2))).toEqual(['USAGE_LIMITED_PER_USER'])
  })

  test('[CAT-18] one unit per order, over all products of the category and below', () => {
    expect(problems(want(ids.kit, 1))).toEqual([null])
    expect(problems(want(ids.kit, 1), want(ids.kitTwo, 1))).toEqual([
      'USAGE_LIMITED_PER_ORDER',
      'USAGE_LIMITED_PER_ORDER',
    ])
  })
})
