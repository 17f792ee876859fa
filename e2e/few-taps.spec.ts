import type { APIRequestContext, Locator } from '@playwright/test'
import { rememberTour, test } from './fixtures/booking-test.ts'
import { loginForm, verifyForm } from './fixtures/login-parts.ts'
import { paymentForm } from './fixtures/payment-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect } from './fixtures/shop-test.ts'
import { newNumber, openAs, readCode, type SignedIn, signInByCode } from './fixtures/sign-in.ts'

test.use({ place: 'muscat', viewport: { width: 390, height: 844 } })
test.beforeEach(({ context }) => skipGreetings(context))

const once = { tag: '@one-language' }

test(
  '[UX-140] [UX-145] a signed-in customer buys the soonest hour of the service that is booked most with four taps',
  once,
  async ({ page, request, open, lang, t }) => {
    const { tap, taps } = countTaps()
    await openAs(page, await knownCustomer(request, newNumber()))
    await open('/')
    const offer = page.getByRole('region', { name: 'Soonest in Muscat', exact: true })
    await expect(offer).toContainText('Express foam wash')
    await tap(offer.getByRole('button', { name: t('soonest.book') }))
    await expect(page).toHaveURL(`/${lang}/booking/`)
    await tap(page.getByRole('button', { name: t('booking.confirm.label') }).last())
    await expect(page).toHaveURL(`/${lang}/payment/`)
    await tap(paymentForm(page, t).pay)
    await tap(page.getByRole('button', { name: t('demo.gateway.pay') }))
    await expect(page).toHaveURL(/payment\/done\/\?.*orderNumber=\d+/)
    await expect(page.getByRole('heading', { level: 2 })).toContainText(/\d\d:\d\d–\d\d:\d\d/)
    expect(taps()).toBe(4)
  },
)

test(
  '[UX-140] a known customer who signs in on the way buys a card of home with eight taps',
  once,
  async ({ page, context, request, open, lang, t }) => {
    const number = newNumber()
    await knownCustomer(request, number)
    const { tap, taps } = countTaps()
    await context.addInitScript(rememberTour)
    await open('/')
    await tap(
      page
        .getByRole('article')
        .getByRole('button', { name: t('catalogue.product.addToCart') })
        .first(),
    )
    await tap(page.getByRole('button', { name: t('catalogue.product.viewCart') }))
    await expect(page).toHaveURL(`/${lang}/cart/`)
    await tap(page.getByRole('link', { name: t('cart.next') }).last())
    await tap(page.getByRole('button', { name: t('booking.visit.book') }).first())
    await tap(page.getByRole('button', { name: t('booking.confirm.label') }).last())
    const form = loginForm(page, t)
    // Fields that have the focus on arrival need no tap before they are typed into.
    await expect(form.phone).toBeFocused()
    await page.keyboard.type(number)
    await tap(form.submit)
    await page.waitForURL(/\/verify-otp/)
    await expect(verifyForm(page, t).code).toBeFocused()
    // The code is the last thing that is typed: it goes on by itself, to the payment.
    await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`, 2))
    await expect(page).toHaveURL(`/${lang}/payment/`)
    await tap(paymentForm(page, t).pay)
    await tap(page.getByRole('button', { name: t('demo.gateway.pay') }))
    await expect(page).toHaveURL(/payment\/done\/\?.*orderNumber=\d+/)
    expect(taps()).toBe(8)
  },
)

function countTaps(): { tap(target: Locator): Promise<void>; taps(): number } {
  let count = 0
  return {
    tap: async (target) => {
      await target.click()
      count += 1
    },
    taps: () => count,
  }
}

/** Somebody who has bought before: the shop knows the name. */
async function knownCustomer(request: APIRequestContext, number: string): Promise<SignedIn> {
  const customer = await signInByCode(request, number, 'whatsapp')
  const headers = { authorization: `Bearer ${customer.token}` }
  const names = { first_name: 'Salim', last_name: 'Al-Harthy' }
  const answer = await request.put('/api/v1/accounts/user/', { headers, data: names })
  expect(answer.status()).toBe(200)
  return customer
}
