import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

/** The checkout's total as the shop answered it, in rial. */
export type CheckoutState = { totalPrice: { gross: { amount: number } } }

export const checkoutStore = createGroup<CheckoutState>(
  { totalPrice: { gross: { amount: 0 } } },
  { isPrivate: true },
)

export function useCheckout<Value>(select: (checkout: CheckoutState) => Value): Value {
  return useStore(checkoutStore, select)
}
