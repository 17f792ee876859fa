import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { deletionBalance, findBankProblems, noBank } from './deletion-balance.ts'

const bank = { account_holder: 'Salma Al Harthy', bank_name: 'Bank Muscat', bank_account: '0312 0098 7654' }

test('what is missing for a transfer is found before the shop is asked', () => {
  expect(findBankProblems(bank)).toEqual([])
  expect(findBankProblems(noBank)).toEqual(['account_holder', 'bank_name', 'bank_account'])
  expect(findBankProblems({ ...bank, bank_account: '12' })).toEqual(['bank_account'])
})

test('a balance that is given up is said with its amount and without bank details', () => {
  expect(deletionBalance('give_up', baisa(9_000), bank)).toEqual({ choice: 'give_up', amount: 9, ...noBank })
  expect(deletionBalance('pay_out', baisa(9_500), bank)).toEqual({ choice: 'pay_out', amount: 9.5, ...bank })
})
