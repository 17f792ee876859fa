import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type AddressRefusal, checkAddress } from '#modules/addresses/index.ts'
import type { CheckoutAddress } from '../rules/checkout.ts'
import {
  type FulfilledCheckout,
  fulfilmentProblem,
  isBrought,
  type FulfilmentProblem as Problem,
} from '../rules/fulfilment-problem.ts'
import { linesOf } from './plan-lines.ts'

export type FulfilmentProblem = Problem | AddressRefusal

/**
 * Whether an order of this checkout could be fulfilled and billed; a refusal names the line or the field. Asked before
 * anything is paid. Addresses that were stored with fewer checks are checked whole.
 */
export function checkFulfilment<Bought extends FulfilledCheckout>(
  checkout: Bought,
): Outcome<Bought, FulfilmentProblem> {
  const found = fulfilmentProblem(checkout)
  if (found) {
    const { params, field } = found.line ? linesOf(found.line) : { params: {}, field: undefined }
    return refuse(found.problem, { field: fields[found.problem] ?? field ?? '', params })
  }
  const { billingAddress, shippingAddress } = checkout
  const shipping = isBrought(checkout) ? check(shippingAddress, 'SHIPPING') : ok(undefined)
  if (!shipping.ok) return shipping
  const billing = check(billingAddress, 'BILLING')
  return billing.ok ? ok(checkout) : billing
}

/** As Saleor names them. */
const fields: Readonly<Partial<Record<Problem, string>>> = {
  SHIPPING_METHOD_NOT_SET: 'shippingMethod',
  ADDRESS_REQUIRED: 'shippingAddress',
  BILLING_ADDRESS_NOT_SET: 'billingAddress',
}

function check(
  address: CheckoutAddress | null,
  addressType: 'BILLING' | 'SHIPPING',
): Outcome<undefined, AddressRefusal> {
  if (!address) return ok(undefined)
  const { metadata: _own, ...fields } = address
  const checked = checkAddress(fields)
  return checked.ok ? ok(undefined) : { ...checked, params: { addressType } }
}
