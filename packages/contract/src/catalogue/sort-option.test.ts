import { expect, test } from 'vitest'
import { sortOptions } from '../constants.ts'
import { formatSort, parseSort, toApiOrder } from './sort-option.ts'

test('[CAT-56] a sort option has a label, a field and a direction', () => {
  for (const option of sortOptions) {
    expect(Object.keys(option)).toEqual(['label', 'field', 'direction'])
    expect(['ASC', 'DESC']).toContain(option.direction)
  }
})

test('[CAT-62] [CAT-61] BRANDS-ASC is the option brands', () => {
  expect(labelOf('BRANDS-ASC')).toBe('brands')
})

test('[CAT-63] RATING-ASC is the option best seller', () => {
  expect(labelOf('RATING-ASC')).toBe('best_seller')
})

test('[CAT-66] best sellers keep their address and ask for the highest rating; prices are those to pay', () => {
  expect(toApiOrder({ field: 'RATING', direction: 'ASC' })).toEqual({ field: 'RATING', direction: 'DESC' })
  expect(toApiOrder({ field: 'PRICE', direction: 'ASC' })).toEqual({
    field: 'MINIMAL_PRICE',
    direction: 'ASC',
  })
  expect(toApiOrder({ field: 'BRANDS', direction: 'ASC' })).toEqual({ field: 'BRANDS', direction: 'ASC' })
})

test('[CAT-64] PRICE-DESC is the option highest price', () => {
  expect(labelOf('PRICE-DESC')).toBe('highest_price')
})

test('[CAT-65] PRICE-ASC is the option lowest price', () => {
  expect(labelOf('PRICE-ASC')).toBe('lowest_price')
})

test('[CAT-61] what is written is read back', () => {
  for (const option of sortOptions) expect(parseSort(formatSort(option))).toBe(option)
})

test.each(['PRICE', 'PRICE-UP', 'price-asc', 'NAME-ASC', '', null, undefined])(
  '[CAT-29] the unknown sort %j behaves as none',
  (text) => {
    expect(parseSort(text)).toBeNull()
  },
)

function labelOf(text: string): string | undefined {
  return parseSort(text)?.label
}
