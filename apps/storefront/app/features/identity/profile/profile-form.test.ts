import { expect, test } from 'vitest'
import { changedFields, findProfileProblems, type ProfileValues } from './profile-form.ts'

const stored: ProfileValues = {
  first_name: 'Salim',
  last_name: 'Al-Harthy',
  email: 'salim@example.om',
  nid: '••••5678',
  credit_card: '',
}

test('[PROF-02] [PROF-03] [PROF-04] names are needed, and an e-mail address has to be one when it is given', () => {
  expect(findProfileProblems(stored)).toEqual({})
  expect(findProfileProblems({ ...stored, email: '' })).toEqual({})
  expect(findProfileProblems({ ...stored, first_name: ' ', last_name: '', email: 'a b@c.om' })).toEqual({
    first_name: 'FIRST_NAME_REQUIRED',
    last_name: 'LAST_NAME_REQUIRED',
    email: 'EMAIL_INVALID',
  })
  expect(findProfileProblems({ ...stored, first_name: '<b>', last_name: '7' })).toEqual({
    first_name: 'FIRST_NAME_INVALID',
    last_name: 'LAST_NAME_INVALID',
  })
})

test('[PROF-05] spaces around a value are no change, and a masked number is sent only when it was written anew', () => {
  expect(changedFields(stored, { ...stored, first_name: 'Salim ' })).toEqual({})
  expect(changedFields(stored, { ...stored, nid: '12345678', email: '' })).toEqual({
    nid: '12345678',
    email: '',
  })
})
