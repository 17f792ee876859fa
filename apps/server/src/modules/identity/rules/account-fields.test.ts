import { describe, expect, test } from 'vitest'
import { checkAccountFields } from './account-fields.ts'

describe('checkAccountFields', () => {
  test.each(['سالم', 'Al-Harthy', "O'Neil", 'J. R.', 'José'])('%s is a name', (firstName) => {
    expect(checkAccountFields({ firstName })).toMatchObject({ ok: true })
  })

  test.each([
    [{ firstName: '' }, 'FIRST_NAME_REQUIRED'],
    [{ firstName: '123' }, 'FIRST_NAME_INVALID'],
    [{ lastName: '<script>' }, 'LAST_NAME_INVALID'],
    [{ lastName: 'a'.repeat(17) }, 'LAST_NAME_INVALID'],
    [{ metadata: { email: 'x' } }, 'EMAIL_INVALID'],
    [{ metadata: { 'a key': 'x' } }, 'METADATA_INVALID'],
    [{ metadata: { key: 'x'.repeat(1001) } }, 'METADATA_INVALID'],
  ])('%o is refused', (fields, code) => {
    expect(checkAccountFields(fields)).toMatchObject({ ok: false, code })
  })
})
