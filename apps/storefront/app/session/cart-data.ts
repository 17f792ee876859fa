import { type CartTotals, cartStore } from './groups/cart.ts'
import { type CartData, initialLogin, loginStore } from './groups/login.ts'

/** Writes the cart's totals into the login group, now and whenever either of them changes. */
export function followCart(): void {
  cartStore.subscribe(copyTotals)
  // Logging out forgets them, and another tab may bring older ones.
  loginStore.subscribe(copyTotals)
  copyTotals()
}

function copyTotals(): void {
  const data = pick(cartStore.getState().totals)
  if (!isSame(loginStore.getState().cart_data, data)) loginStore.setState({ cart_data: data })
}

/** In the order of the group, so that two tabs store the same text. */
function pick(totals: CartTotals): CartData {
  const fields = Object.keys(initialLogin.cart_data) as (keyof CartData)[]
  return Object.fromEntries(fields.map((field) => [field, totals[field]])) as CartData
}

function isSame(one: CartData, other: CartData): boolean {
  return (Object.keys(other) as (keyof CartData)[]).every((field) => one[field] === other[field])
}
