import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { pageParameters } from './page-parameters.ts'

test.each([
  ['/en', ['category', 'cat']],
  ['/ar/', ['category', 'cat']],
  ['/en.data', ['category', 'cat']],
  ['/en/products/', ['category', 'cat', 'sort', 'car']],
  ['/ar/products.data', ['category', 'cat', 'sort', 'car']],
  ['/ar/search', ['q', 'car']],
  ['/en/product/UHJvZHVjdDox/', ['variant']],
  ['/en/product/UHJvZHVjdDox/more', []],
  ['/en/no-such-page', []],
  ['/english', []],
  ['/en/constructor', []],
])('the parameters of %s', (pathname, names) => {
  expect(pageParameters(pathname).names).toEqual(names)
})

test('only a listing has filters', () => {
  expect(pageParameters('/en/products/').hasFilters).toBe(true)
  expect(pageParameters('/en/search').hasFilters).toBeUndefined()
})

/** Pages for one person. The sign-in itself is the same for everybody. */
const privatePages = [
  'verify-otp',
  'register',
  'my-cars/:action?/:id?',
  'profile',
  'profile/edit',
  'profile/bills/:code',
  'address/:route',
  'booking',
  'payment',
  'wallet',
  'referral',
  'my-orders',
  'my-order/:id',
  'my-order/:id/invoice',
  'returnable-orders',
  'return/:id',
  'survey',
  'closed-visit',
  'driver-visits',
  'notifications',
  'payment',
  'payment/result',
  'payment/done',
  'payment/success',
  'payment/error',
  'payment/cancel',
]

test.each(
  routes
    .flatMap(({ children = [] }) => children)
    .map(({ path = '' }) => path)
    .filter((path) => path !== '*' && !privatePages.includes(path)),
)('the page "%s" of the route table is public', (path) => {
  const pathname = `/en/${path.replace(/:\w+/g, 'UHJvZHVjdDox').replace('*', 'oil/summer')}`
  for (const form of [pathname, `${pathname}/`, `${pathname}.data`])
    expect([form, pageParameters(form).isPrivate]).toEqual([form, false])
})

test.each([
  ...privatePages,
  'payment/',
  'payment/done/',
  'wallet/',
  'my-orders',
  'my-order/T3JkZXI6MQ==',
  'notifications',
  'address/list/',
  'profile/edit/',
  'my-cars/',
  'no-such-page',
  '%70roducts',
  'products/../profile',
])('the page "%s" is private', (path) => {
  expect(pageParameters(`/en/${path}`).isPrivate).toBe(true)
  expect(pageParameters(`/ar/${path.replace(/\/$/, '')}.data`).isPrivate).toBe(true)
})
