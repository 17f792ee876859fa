import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

/** The customer's session and store location. Field names are the shop's contract, amounts are baisa. */
export type LoginState = {
  credit: number
  cart_credit: number
  user_id: string
  token: string
  refreshToken: string
  first_name: string
  last_name: string
  email: string
  /** The address the customer gave; `email` may be a technical one made at the first sign-in. */
  emailAddress: string
  phone_number: string
  country_code: string
  country_id: number | null
  country_name: string
  state_id: number | null
  state_name: string
  state_slug: string
  discount_code: string
  checkoutId: string
  transactionId: string
  is_login: boolean
  seenTour: boolean
  cart_data: CartData
}

export type CartData = {
  total_amount: number
  total_quantity: number
  payable_amount: number
  discount_amount: number
  total_usable_credit: number
  tax_amount: number
  wallet_amount: number
}

/** State that stays on this device after logging out: the store location and having seen the tour. */
const retainedOnLogout = [
  'country_id',
  'country_name',
  'state_id',
  'state_name',
  'state_slug',
  'seenTour',
] as const satisfies (keyof LoginState)[]

export const initialLogin: LoginState = {
  credit: 0,
  cart_credit: 0,
  user_id: '',
  token: '',
  refreshToken: '',
  first_name: '',
  last_name: '',
  email: '',
  emailAddress: '',
  phone_number: '',
  country_code: '',
  country_id: null,
  country_name: '',
  state_id: null,
  state_name: '',
  state_slug: '',
  discount_code: '',
  checkoutId: '',
  transactionId: '',
  is_login: false,
  seenTour: false,
  cart_data: {
    total_amount: 0,
    total_quantity: 0,
    payable_amount: 0,
    discount_amount: 0,
    total_usable_credit: 0,
    tax_amount: 0,
    wallet_amount: 0,
  },
}

export const loginStore = createGroup(initialLogin)

export function useLogin<Value>(select: (login: LoginState) => Value): Value {
  return useStore(loginStore, select)
}

/** The same state as a visitor's, but for what stays on the device. */
export function loggedOut(login: LoginState): LoginState {
  const retained = Object.fromEntries(retainedOnLogout.map((field) => [field, login[field]]))
  return { ...initialLogin, ...retained }
}
