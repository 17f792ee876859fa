import { type CartTotals, cartStore } from './groups/cart.ts'
import { type CartData, initialLogin, type LoginState, loginStore } from './groups/login.ts'

/** Writes the cart's totals and the wallet's part of them into the login group, whenever either of them changes. */
export function watchCart(): void {
  cartStore.subscribe(copyTotals)
  // Logging out forgets them, and another tab may bring older ones.
  loginStore.subscribe(copyTotals)
  copyTotals()
}

function copyTotals(): void {
  const login = loginStore.getState()
  const data = withWallet(pick(cartStore.getState().totals), login)
  if (!isSame(login.cart_data, data)) loginStore.setState({ cart_data: data })
}

/** In the order of the group, so that two tabs store the same text. */
function pick(totals: CartTotals): CartData {
  const fields = Object.keys(initialLogin.cart_data) as (keyof CartData)[]
  return Object.fromEntries(fields.map((field) => [field, totals[field]])) as CartData
}

/** The credit that is left and the part that the cart has taken of it are the wallet. */
function withWallet(
  data: CartData,
  { credit, cart_credit }: Pick<LoginState, 'credit' | 'cart_credit'>,
): CartData {
  return {
    ...data,
    total_usable_credit: Math.min(credit + cart_credit, data.payable_amount),
    wallet_amount: Math.min(cart_credit, data.payable_amount),
  }
}

function isSame(one: CartData, other: CartData): boolean {
  return (Object.keys(other) as (keyof CartData)[]).every((field) => one[field] === other[field])
}
