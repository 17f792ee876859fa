import type { Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'
import { askForCode } from '../../e2e/fixtures/login-parts.ts'
import { confirmBooking } from '../../e2e/fixtures/payment-parts.ts'
import { newNumber } from '../../e2e/fixtures/sign-in.ts'
import type { lookedUp } from './looked-up.ts'
import {
  chooseReason,
  openCarPicker,
  openFilters,
  openMove,
  openNewTimes,
  openOwnAddress,
  openPhoneChange,
  openPicker,
  openReasons,
  openRemoval,
  openSideMenu,
  openSort,
  openTimes,
  openTopUp,
  paid,
  pressMove,
} from './open-dialogs.ts'
import type { ShownShop } from './shown-shop.ts'
import {
  confirmPlace,
  keepWaiting,
  openAnnouncement,
  removeFromCart,
  signInToPay,
  startTour,
} from './states-of-a-visit.ts'

/** A screen to look at: where it is, who looks at it with what in the cart and, for some, what to do before the picture is taken. */
export type Screen = {
  name: string
  /** As apps/storefront/app/routes.ts has it; the home page has none. */
  route: string
  path: string | ((shop: ShownShop) => string)
  /** `regular` has bought before, `new` signs in for this picture. */
  customer?: 'regular' | 'new'
  hasCart?: boolean
  isFirstVisit?: boolean
  /** Follows the shop's events without a customer, too. */
  isLive?: boolean
  /** Calls of the API that have their answers here: whatever needs an event long ago. */
  answers?: Readonly<Record<string, keyof typeof lookedUp>>
  prepare?(page: Page, t: Translate): Promise<unknown>
  /** As long as the page is, though something was done before; a dialog is as high as the screen. */
  isWhole?: boolean
}

export const screens: readonly Screen[] = [
  { name: 'home', route: '', path: '' },
  { name: 'location-dialog', route: '', path: '', isFirstVisit: true },
  { name: 'tour-offer', route: '', path: '', isFirstVisit: true, prepare: confirmPlace },
  { name: 'welcome-tour', route: '', path: '', isFirstVisit: true, prepare: startTour },
  { name: 'announcement', route: '', path: '/nowhere/', prepare: openAnnouncement },
  { name: 'side-menu', route: '*', path: '/nowhere/', prepare: openSideMenu },
  { name: 'listing', route: 'products', path: '/products/?category=Engine%20oil' },
  { name: 'filters', route: 'products', path: '/products/?category=Engine%20oil', prepare: openFilters },
  { name: 'sort', route: 'products', path: '/products/?category=Engine%20oil', prepare: openSort },
  { name: 'choose-car', route: 'products', path: '/products/?category=Engine%20oil', prepare: openCarPicker },
  { name: 'search', route: 'search', path: '/search?q=5w30' },
  { name: 'no-results', route: 'search', path: '/search?q=zeppelin' },
  { name: 'product', route: 'product/:id', path: ({ productId }) => `/product/${productId}/` },
  { name: 'empty-cart', route: 'cart', path: '/cart/' },
  { name: 'cart', route: 'cart', path: '/cart/', hasCart: true },
  { name: 'toast', route: 'cart', path: '/cart/', hasCart: true, prepare: removeFromCart },
  { name: 'booking', route: 'booking', path: '/booking/', hasCart: true },
  { name: 'sign-in-to-pay', route: 'login', path: '/booking/', hasCart: true, prepare: signInToPay },
  {
    name: 'centre-picker',
    route: 'booking',
    path: '/booking/',
    hasCart: true,
    isLive: true,
    prepare: openPicker,
  },
  {
    name: 'time-picker',
    route: 'booking',
    path: '/booking/',
    hasCart: true,
    isLive: true,
    prepare: openTimes,
  },
  {
    name: 'home-address',
    route: 'booking',
    path: '/booking/',
    hasCart: true,
    isLive: true,
    prepare: openOwnAddress,
  },
  {
    name: 'payment',
    route: 'payment',
    path: '/booking/',
    hasCart: true,
    customer: 'new',
    prepare: confirmBooking,
    isWhole: true,
  },
  {
    name: 'payment-done',
    route: 'payment/done',
    path: '/booking/',
    hasCart: true,
    customer: 'new',
    prepare: paid('pay'),
    isWhole: true,
  },
  {
    name: 'payment-error',
    route: 'payment/error',
    path: '/booking/',
    hasCart: true,
    customer: 'new',
    prepare: paid('decline'),
  },
  {
    name: 'payment-cancelled',
    route: 'payment/cancel',
    path: '/booking/',
    hasCart: true,
    customer: 'new',
    prepare: paid('cancel'),
  },
  { name: 'orders', route: 'my-orders', path: '/my-orders', customer: 'regular' },
  { name: 'empty-orders', route: 'my-orders', path: '/my-orders', customer: 'new' },
  {
    name: 'order',
    route: 'my-order/:id',
    path: ({ orderId }) => `/my-order/${orderId}`,
    customer: 'regular',
  },
  {
    name: 'move-visit',
    route: 'my-order/:id',
    path: '/booking/',
    hasCart: true,
    customer: 'new',
    prepare: openMove,
  },
  {
    name: 'no-other-time',
    route: 'my-order/:id',
    path: ({ orderId }) => `/my-order/${orderId}`,
    customer: 'regular',
    prepare: pressMove,
  },
  {
    name: 'move-visit-time',
    route: 'my-order/:id',
    path: '/booking/',
    hasCart: true,
    customer: 'new',
    prepare: openNewTimes,
  },
  {
    name: 'unpaid-order',
    route: 'my-order/:id',
    path: ({ draftId }) => `/my-order/${draftId}`,
    customer: 'regular',
  },
  {
    name: 'remove-draft',
    route: 'my-order/:id',
    path: ({ draftId }) => `/my-order/${draftId}`,
    customer: 'regular',
    prepare: openRemoval,
  },
  {
    name: 'invoice',
    route: 'my-order/:id/invoice',
    path: ({ orderId }) => `/my-order/${orderId}/invoice`,
    customer: 'regular',
  },
  { name: 'returns', route: 'returnable-orders', path: '/returnable-orders', customer: 'regular' },
  {
    name: 'return',
    route: 'return/:id',
    path: ({ returnableId }) => `/return/${returnableId}`,
    customer: 'regular',
  },
  {
    name: 'return-reason',
    route: 'return/:id',
    path: ({ returnableId }) => `/return/${returnableId}`,
    customer: 'regular',
    prepare: openReasons,
  },
  {
    name: 'return-code',
    route: 'return/:id',
    path: ({ returnableId }) => `/return/${returnableId}`,
    customer: 'regular',
    prepare: chooseReason,
  },
  {
    name: 'return-goods',
    route: 'return/:id',
    path: ({ goodsId }) => `/return/${goodsId}`,
    customer: 'regular',
  },
  {
    name: 'return-goods-reason',
    route: 'return/:id',
    path: ({ goodsId }) => `/return/${goodsId}`,
    customer: 'regular',
    prepare: openReasons,
  },
  { name: 'closed-visit', route: 'closed-visit', path: '/closed-visit?token=over' },
  {
    name: 'open-closed-visit',
    route: 'closed-visit',
    path: '/closed-visit?token=open',
    answers: { '/closed-visits/': 'closedVisit' },
  },
  { name: 'survey', route: 'survey', path: '/survey?token=over' },
  {
    name: 'open-survey',
    route: 'survey',
    path: '/survey?token=open',
    answers: { '/rates/survey/': 'survey' },
  },
  { name: 'my-cars', route: 'my-cars/:action?/:id?', path: '/my-cars/', customer: 'regular' },
  { name: 'empty-cars', route: 'my-cars/:action?/:id?', path: '/my-cars/', customer: 'new' },
  { name: 'new-car', route: 'my-cars/:action?/:id?', path: '/my-cars/add/', customer: 'regular' },
  { name: 'profile', route: 'profile', path: '/profile/', customer: 'regular' },
  { name: 'profile-edit', route: 'profile/edit', path: '/profile/edit/', customer: 'regular' },
  {
    name: 'phone-change',
    route: 'profile/edit',
    path: '/profile/edit/',
    customer: 'regular',
    prepare: openPhoneChange,
  },
  {
    name: 'bill',
    route: 'profile/bills/:code',
    path: '/profile/bills/DEM0000000000012/',
    customer: 'regular',
  },
  { name: 'addresses', route: 'address/:route', path: '/address/list/', customer: 'regular' },
  { name: 'empty-addresses', route: 'address/:route', path: '/address/list/', customer: 'new' },
  { name: 'new-address', route: 'address/:route', path: '/address/add/', customer: 'regular' },
  { name: 'wallet', route: 'wallet', path: '/wallet', customer: 'regular' },
  { name: 'empty-wallet', route: 'wallet', path: '/wallet', customer: 'new' },
  { name: 'top-up', route: 'wallet', path: '/wallet', customer: 'regular', prepare: openTopUp },
  { name: 'notifications', route: 'notifications', path: '/notifications', customer: 'regular' },
  { name: 'empty-notifications', route: 'notifications', path: '/notifications', customer: 'new' },
  { name: 'sign-in', route: 'login', path: '/login' },
  {
    name: 'one-time-code',
    route: 'verify-otp',
    path: '/login',
    prepare: (page, t) => askForCode(page, t, newNumber()),
  },
  { name: 'register', route: 'register', path: '/register' },
  { name: 'sign-in-by-email', route: 'register', path: '/register?step=sign-in' },
  { name: 'forgotten-password', route: 'register', path: '/register?step=forgotten' },
  { name: 'invite-friends', route: 'referral', path: '/referral', customer: 'regular' },
  { name: 'invited', route: 'referred-login', path: '/referred-login' },
  { name: 'driver-campaign', route: 'bima', path: '/bima' },
  { name: 'store-edit', route: 'store/edit', path: '/store/edit/' },
  { name: 'promotion', route: 'promotion/*', path: '/promotion/' },
  { name: 'support', route: 'support', path: '/support/' },
  { name: 'service-centres', route: 'service-centers', path: '/service-centers/' },
  { name: 'centres-of-service', route: 'service-centers/list/:id', path: '/service-centers/list/1/' },
  { name: 'insurance', route: 'insurance', path: '/insurance' },
  { name: 'terms', route: 'terms-and-policy', path: '/terms-and-policy/' },
  { name: 'offline', route: 'offline', path: '/offline', prepare: keepWaiting },
  { name: 'not-found', route: '*', path: '/nowhere' },
  { name: 'high-traffic', route: 'high-traffic', path: '/high-traffic', prepare: keepWaiting },
]
