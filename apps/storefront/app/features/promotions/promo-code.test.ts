import { expect, test } from 'vitest'
import { readPromoCode } from './promo-code.ts'

test('[CHK-22] a code is sent in lower case, without what surrounds it', () => {
  expect(readPromoCode(' WelCome10 ')).toBe('welcome10')
  expect(readPromoCode('   ')).toBe('')
})
