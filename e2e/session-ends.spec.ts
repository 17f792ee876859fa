import { booked, bottomCart, test } from './fixtures/cart-test.ts'
import { storeCart } from './fixtures/filled-cart.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

const tokensOf = () => JSON.parse(localStorage.getItem('warsha:login') ?? '{}').state

test('a token that is not accepted is renewed while the customer goes on', {
  tag: '@one-language',
}, async ({ page, open, lang, request }) => {
  const signedIn = await signInByApi(request)
  await openAs(page, { ...signedIn, token: 'unreadable' })
  await open('/notification')
  await expect.poll(() => page.evaluate(tokensOf).then(({ token }) => token.split('.').length)).toBe(3)
  expect(await page.evaluate(tokensOf)).toMatchObject({ is_login: true })
  await expect(page).toHaveURL(new RegExp(`/${lang}/notification`))
})

test('[AUTH-66] a session that cannot be renewed ends: signed out, home, and the cart is still there', {
  tag: '@one-language',
}, async ({ page, context, open, lang, t, request, oil }) => {
  await storeCart(context, booked(oil, 1000))
  const { userId, phoneNumber } = await signInByApi(request)
  await openAs(page, { token: 'unreadable', refreshToken: 'unreadable', userId, phoneNumber })
  await open('/my-orders')
  await expect(page).toHaveURL(`/${lang}`)
  await expect(bottomCart(page, t)).toContainText('1')
  await expect
    .poll(() => page.evaluate(tokensOf))
    .toMatchObject({ is_login: false, token: '', refreshToken: '' })
  expect(await page.evaluate(() => localStorage.getItem('warsha:cart'))).toContain('delivery_date')
})
