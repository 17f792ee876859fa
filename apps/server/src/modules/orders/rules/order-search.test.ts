import { expect, test } from 'vitest'
import { readSearch } from './order-search.ts'

test.each([
  ['10001', { digits: '10001' }],
  [' +968 9100-0823 ', { digits: '96891000823' }],
  ['١٠٠٠١', { digits: '10001' }],
  ['12', { text: '12' }],
  ['1234567890123456', { text: '1234567890123456' }],
  ['Patrol 2021', { text: 'Patrol 2021' }],
  ['أحمد', { text: 'أحمد' }],
])('a search for %j is read as %j', (search, read) => {
  expect(readSearch(search)).toEqual(read)
})
