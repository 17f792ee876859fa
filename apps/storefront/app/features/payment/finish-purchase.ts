import { isBooked } from '@warsha/contract/cart/booking-actions.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { cartStore, clearCart } from '~/session/groups/cart.ts'
import { checkoutStore } from '~/session/groups/checkout.ts'
import { loginStore } from '~/session/groups/login.ts'
import { localePath } from '~/session/locale-path.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { savePayer } from './save-payer.ts'

/** Bought lines leave the cart, in every tab; names typed at the payment go to the account. */
export function finishPurchase(checkoutId: string): void {
  hasBooked = cartStore.getState().lines.some(isBooked)
  clearCart()
  loginStore.setState({ checkoutId: '', transactionId: '' })
  checkoutStore.setState({ totalPrice: { gross: { amount: 0 } } })
  flushSession()
  // The order stands; a name that could not be saved is asked for again next time.
  savePayer(checkoutId).catch(() => undefined)
}

/** Whether what this page bought last has an appointment; after a reload nobody knows. */
export function hasJustBooked(): boolean {
  return hasBooked
}

let hasBooked = false

/** Facts for the pages after a payment, from the address and nothing else. */
export type PaymentFacts = {
  checkoutId?: string | null
  pspReference?: string | null
  isWalletCharge?: boolean
  orderNumber?: string | null
}

export function donePath(lang: Locale, facts: PaymentFacts): string {
  return localePath(lang, `/payment/done/${queryOf(facts)}`)
}

export function errorPath(lang: Locale, facts: PaymentFacts): string {
  return localePath(lang, `/payment/error/${queryOf(facts)}`)
}

function queryOf({ checkoutId, pspReference, isWalletCharge, orderNumber }: PaymentFacts): string {
  const query = new URLSearchParams()
  if (checkoutId) query.set('checkout_id', checkoutId)
  if (pspReference) query.set('psp_reference', pspReference)
  if (isWalletCharge) query.set('is_wallet_charge', 'true')
  if (orderNumber) query.set('orderNumber', orderNumber)
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** The facts in an address. They steer the page; what is paid the server knows. */
export function readPaymentFacts(query: URLSearchParams): PaymentFacts {
  return {
    checkoutId: query.get('checkout_id'),
    pspReference: query.get('psp_reference')?.slice(0, 200) ?? null,
    isWalletCharge: query.get('is_wallet_charge') === 'true',
    orderNumber: query.get('orderNumber')?.slice(0, 40) ?? null,
  }
}
