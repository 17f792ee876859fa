import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { describe, expect, test } from 'vitest'
import { bringCheckout } from '#modules/checkout/api/testing/bring-checkout.ts'
import { bookedLine, oil, setStock } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'

// What Saleor 3.23 asks of a checkout before it is an order: graphql/checkout/mutations/checkout_complete.py
// (validate_checkout_addresses) and checkout/checkout_cleaner.py, with their order of checks.

const shop = usePaymentShop('91000961')
const { begin, complete, ordersOf } = purchasesOf(shop)

const home = { country: 'OM', city: 'Muscat', streetAddress1: 'Way 12, House 3' }
const goods = async () => {
  const { variantKey } = await oil(shop.db())
  await setStock(shop.db(), variantKey, 100)
  return { variantId: toGlobalId('ProductVariant', variantKey), quantity: 1, metadata: [] }
}

/** Sets one address of a checkout, and answers it with the errors. */
async function address(kind: 'Billing' | 'Shipping', id: string, given: object, rules: object = {}) {
  const name = `checkout${kind}AddressUpdate`
  const field = `${kind.toLowerCase()}Address`
  const query = `mutation($id: ID!, $address: AddressInput!, $rules: CheckoutAddressValidationRules) {
    ${name}(id: $id, ${field}: $address, validationRules: $rules) {
      checkout { ${field} { city streetAddress1 postalCode countryArea country { code } } }
      errors { code field addressType } } }`
  const variables = { id, address: given, rules }
  const { data } = await ask(shop.shop(), query, { token: shop.token(), variables })
  return { ...data[name], address: data[name].checkout?.[field] }
}

/** Neither paid for nor completed; completing says why. */
async function expectRefused(checkout: { id: string; token: string }, refusal: object) {
  const begun = await begin(checkout.id)
  expect(begun).toMatchObject({ data: null, errors: [{ code: 'INVALID' }] })
  expect(await complete(checkout.id)).toMatchObject({ order: null, errors: [refusal] })
  expect(await ordersOf(checkout.token)).toBe(0)
}

describe('what an order needs', () => {
  test('[GQL-60] goods that are brought: a method, then an address, then a bill', async () => {
    const { checkout } = await shop.create({ lines: [await goods()], billingAddress: null })
    await expectRefused(checkout, { code: 'SHIPPING_METHOD_NOT_SET', field: 'shippingMethod' })
    await bringCheckout(shop.shop(), checkout.id, shop.token())
    await expectRefused(checkout, { code: 'SHIPPING_ADDRESS_NOT_SET', field: 'shippingAddress' })
    await address('Shipping', checkout.id, home)
    await expectRefused(checkout, { code: 'BILLING_ADDRESS_NOT_SET', field: 'billingAddress' })
    await address('Billing', checkout.id, home)
    expect((await complete(checkout.id)).errors).toMatchObject([{ code: 'CHECKOUT_NOT_FULLY_PAID' }])
    expect((await begin(checkout.id)).errors).toEqual([])
  })

  test('[GQL-60] a booked service needs no delivery, and a bill like everything else', async () => {
    const { line } = await bookedLine(shop.db(), { capacity: 5 })
    const { checkout } = await shop.create({ lines: [line], billingAddress: null })
    await expectRefused(checkout, { code: 'BILLING_ADDRESS_NOT_SET', field: 'billingAddress' })
  })

  test('[GQL-60] validationRules let an address in that is checked whole before it is paid for', async () => {
    const { checkout } = await shop.create({ lines: [await goods()], shippingAddress: home })
    const canada = { country: 'CA', city: 'Toronto', streetAddress1: 'King St', countryArea: 'ON' }
    const strict = await address('Billing', checkout.id, canada)
    expect(strict.errors).toEqual([{ code: 'REQUIRED', field: 'postalCode', addressType: 'BILLING' }])
    const loose = await address('Billing', checkout.id, canada, { checkRequiredFields: false })
    expect([loose.errors, loose.address.postalCode]).toEqual([[], ''])
    await expectRefused(checkout, { code: 'REQUIRED', field: 'postalCode' })

    const wrong = { ...canada, postalCode: '12' }
    expect((await address('Billing', checkout.id, wrong)).errors).toMatchObject([{ field: 'postalCode' }])
    const unchecked = await address('Billing', checkout.id, wrong, { checkFieldsFormat: false })
    expect([unchecked.errors, unchecked.address.postalCode]).toEqual([[], '12'])
    await expectRefused(checkout, { code: 'INVALID', field: 'postalCode' })

    const whole = { ...canada, postalCode: 'M5V 2T6' }
    const asWritten = await address('Billing', checkout.id, whole, { enableFieldsNormalization: false })
    expect(asWritten.address).toMatchObject({ city: 'Toronto', countryArea: 'ON', country: { code: 'CA' } })
    expect((await begin(checkout.id)).errors).toEqual([])
  })
})
