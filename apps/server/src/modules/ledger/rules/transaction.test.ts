import { baisa } from '@warsha/contract/money/baisa.ts'
import { describe, expect, test } from 'vitest'
import { accountName, clearingOf, holdsOf, toAccountRow, walletOf } from './account.ts'
import { checkMoves } from './transaction.ts'

const wallet = walletOf(7)
const sales = { kind: 'sales' } as const

describe('the moves of a transaction', () => {
  test('may go from one account to others', () => {
    const moves = [
      { account: wallet, amount: baisa(-1_500) },
      { account: sales, amount: baisa(1_499) },
      { account: { kind: 'rounding' } as const, amount: baisa(1) },
    ]
    expect(() => checkMoves(moves)).not.toThrow()
  })

  test.each([
    ['lose money', [wallet, -1_500], [sales, 1_499], 'leave -1 baisa'],
    ['invent money', [wallet, 1_500], [sales, -1_499], 'leave 1 baisa'],
    ['move nothing', [wallet, 0], [sales, 0], 'empty amounts'],
    ['go from an account to itself', [wallet, -1], [walletOf(7), 1], 'two different accounts'],
  ] as const)('may not %s', (_case, [one, oneAmount], [other, otherAmount], message) => {
    const moves = [
      { account: one, amount: baisa(oneAmount) },
      { account: other, amount: baisa(otherAmount) },
    ]
    expect(() => checkMoves(moves)).toThrow(message)
  })
})

test('every account has one name, and customers own theirs', () => {
  const accounts = [wallet, holdsOf(7), clearingOf('sandbox'), sales]
  expect(accounts.map(accountName)).toEqual(['wallet:7', 'holds:7', 'clearing:sandbox', 'sales'])
  expect(accounts.map((account) => toAccountRow(account).customerId)).toEqual([7, 7, null, null])
})
