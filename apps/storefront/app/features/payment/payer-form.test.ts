import { expect, test } from 'vitest'
import { findPayerProblems } from './payer-form.ts'

const names = [
  { name: 'firstName', isRequired: true },
  { name: 'lastName', isRequired: true },
] as const
const nobody = { firstName: '', lastName: ' ', email: '' }

test('what is asked for and required has to be there', () => {
  expect(findPayerProblems(nobody, [...names, { name: 'email', isRequired: false }])).toEqual({
    firstName: 'FIRST_NAME_REQUIRED',
    lastName: 'LAST_NAME_REQUIRED',
  })
  expect(findPayerProblems(nobody, [{ name: 'email', isRequired: true }])).toEqual({
    email: 'EMAIL_REQUIRED',
  })
})

test('what is not asked for is not looked at, and a wrong value is wrong', () => {
  expect(findPayerProblems(nobody, [])).toEqual({})
  const payer = { firstName: 'Salim', lastName: '12', email: 'nothing' }
  expect(findPayerProblems(payer, [...names, { name: 'email', isRequired: false }])).toEqual({
    lastName: 'LAST_NAME_INVALID',
    email: 'EMAIL_INVALID',
  })
})
