import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as actions from '../session-actions.ts'
import { logouts, setPlace, storeLoginResult } from '../session-actions.ts'
import { openBrowser } from '../testing/fake-browser.ts'
import { addressDialogStore, initialAddressDialog } from './address-dialog.ts'
import { attributesStore } from './attributes.ts'
import { cartStore, clearCart, initialCart, setLines } from './cart.ts'
import { categoryStore } from './category.ts'
import { checkoutStore } from './checkout.ts'
import { initialLogin, loginStore } from './login.ts'
import {
  addNotification,
  hasUnseen,
  markNotificationSeen,
  notificationListStore,
  removeNotification,
  type ShopNotification,
  setNotifications,
} from './notification-list.ts'
import { otpStore } from './otp.ts'
import { popupStore } from './popup.ts'

beforeEach(() => {
  openBrowser()
  loginStore.setState(initialLogin, true)
  cartStore.setState(initialCart, true)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('[STATE-01] the login group has exactly the fields of the contract', () => {
  const fields =
    'credit cart_credit user_id token refreshToken first_name last_name email emailAddress phone_number country_code ' +
    'country_id country_name state_id state_name state_slug discount_code checkoutId transactionId is_login seenTour ' +
    'cart_data'
  expect(Object.keys(loginStore.getState()).sort()).toEqual(fields.split(' ').sort())
})

test('cart_data has exactly the totals of the contract', () => {
  const fields =
    'total_amount total_quantity payable_amount discount_amount total_usable_credit tax_amount wallet_amount'
  expect(Object.keys(loginStore.getState().cart_data).sort()).toEqual(fields.split(' ').sort())
})

test('[STATE-03] emailAddress comes from the metadata, apart from the account e-mail', () => {
  storeLoginResult(aLoginResult({ metadata: [{ key: 'email', value: 'salim@shop.test' }] }))
  expect(loginStore.getState()).toMatchObject({
    email: '96890000001@phone.invalid',
    emailAddress: 'salim@shop.test',
  })
})

test('[STATE-03] without that metadata emailAddress is empty, whatever the account e-mail is', () => {
  storeLoginResult(aLoginResult({ metadata: [{ key: 'ref', value: 'x' }] }))
  expect(loginStore.getState()).toMatchObject({ email: '96890000001@phone.invalid', emailAddress: '' })
})

test('[CART-06] the cart group has lines and the eight totals of the contract', () => {
  const fields =
    'total_amount total_quantity payable_amount discount_amount tax_amount service_fee total_usable_credit wallet_amount'
  expect(cartStore.getState().lines).toEqual([])
  expect(Object.keys(cartStore.getState().totals).sort()).toEqual(fields.split(' ').sort())
})

test('lines and totals of the cart change together, in one step', () => {
  const seen: number[][] = []
  const stop = cartStore.subscribe(({ lines, totals }) => seen.push([lines.length, totals.total_quantity]))
  setLines([], { ...initialCart.totals, total_quantity: 4 })
  clearCart()
  stop()
  expect(seen).toEqual([
    [0, 4],
    [0, 0],
  ])
})

test('[STATE-06] the checkout group keeps the gross total', () => {
  expect(checkoutStore.getState()).toEqual({ totalPrice: { gross: { amount: 0 } } })
})

test('[STATE-07] the category group keeps activeCategory', () => {
  expect(categoryStore.getState()).toEqual({ activeCategory: '' })
})

test('[STATE-08] the popup group keeps seenPopup', () => {
  expect(popupStore.getState()).toEqual({ seenPopup: false })
})

test('[STATE-09] the attributes group keeps list and init', () => {
  expect(attributesStore.getState()).toEqual({ list: [], init: false })
})

test('[STATE-10] [NOTIF-07] the notification list is set, gets one at its front, marks one seen and removes one', () => {
  setNotifications([aNotification('1')])
  addNotification(aNotification('2'))
  markNotificationSeen('1')
  expect(listed()).toEqual([
    ['2', false],
    ['1', true],
  ])
  addNotification(aNotification('1'))
  expect(listed()).toEqual([
    ['1', false],
    ['2', false],
  ])
  removeNotification('2')
  expect(listed()).toEqual([['1', false]])
})

test('the bell is lit while anything is unseen, listed or older', () => {
  const isLit = () => hasUnseen(notificationListStore.getState())
  setNotifications([])
  expect(isLit()).toBe(false)
  setNotifications([aNotification('1')])
  expect(isLit()).toBe(true)
  markNotificationSeen('1')
  expect(isLit()).toBe(false)
  setNotifications([], { olderUnseen: 1, hasMore: true })
  expect(isLit()).toBe(true)
})

test('[STATE-11] the address dialog keeps its status, both dialogs and the address', () => {
  expect(addressDialogStore.getState()).toEqual({
    status: 'closed',
    mapModalOpen: false,
    formModalOpen: false,
    address: {
      streetAddress1: '',
      streetAddress2: '',
      postalCode: '',
      city: '',
      country: '',
      countryArea: '',
      location: null,
    },
  })
})

test('[STATE-12] the otp group keeps otpService', () => {
  expect(otpStore.getState()).toEqual({ otpService: '' })
})

test('[AUTH-55] entering the phone stores it before any code is checked', () => {
  actions.rememberPhone({ country_code: '+968', phone_number: '90000001' })
  expect(loginStore.getState()).toMatchObject({
    country_code: '+968',
    phone_number: '90000001',
    is_login: false,
  })
})

test('[AUTH-56] [AUTH-57] the login answer stores tokens and user; only the final step signs in', () => {
  storeLoginResult(aLoginResult({}))
  expect(loginStore.getState()).toMatchObject({
    token: 'access',
    refreshToken: 'refresh',
    user_id: 'VXNlcjox',
    first_name: 'Salim',
    last_name: 'Al Harthy',
    is_login: false,
  })
  actions.finishLogin()
  expect(loginStore.getState().is_login).toBe(true)
})

test('[AUTH-61] logging out leaves the place, the tour and the cart, and nothing else', () => {
  const place = {
    country_id: 1,
    country_name: 'Oman',
    state_id: 3,
    state_name: 'Sohar',
    state_slug: 'sohar',
  }
  storeLoginResult(aLoginResult({}))
  actions.finishLogin()
  setPlace(place)
  setLines([], { ...initialCart.totals, total_quantity: 2 })
  loginStore.setState({
    credit: 5_000,
    cart_credit: 100,
    discount_code: 'bima',
    checkoutId: 'Q2hlY2tvdXQ6MQ==',
    transactionId: 't',
    phone_number: '90000001',
    country_code: '+968',
    seenTour: true,
    cart_data: { ...initialLogin.cart_data, wallet_amount: 9 },
  })
  setNotifications([aNotification('1')])
  addressDialogStore.setState({ status: 'edit' })
  const ended: unknown[] = []
  const stop = logouts.on((tokens) => ended.push(tokens))

  actions.logout()
  stop()
  expect(loginStore.getState()).toEqual({ ...initialLogin, ...place, seenTour: true })
  expect(cartStore.getState().totals.total_quantity).toBe(2)
  expect(notificationListStore.getState().notifications).toBeNull()
  expect(addressDialogStore.getState()).toEqual(initialAddressDialog)
  expect(ended).toEqual([{ token: 'access', refreshToken: 'refresh' }])
})

test('[WAL-15] using credit moves an amount to the cart, never more than there is', () => {
  loginStore.setState({ credit: 1_000 })
  actions.spendCredit(400)
  expect(loginStore.getState()).toMatchObject({ credit: 600, cart_credit: 400 })
  actions.spendCredit(9_999)
  expect(loginStore.getState()).toMatchObject({ credit: 0, cart_credit: 1_000 })
})

test('[LOC-12] choosing a place stores its five fields and writes the cookie for the server', () => {
  const { cookies } = openBrowser()
  const place = {
    country_id: 1,
    country_name: 'Oman',
    state_id: 11,
    state_name: 'Muscat',
    state_slug: 'muscat',
  }
  setPlace(place)
  expect(loginStore.getState()).toMatchObject(place)
  expect(cookies).toEqual(['warsha_place=1.11.muscat; Path=/; Max-Age=31536000; SameSite=Lax'])
})

test('on the server, where all requests share the module, a group cannot be changed', () => {
  vi.stubGlobal('document', undefined)
  expect(() => loginStore.setState({ token: 'stolen' })).toThrow('browser only')
  expect(() => storeLoginResult(aLoginResult({}))).toThrow('browser only')
  expect(loginStore.getState()).toEqual(initialLogin)
})

function aLoginResult(user: { metadata?: { key: string; value: string }[] }) {
  return {
    token: 'access',
    refreshToken: 'refresh',
    user: {
      id: 'VXNlcjox',
      email: '96890000001@phone.invalid',
      firstName: 'Salim',
      lastName: 'Al Harthy',
      metadata: [],
      ...user,
    },
  }
}

function aNotification(id: string): ShopNotification {
  return {
    id,
    type: 'ORDER',
    send_time: '2026-11-15T08:00:00Z',
    subject: 'Order received',
    message: '<p>Thank you</p>',
    expires_in: null,
    seen: false,
    image: null,
    link: null,
  }
}

function listed() {
  return notificationListStore.getState().notifications?.map(({ id, seen }) => [id, seen])
}
