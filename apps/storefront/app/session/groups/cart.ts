import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { type CartTotals, cartTotal } from '@warsha/contract/cart/cart-total.ts'
import type { CartRepair } from '@warsha/contract/cart/repair-cart.ts'
import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

export type { BundlePart, CartLine, MetadataPair } from '@warsha/contract/cart/cart-line.ts'
export type { CartTotals } from '@warsha/contract/cart/cart-total.ts'

export type CartState = { lines: CartLine[]; totals: CartTotals }

export const initialCart: CartState = { lines: [], totals: cartTotal([]) }

export const cartStore = createGroup(initialCart)

export function useCart<Value>(select: (cart: CartState) => Value): Value {
  return useStore(cartStore, select)
}

/** Lines and totals always change together, so that no screen shows the one without the other. */
export function setLines(lines: CartLine[], totals: CartTotals): void {
  cartStore.setState({ lines, totals })
}

/** Lets one of the contract's cart actions happen: `changeLines((lines) => removeProduct(lines, variantId))`. */
export function changeLines(action: (lines: readonly CartLine[]) => CartLine[]): void {
  const lines = action(cartStore.getState().lines)
  setLines(lines, cartTotal(lines))
}

export function clearCart(): void {
  cartStore.setState(initialCart)
}

/** Defects of the stored cart at the start of this visit; shown once, by the cart screen. */
export function takeCartRepairs(): CartRepair[] {
  return repairsToTell.splice(0)
}

export function noteCartRepairs(repairs: readonly CartRepair[]): void {
  repairsToTell.splice(0, repairsToTell.length, ...repairs)
}

const repairsToTell: CartRepair[] = []
