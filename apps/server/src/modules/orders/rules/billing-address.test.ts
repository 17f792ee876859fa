import { expect, test } from 'vitest'
import { readBillingAddress } from './billing-address.ts'
import type { Order } from './order.ts'

const centre = { metadata: { address: 'Way 6414', address_en: 'Way 6414', address_ar: 'سكة 6414' } }
const billedAt = (streetAddress1: string) => ({ streetAddress1, city: 'MUSCAT' }) as Order['billingAddress']

test('[UX-121] a centre that stands in for the billing address is read in the language of the reader', () => {
  expect(readBillingAddress(billedAt('Way 6414'), [centre], 'ar')).toEqual(billedAt('سكة 6414'))
  expect(readBillingAddress(billedAt('سكة 6414'), [centre], 'en')).toEqual(billedAt('Way 6414'))
})

test('an own address, and an order from before, stay as they were written', () => {
  expect(readBillingAddress(billedAt('My street 7'), [centre], 'ar')).toEqual(billedAt('My street 7'))
  const before = { metadata: { address: 'Way 6414' } }
  expect(readBillingAddress(billedAt('Way 6414'), [before], 'ar')).toEqual(billedAt('Way 6414'))
  expect(readBillingAddress(null, [centre], 'ar')).toBeNull()
})
