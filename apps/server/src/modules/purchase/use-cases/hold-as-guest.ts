import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { attachGuest, type Checkout, checkFulfilment } from '#modules/checkout/index.ts'
import { openGuestAccount } from '#modules/identity/index.ts'

type Deps = Parameters<typeof attachGuest>[0] & Parameters<typeof openGuestAccount>[0]

/**
 * Has a visitor's checkout held by the account of its e-mail, from the moment at which its payment begins. Guests have
 * no codes, gift cards or wallet: those are counted by customer, and an e-mail that nobody has confirmed is no customer.
 */
export async function holdAsGuest(
  deps: Deps,
  checkout: Checkout,
  address: string,
): Promise<Outcome<{ checkout: Checkout; customerId: number }>> {
  const ready = readyForGuest(checkout)
  if (!ready.ok) return ready
  const { email, language, billingAddress } = checkout
  const { firstName = '', lastName = '' } = billingAddress ?? {}
  const account = await openGuestAccount(deps, { email, firstName, lastName, language }, address)
  if (!account.ok) return account
  const customerId = account.value
  const isHeld =
    checkout.customerId === customerId && checkout.heldUntil && checkout.heldUntil > deps.clock.now()
  if (isHeld) return ok({ checkout, customerId })
  const held = await attachGuest(deps, checkout, customerId)
  return held.ok ? ok({ checkout: held.value, customerId }) : held
}

/** Whether a guest could pay for this now; a refusal says the first thing that is missing, in Saleor's order. */
export function readyForGuest(checkout: Checkout): Outcome<Checkout> {
  const { email, lines, discounts } = checkout
  if (!email) return refuse('EMAIL_NOT_SET', { field: 'email' })
  if (lines.length === 0) return refuse('NO_LINES', { field: 'lines' })
  const possible = checkFulfilment(checkout)
  if (!possible.ok) return possible
  return discounts.length > 0 ? refuse('GUEST_CODE', { field: 'promoCode' }) : ok(checkout)
}
