import { expect, test } from 'vitest'
import { chooseService } from './choose-service.ts'

const sms = { value: 'sms', isDefault: false }
const whatsapp = { value: 'whatsapp', isDefault: true }

test('[AUTH-26] the service used last is used again', () => {
  expect(chooseService([sms, whatsapp], 'sms')).toBe(sms)
})

test('[AUTH-27] with none used before, the default one', () => {
  expect(chooseService([sms, whatsapp], '')).toBe(whatsapp)
})

test('[AUTH-28] with none used before and no default, the first', () => {
  expect(chooseService([sms, { ...whatsapp, isDefault: false }], '')).toBe(sms)
})

test('[AUTH-30] one that is no longer offered counts as never used', () => {
  expect(chooseService([sms, whatsapp], 'telegram')).toBe(whatsapp)
  expect(chooseService([], 'sms')).toBeUndefined()
})
