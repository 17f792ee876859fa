import { expect, test } from 'vitest'
import { checkBankDetails } from './bank-details.ts'

const right = {
  accountHolder: 'Salma Al Harthy',
  bankName: 'Bank Muscat',
  bankAccount: '0312 0098 7654 3210',
}

test('bank details are stored without spaces in the number', () => {
  expect(checkBankDetails(right)).toEqual({ ok: true, value: { ...right, bankAccount: '0312009876543210' } })
  const iban = checkBankDetails({ ...right, bankAccount: 'om81 0180 0000 0129 9123 456' })
  expect(iban).toMatchObject({ ok: true, value: { bankAccount: 'OM810180000001299123456' } })
  expect(checkBankDetails({ ...right, accountHolder: 'سلمى الحارثي' }).ok).toBe(true)
})

test.each([
  ['account_holder', { accountHolder: ' ' }],
  ['account_holder', { accountHolder: '96890000001' }],
  ['account_holder', { accountHolder: 'x'.repeat(10_000) }],
  ['bank_name', { bankName: '' }],
  ['bank_account', { bankAccount: '12345' }],
  ['bank_account', { bankAccount: 'OM820180000001299123456' }],
  ['bank_account', { bankAccount: 'not a number' }],
  ['bank_account', { bankAccount: '1'.repeat(10_000) }],
])('%s is refused when it is %o', (field, wrong) => {
  expect(checkBankDetails({ ...right, ...wrong })).toMatchObject({ code: 'BANK_DETAILS_INVALID', field })
})
