import { describe, expect, test } from 'vitest'
import { findExceeded } from './limits.ts'
import { networkOf } from './send-limits.ts'

const counted = [
  { name: 'few', key: 'few', limits: [{ seconds: 60, most: 2 }] },
  { name: 'many', key: 'many', limits: [{ seconds: 600, most: 4 }] },
]
const at = (...seconds: number[]) => seconds.map((second) => second * 1000)

describe('findExceeded', () => {
  test('as many as are allowed are allowed', () => {
    const times = new Map([
      ['few', at(0, 59)],
      ['many', at(0, 1, 2, 3)],
    ])
    expect(findExceeded(counted, times)).toBeUndefined()
  })

  test('one more is too many, until the oldest that counts has grown old', () => {
    expect(findExceeded(counted, new Map([['few', at(0, 20, 50)]]))).toEqual({
      name: 'few',
      retryAfterSeconds: 10,
    })
    expect(findExceeded(counted, new Map([['few', at(0, 20, 60)]]))).toBeUndefined()
  })

  test('of several limits the one that takes longest decides', () => {
    const times = new Map([
      ['few', at(0, 1, 2)],
      ['many', at(0, 1, 2, 3, 4)],
    ])
    expect(findExceeded(counted, times)).toEqual({ name: 'many', retryAfterSeconds: 596 })
  })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
