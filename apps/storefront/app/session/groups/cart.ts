import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

/** A line of the cart. Field names are the shop's contract, amounts are baisa. */
export type CartLine = {
  /** The product's id. */
  id: string
  variantId: string
  name: string
  quantity: number
  price: number
  payable_amount: number
  discount_amount: number
  discount_percentage: number
  tax: number
  img: string
  bundle: BundlePart[]
  /** The booking as key and value pairs; empty until one is made. */
  metadata: MetadataPair[]
  serviceMetadata: { free_gift?: string } | null
  error: string | null
}

export type BundlePart = { product_id: string; quantity: number }

export type MetadataPair = { key: string; value: string }

export type CartTotals = {
  total_amount: number
  total_quantity: number
  payable_amount: number
  discount_amount: number
  tax_amount: number
  service_fee: number
  total_usable_credit: number
  wallet_amount: number
}

export type CartState = { lines: CartLine[]; totals: CartTotals }

export const initialCart: CartState = {
  lines: [],
  totals: {
    total_amount: 0,
    total_quantity: 0,
    payable_amount: 0,
    discount_amount: 0,
    tax_amount: 0,
    service_fee: 0,
    total_usable_credit: 0,
    wallet_amount: 0,
  },
}

export const cartStore = createGroup(initialCart)

export function useCart<Value>(select: (cart: CartState) => Value): Value {
  return useStore(cartStore, select)
}

/** Lines and totals always change together, so that no screen shows the one without the other. */
export function setLines(lines: CartLine[], totals: CartTotals): void {
  cartStore.setState({ lines, totals })
}

export function clearCart(): void {
  cartStore.setState(initialCart)
}
