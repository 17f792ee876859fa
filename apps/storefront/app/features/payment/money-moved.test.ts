import { expect, test } from 'vitest'
import { readMoneyMoved } from './money-moved.ts'

test.each([
  [{ money: 'charged' }, { money: 'charged' }],
  [
    { money: 'not_charged', wallet_amount: 3 },
    { money: 'not_charged', isDeclined: false },
  ],
  [
    { money: 'not_charged', reason: 'declined' },
    { money: 'not_charged', isDeclined: true },
  ],
  [{ money: 'unknown' }, { money: 'unknown' }],
  [
    { money: 'wallet', wallet_amount: 12.345 },
    { money: 'wallet', walletAmount: 12_345 },
  ],
  [{ money: 'wallet' }, { money: 'wallet', walletAmount: 0 }],
  [{ money: 'gone' }, { money: 'unknown' }],
  [null, { money: 'unknown' }],
  ['charged', { money: 'unknown' }],
])('%j says %j', (data, moved) => {
  expect(readMoneyMoved(data)).toEqual(moved)
})
