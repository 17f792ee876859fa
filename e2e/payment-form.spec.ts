import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { test as base } from './fixtures/booking-test.ts'
import {
  askAs,
  confirmAgain,
  confirmBooking,
  paymentForm,
  startCheckout,
  summaryRow,
} from './fixtures/payment-parts.ts'
import { otherLang } from './fixtures/shell-parts.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, type SignedIn, signInByApi } from './fixtures/sign-in.ts'

/** A customer with a checkout that is not paid. */
const test = base.extend<{ customer: SignedIn; checkoutId: string }>({
  customer: async ({ page, request }, use) => {
    const customer = await signInByApi(request)
    await openAs(page, customer)
    await use(customer)
  },
  checkoutId: async ({ page, request, customer, lang, oil: { variantId } }, use) => {
    await use(await startCheckout(page, request, { customer, variantId, lang }))
  },
})

test('[I18N-01] what is wrong is said in the language of the page, and goes when it is put right; what was typed stays', async ({
  page,
  open,
  checkoutId,
  lang,
  t,
}) => {
  expect(checkoutId).not.toBe('')
  await open('/payment/')
  const form = paymentForm(page, t)
  await form.email.fill('nobody')
  await form.pay.click()
  await expect(form.firstName).toHaveAccessibleDescription(t('refusals.FIRST_NAME_REQUIRED'))
  await expect(form.lastName).toHaveAccessibleDescription(t('refusals.LAST_NAME_REQUIRED'))
  await expect(form.email).toHaveAccessibleDescription(new RegExp(t('refusals.EMAIL_INVALID')))

  await form.firstName.fill('Salim')
  await expect(page.getByText(t('refusals.FIRST_NAME_REQUIRED'))).toHaveCount(0)
  await form.email.fill('nobody@example.om')
  await expect(page.getByText(t('refusals.EMAIL_INVALID'))).toHaveCount(0)

  await page.locator(`a[hreflang=${otherLang[lang]}]:visible`).first().click()
  await expect(page).toHaveURL(`/${otherLang[lang]}/payment/`)
  const other = translatorFor(otherLang[lang])
  const inOther = paymentForm(page, other)
  await expect(inOther.lastName).toHaveAccessibleDescription(other('refusals.LAST_NAME_REQUIRED'))
  await expect(page.getByText(t('refusals.LAST_NAME_REQUIRED'))).toHaveCount(0)
  await expect(inOther.firstName).toHaveValue('Salim')

  await page.reload()
  await expect(inOther.firstName).toHaveValue('Salim')
  await expect(inOther.email).toHaveValue('nobody@example.om')
  await expect(page.getByText(other('refusals.LAST_NAME_REQUIRED'))).toHaveCount(0)
})

test('[PAY-04] [PAY-05] the account says which names are locked, and no payment elsewhere replaces them; the order has those of its payment', {
  tag: '@one-language',
}, async ({ page, request, open, customer, checkoutId, t }) => {
  await open('/payment/')
  const form = paymentForm(page, t)
  await expect(form.firstName).toBeEditable()

  const headers = { authorization: `Bearer ${customer.token}` }
  const elsewhere = { first_name: 'Huda', email: 'huda@example.om' }
  const put = (data: object) => request.put('/api/v1/accounts/user/', { data, headers })
  await put(elsewhere)
  await form.firstName.fill('Salim')
  await form.lastName.fill('Al-Harthy')
  await form.email.fill('salim@example.om')
  await form.pay.click()
  await page.getByRole('button', { name: t('demo.gateway.pay') }).click()
  await expect(page.getByRole('heading', { name: t('payment.done.title') })).toBeVisible()
  const read = async () => (await (await request.get('/api/v1/accounts/user/', { headers })).json()).data
  await expect
    .poll(read)
    .toMatchObject({ first_name: 'Huda', last_name: 'Al-Harthy', email: 'huda@example.om' })
  type Bought = { me: { orders: { edges: { node: object }[] } } }
  const names = 'userEmail billingAddress { firstName lastName }'
  const { me } = await askAs<Bought>(
    request,
    customer,
    `{ me { orders(first: 1) { edges { node { checkoutId ${names} } } } } }`,
  )
  expect(me.orders.edges[0]?.node).toEqual({
    checkoutId,
    userEmail: 'salim@example.om',
    billingAddress: { firstName: 'Salim', lastName: 'Al-Harthy' },
  })
})

test('[PAY-04] what the account has is locked on a device that has never heard of it', {
  tag: '@one-language',
}, async ({ page, request, open, customer, checkoutId, t }) => {
  expect(checkoutId).not.toBe('')
  const headers = { authorization: `Bearer ${customer.token}` }
  await request.put('/api/v1/accounts/user/', { data: { first_name: 'Huda' }, headers })
  await open('/payment/')
  const form = paymentForm(page, t)
  await expect(form.firstName).toHaveValue('Huda')
  await expect(form.firstName).not.toBeEditable()
  for (const field of [form.lastName, form.email]) await expect(field).toBeEditable()
})

test('[PAY-09] [PAY-11] the fee of a way to pay is a row, in the total and on the button; the tax is what the total contains', {
  tag: '@one-language',
}, async ({ page, request, open, customer, checkoutId, lang, t }) => {
  await page.route('**/graphql/', async (route) => {
    if (!route.request().postData()?.includes('mutation PaymentOptions')) return route.fallback()
    const text = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'application/json',
      body: text.replace(/("id":"sandbox".*?"fee_percentage":)0/, '$12.5'),
    })
  })
  await open('/payment/')
  const form = paymentForm(page, t)
  type Priced = {
    checkout: { totalPrice: { gross: { amount: number } }; subtotalPrice: { tax: { amount: number } } }
  }
  const query = `{ checkout(id: "${checkoutId}") { totalPrice { gross { amount } } subtotalPrice { tax { amount } } } }`
  const { checkout } = await askAs<Priced>(request, customer, query)
  const [total, tax] = [checkout.totalPrice.gross, checkout.subtotalPrice.tax].map(({ amount }) =>
    Math.round(amount * 1000),
  )
  const fee = Math.round(((total ?? 0) * 2.5) / 100)
  const shown = (amount: number) => formatPrice(baisa(amount), lang).text
  expect([fee, tax].every((amount) => (amount ?? 0) > 0)).toBe(true)
  await expect(page.getByText(t('payment.fee', { percent: '2.5' }))).toBeVisible()
  await expect(summaryRow(form.summary, t('payment.summary.gatewayFee'))).toHaveText(shown(fee))
  await expect(summaryRow(form.summary, t('payment.summary.taxIncluded'))).toHaveText(shown(tax ?? 0))
  await expect(summaryRow(form.summary, t('payment.summary.items'))).toHaveText(shown(total ?? 0))
  await expect(summaryRow(form.summary, t('payment.summary.total'))).toHaveText(shown((total ?? 0) + fee))
  await expect(form.pay).toHaveText(t('payment.pay', { amount: shown((total ?? 0) + fee) }))
})

base.describe('with a booked slot', () => {
  base.beforeEach(async ({ page, request, openBooking, oil }) => {
    await openAs(page, await signInByApi(request))
    await openBooking([oil])
  })

  base(
    '[BOOK-44] [UX-98] the payment says where and when, how long it is reserved, and what a code takes off; then it is free again',
    async ({ page, lang, t, expectAccessible }) => {
      await confirmBooking(page, t)
      const card = page.getByRole('region', { name: t('payment.visit') })
      await expect(card).toContainText(/\d\d:\d\d–\d\d:\d\d/)
      await expect(card.getByRole('listitem')).toHaveCount(1)
      if (lang === 'ar') await expect(card).not.toContainText(/[A-Za-z]{2}/)

      await page.getByLabel(t('promotions.label')).fill('welcome10')
      await page.getByRole('button', { name: t('promotions.apply') }).click()
      const form = paymentForm(page, t)
      const minus = form.summary.locator('bdi[dir=ltr]').filter({ hasText: /^−\d+\.\d{3}$/ })
      await expect(minus).toHaveCount(1)
      const [sign, digit] = await minus.evaluate((amount) => {
        const [text] = amount.childNodes
        return [0, 1].map((at) => {
          const range = document.createRange()
          if (text) range.setStart(text, at)
          if (text) range.setEnd(text, at + 1)
          return range.getBoundingClientRect().left
        })
      })
      expect(sign ?? 0).toBeLessThan(digit ?? 0)
      await expectAccessible()

      const timer = page.getByRole('timer')
      await expect(timer).toHaveText(/^(15:00|14:\d\d|13:\d\d)$/)
      await page.clock.install()
      await page.reload()
      await expect(timer).toHaveText(/^(15:00|1[0-4]:\d\d)$/)
      await page.clock.pauseAt(Date.now() + 1_000)
      const seconds = async () => {
        const [minutes, rest] = ((await timer.textContent()) ?? '').split(':').map(Number)
        return (minutes ?? 0) * 60 + (rest ?? 0)
      }
      await page.clock.runFor(1_000)
      const before = await seconds()
      await page.clock.runFor(7_000)
      expect(await seconds()).toBe(before - 7)
      await page.clock.runFor(15 * 60_000)
      await expect(page).toHaveURL(`/${lang}/booking/`)
      await expect(page.getByText(t('payment.reservationEnded'))).toBeVisible()
    },
  )

  base(
    'Back to the booking loses nothing that was typed',
    { tag: '@one-language' },
    async ({ page, lang, t }) => {
      await confirmBooking(page, t)
      const form = paymentForm(page, t)
      await form.firstName.fill('Salim')
      await form.email.fill('salim@example.om')
      await page.goBack()
      await expect(page).toHaveURL(`/${lang}/booking/`)
      await confirmAgain(page, t)
      await expect(form.firstName).toHaveValue('Salim')
      await expect(form.email).toHaveValue('salim@example.om')
    },
  )
})
