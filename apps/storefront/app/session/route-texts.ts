import type { PageDomain } from './common-domains.ts'

/**
 * The texts that pages need beside those of the frame, by the first segment of their path. One list for all routes, so
 * that a page's texts can be fetched together with its code and not after it.
 */
export const routeTexts = {
  home: ['catalogue', 'content', 'home'],
  products: ['catalogue', 'fits', 'listing'],
  product: ['catalogue', 'fits', 'product'],
  search: ['catalogue', 'fits', 'listing'],
  cart: ['cart', 'catalogue', 'fits'],
  booking: ['booking', 'catalogue', 'soonest'],
  payment: ['payment', 'promotions', 'refusals', 'soonest'],
  'payment-end': ['payment'],
  'payment-done': ['orders', 'payment'],
  'my-orders': ['orders', 'returns'],
  'my-order': ['closing', 'orders', 'returns'],
  'driver-visits': ['orders'],
  'my-order-invoice': ['invoices'],
  'returnable-orders': ['returns'],
  return: ['profile', 'refusals', 'returns'],
  survey: ['survey'],
  'closed-visit': ['closing'],
  'my-cars': ['cars'],
  profile: ['login', 'profile', 'refusals'],
  'profile-bill': ['profile'],
  address: ['addresses'],
  wallet: ['wallet'],
  notifications: ['formats', 'notifications', 'orders'],
  store: ['locations'],
  promotion: ['catalogue', 'home', 'listing'],
  'service-centers': ['centres'],
  'service-centers-list': ['centres', 'soonest'],
  insurance: ['insurance'],
  login: ['login', 'refusals'],
  'verify-otp': ['login', 'refusals'],
  referral: ['referral'],
  'referred-login': ['login', 'refusals'],
  register: ['refusals', 'register'],
  bima: ['bima', 'login', 'refusals'],
  support: ['content'],
  'terms-and-policy': ['content'],
} as const satisfies Record<string, readonly PageDomain[]>

export type RouteTexts = Readonly<Record<string, readonly PageDomain[]>>

/** Pages that need no texts of their own have no entry. */
export function textsOfPath(pathWithoutLanguage: string): readonly PageDomain[] {
  const segment = pathWithoutLanguage.split('/')[1] || 'home'
  return segment in routeTexts ? routeTexts[segment as keyof typeof routeTexts] : []
}
