import { expect, test } from 'vitest'
import { bucketOf, budgetBuckets, quotaOf } from './send-budget.ts'

const buckets = Array.from({ length: budgetBuckets }, (_, bucket) => bucket)

test.each([1, 7, 16, 25, 1000, 4999])(
  'the buckets have %i together, none much more than another',
  (perHour) => {
    const quotas = buckets.map((bucket) => quotaOf(bucket, perHour))
    expect(quotas.reduce((sum, quota) => sum + quota, 0)).toBe(perHour)
    expect(Math.max(...quotas) - Math.min(...quotas)).toBeLessThanOrEqual(1)
  },
)

test('neighbouring numbers use every bucket, and a number always the same', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => `+9689200${1000 + index}`)
  expect(new Set(numbers.map(bucketOf)).size).toBe(budgetBuckets)
  expect(bucketOf('+96892001000')).toBe(bucketOf('+96892001000'))
})
