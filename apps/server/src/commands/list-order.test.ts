import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { writePosition } from './keyset.ts'
import { defineListOrder, readSortedPage } from './list-order.ts'

const order = defineListOrder(sql`id`, {
  amount: [{ by: sql`amount`, type: 'integer' }],
  name: [{ by: sql`name`, type: 'text' }],
  used: [{ by: sql`used`, type: 'moment' }],
  day: [
    { by: sql`day`, type: 'day' },
    { by: sql`-amount`, type: 'integer' },
  ],
})

const read = (sort: 'amount' | 'name' | 'used' | 'day', values: Parameters<typeof writePosition>[0]) =>
  readSortedPage(order, { sort, after: writePosition(values), limit: 5 })?.after

describe('[OPS-60] a position of a sorted list', () => {
  test('is read as it was written, with every value of its order and the id behind them', () => {
    expect(read('amount', ['-7', 3])).toEqual({ values: ['-7'], id: 3 })
    expect(read('name', ["سعيد O'Neil", 3])).toEqual({ values: ["سعيد O'Neil"], id: 3 })
    expect(read('used', ['2026-02-28 10:00:00.123456+00', 3])?.values).toEqual([
      '2026-02-28 10:00:00.123456+00',
    ])
    expect(read('used', ['-infinity', 3])?.values).toEqual(['-infinity'])
    expect(read('day', ['2026-02-28', '-500', 3])).toEqual({ values: ['2026-02-28', '-500'], id: 3 })
    expect(readSortedPage(order, { sort: '-day', limit: 5 })).toEqual({
      sort: '-day',
      after: undefined,
      limit: 5,
    })
  })

  test.each<[Parameters<typeof read>[0], Parameters<typeof read>[1]]>([
    ['amount', ['99999999999', 3]],
    ['amount', ['x', 3]],
    ['amount', [7, 3]],
    ['amount', ['7', '3']],
    ['amount', ['7', 1.5]],
    ['amount', ['7', -1]],
    ['amount', ['7', 99_999_999_999]],
    ['amount', ['7', 'x', 3]],
    ['amount', ['7']],
    ['used', ['2026-02-31 10:00:00+00', 3]],
    ['used', ['now', 3]],
    ['name', ['a\0b', 3]],
    ['name', ['a'.repeat(501), 3]],
    ['day', ['2026-02-28', 3]],
    ['day', ['2026-02-31', '5', 3]],
    ['day', [null, '5', 3]],
  ])('by %s is none of %j', (sort, values) => {
    expect(read(sort, values)).toBeUndefined()
  })
})
