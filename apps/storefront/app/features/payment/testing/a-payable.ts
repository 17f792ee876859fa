import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Payable } from '../payment-calls.ts'

/** Oil at a centre with its fee, one way to pay, an empty wallet and an account without names. */
export function aPayable(change: Partial<Payable> = {}): Payable {
  return {
    id: 'checkout-1',
    heldUntil: null,
    total: baisa(18_900),
    tax: baisa(900),
    lines: [
      { id: 'oil', name: 'Motor oil 5W-30 · 4 L', quantity: 2, total: baisa(17_400) },
      { id: 'fee', name: 'Service fee', quantity: 1, total: baisa(1_500) },
    ],
    showsTax: true,
    discounts: [],
    asked: [
      { name: 'firstName', isRequired: true },
      { name: 'lastName', isRequired: true },
      { name: 'email', isRequired: false },
    ],
    account: { firstName: '', lastName: '', email: '' },
    visits: [],
    billingAddress: { streetAddress1: 'Ghala', city: 'MUSCAT' },
    options: [{ id: 'sandbox', name: 'Card', logo: '', feePercentage: 0 }],
    wallet: { balance: baisa(0), feePercentage: 0 },
    ...change,
  }
}
