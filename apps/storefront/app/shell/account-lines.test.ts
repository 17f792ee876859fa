import { describe, expect, test } from 'vitest'
import { accountName, accountPhone } from './account-lines.ts'

const customer = {
  is_login: true,
  first_name: 'Salim',
  last_name: 'Al Harthy',
  country_code: '+968',
  phone_number: '92123456',
}

describe('accountName', () => {
  test('[NAV-67] is the customer’s name, and empty when there is none to show', () => {
    expect(accountName(customer)).toBe('Salim Al Harthy')
    expect(accountName({ ...customer, last_name: '' })).toBe('Salim')
    expect(accountName({ ...customer, first_name: '', last_name: '' })).toBe('')
    expect(accountName({ ...customer, is_login: false })).toBe('')
  })
})

describe('accountPhone', () => {
  test('[NAV-68] puts the country code before the number once', () => {
    expect(accountPhone(customer)).toBe('+968 9212 3456')
    expect(accountPhone({ ...customer, country_code: '968' })).toBe('+968 9212 3456')
    expect(accountPhone({ ...customer, phone_number: '+96892123456' })).toBe('+968 9212 3456')
    expect(accountPhone({ ...customer, country_code: '' })).toBe('92123456')
  })
})
