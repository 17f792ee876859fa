import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { RestLegalText } from '@warsha/contract/content/content.rest.ts'
import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { test } from './fixtures/booking-test.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { holdOperation } from './fixtures/listing-test.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test('[UX-158] the message of a booked hour ends with the booking, so that it covers no field of the payment', {
  tag: '@one-language',
}, async ({ page, request, openBooking, oil, lang, t }) => {
  await openAs(page, await signInByApi(request))
  await openBooking([oil])
  await page
    .getByRole('button', { name: t('booking.visit.book') })
    .first()
    .click()
  const [begins = ''] = t('booking.visit.booked', { time: '', centre: '' }).split(':')
  const said = page.getByText(new RegExp(`^${begins}:`))
  await expect(said).toBeVisible()
  await page
    .getByRole('button', { name: t('booking.confirm.label') })
    .last()
    .click()
  await expect(page).toHaveURL(`/${lang}/payment/`)
  await expect(page.getByLabel(t('payment.email'))).toBeVisible()
  expect(await said.count()).toBe(0)
})

test.describe('a customer with a booked hour', () => {
  test.beforeEach(async ({ page, request, openBooking, oil, lang, t }) => {
    await openAs(page, await signInByApi(request))
    await openBooking([oil])
    await page
      .getByRole('button', { name: t('booking.visit.book') })
      .first()
      .click()
    await expect(page.getByText(t('booking.terms.accept'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('booking.terms.read') })).toBeVisible()
    await page
      .getByRole('button', { name: t('booking.confirm.label') })
      .last()
      .click()
    await expect(page).toHaveURL(`/${lang}/payment/`)
  })

  test('[NAV-13] [PAY-01] [PAY-02] [PAY-03] who pays is asked, and what is wrong is said at its field', {
    tag: '@one-language',
  }, async ({ page, t, expectAccessible }) => {
    const form = payment(page, t)
    await form.email.fill('not an address')
    await form.pay.click()
    await expect(page.getByText(t('refusals.FIRST_NAME_REQUIRED'))).toBeVisible()
    await expect(page.getByText(t('refusals.LAST_NAME_REQUIRED'))).toBeVisible()
    await expect(page.getByText(t('refusals.EMAIL_INVALID'))).toBeVisible()
    await expect(form.firstName).toBeFocused()
    await expect(form.firstName).toHaveAttribute('maxlength', '16')
    await expect(form.lastName).toHaveAttribute('maxlength', '16')
    await expect(page.getByRole('radio')).toHaveCount(1)
    await expectAccessible()
  })

  test('[PAY-22] [PAY-24] [NAV-14] a card pays at the gateway, whose return empties the cart and leads to the order', {
    tag: '@purchase',
  }, async ({ page, lang, t, expectAccessible }) => {
    const returned = page.waitForRequest((asked) => asked.url().includes('/payment/result'))
    const number = await payByCard(page, t)
    expect(new URL((await returned).url()).searchParams.get('redirect_status')).toBe('succeeded')
    await expect.poll(() => readStoredCart(page)).toEqual([])
    await page.getByRole('link', { name: t('orders.view') }).click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/my-order/`))
    const order = page.getByRole('main')
    await expect(order).toContainText(t('orders.number', { number }))
    await expect(order).toContainText(t('orders.payment.FULLY_CHARGED'))
    await expect(page.getByRole('link', { name: t('orders.directions') })).toHaveAttribute('href', /maps/)
    await expect(page.getByRole('link', { name: t('orders.call') })).toHaveAttribute('href', /^tel:\+968/)
    await expectAccessible()
  })

  test('[NAV-15] [PAY-28] [PAY-29] [PAY-30] the page after a payment says thanks, when and where the appointment is, puts it into the calendar, and leads home', async ({
    page,
    lang,
    t,
    expectAccessible,
  }) => {
    const number = await payByCard(page, t)
    await expect(page.getByRole('heading', { name: t('payment.done.title') })).toBeVisible()
    await expectAppointment(page, t)
    await expect(page.getByText(number, { exact: true })).toBeVisible()
    await expect(
      page.getByText(new URL(page.url()).searchParams.get('psp_reference') ?? '?', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: t('payment.done.home') })).toHaveAttribute(
      'href',
      `/${lang}`,
    )
    await expectAccessible()
  })

  test('[CHK-02] [CHK-14] [UX-127] a booked hour is spoken of after its payment, and the terms agreed to are kept with the order', {
    tag: '@one-language',
  }, async ({ page, t }) => {
    const orders = await holdOperation(page, 'MyOrders')
    await payByCard(page, t)
    await expect(page.getByText(t('payment.done.bookedText'))).toBeVisible()
    // Until the order is read there is room for its appointment, so that the way on stays where it is.
    const home = page.getByRole('main').getByRole('link', { name: t('payment.done.home') })
    const before = await home.boundingBox()
    orders.release()
    await expect(page.getByRole('button', { name: t('orders.calendar') })).toBeVisible()
    const after = await home.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(48)
    expect(await termsOfLastOrder(page)).toBe(await termsInForce(page))
  })

  test('[PAY-25] [PAY-33] [PAY-34] [NAV-16] a declined card says so, and that nothing was charged', {
    tag: ['@purchase'],
  }, async ({ page, lang, t, expectAccessible }) => {
    await pay(page, t)
    await page.getByRole('button', { name: t('demo.gateway.decline') }).click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/payment/error/\\?.*psp_reference=`))
    await expect(page.getByRole('heading', { name: t('errors.payment.failed') })).toBeVisible()
    await expect(page.getByText(t('payment.error.declined'))).toBeVisible()
    await expect(page.getByText(t('payment.hold'))).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/\d\d:\d\d/)
    await expect(page.getByText(t('payment.money.not_charged'))).toBeVisible()
    const reference = new URL(page.url()).searchParams.get('psp_reference') ?? '?'
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await expectAccessible()
    await page.reload()
    await expect(page.getByText(t('payment.money.not_charged'))).toBeVisible()
    await page.getByRole('link', { name: t('payment.cancel.cart') }).click()
    await expect(page).toHaveURL(`/${lang}/cart/`)
    expect((await readStoredCart(page)).length).toBeGreaterThan(0)
  })

  test('[PAY-35] Pay again after a declined card leads to the payment with everything kept, and the next card pays', {
    tag: '@one-language',
  }, async ({ page, lang, t }) => {
    const form = payment(page, t)
    const timer = page.getByRole('timer')
    const secondsLeft = async () => {
      const [minutes, seconds] = ((await timer.textContent()) ?? '').split(':').map(Number)
      return (minutes ?? 0) * 60 + (seconds ?? 0)
    }
    const visit = page.getByRole('region', { name: t('payment.visit') })
    const booked = (await visit.textContent()) ?? '?'
    await form.email.fill('salim@example.om')
    await pay(page, t)
    await page.getByRole('button', { name: t('demo.gateway.decline') }).click()
    await page.getByRole('link', { name: t('payment.error.payAgain') }).click()
    await expect(page).toHaveURL(`/${lang}/payment/`)
    await expect(form.firstName).toHaveValue('Salim')
    await expect(form.lastName).toHaveValue('Al-Harthy')
    await expect(form.email).toHaveValue('salim@example.om')
    await expect(visit).toHaveText(booked)
    // Lengthened once when the payment began, and not begun anew by the refusal.
    expect(await secondsLeft()).toBeLessThanOrEqual(30 * 60)
    expect(await secondsLeft()).toBeGreaterThan(0)
    await form.pay.click()
    await page.getByRole('button', { name: t('demo.gateway.pay') }).click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/payment/done/\\?.*orderNumber=\\d+`))
  })

  test('[PAY-37] [PAY-38] [PAY-42] [NAV-17] a cancelled payment leaves the cart as it was', {
    tag: '@one-language',
  }, async ({ page, lang, t, expectAccessible }) => {
    await pay(page, t)
    await page.getByRole('button', { name: t('demo.gateway.cancel') }).click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/payment/cancel/`))
    await expect(page.getByRole('heading', { name: t('errors.payment.canceled') })).toBeVisible()
    await expect(page.getByText(t('errors.payment.canceledAdvice'))).toBeVisible()
    await expect(page.getByText(t('payment.money.not_charged'))).toBeVisible()
    await expect(page.getByText(t('payment.moneyHint.given_up'))).toBeVisible()
    await expectAccessible()
    expect((await readStoredCart(page)).length).toBeGreaterThan(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('payment.done.home') })
      .click()
    await expect(page).toHaveURL(`/${lang}`)
  })
})

test('[PAY-32] [PAY-36] [PAY-39] [NAV-40] a visitor is sent on from the pages after a payment', {
  tag: '@one-language',
}, async ({ page, open, go, request, lang }) => {
  const known = await request.get(`/${lang}/payment/success?orderNumber=10001&psp_reference=x`, {
    maxRedirects: 0,
  })
  expect(known.headers().location).toBe(`/${lang}/payment/done/?orderNumber=10001&psp_reference=x`)
  await open('/support/')
  for (const [path, target] of [
    ['payment/done/?orderNumber=10001', 'login'],
    ['payment/success?orderNumber=10001', 'login'],
    ['payment/error/?psp_reference=x', ''],
    ['payment/cancel/', ''],
  ] as const) {
    await go(`/${path}`)
    await expect(page).toHaveURL(`/${lang}${target && `/${target}`}`)
  }
})

test('[ORD-16] [ORD-24] [NAV-20] [NAV-21] who has bought nothing sees so, and nobody sees an order of others', {
  tag: '@one-language',
}, async ({ page, open, go, request, t, expectAccessible }) => {
  await openAs(page, await signInByApi(request))
  await open('/my-orders')
  await expect(page.getByText(t('shell.empty.orders'))).toBeVisible()
  await expectAccessible()
  await go('/my-order/T3JkZXI6MDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAw')
  await expect(page.getByText(t('orders.notFound'))).toBeVisible()
})

/** Fills the form and goes to the gateway's page. */
async function pay(page: Page, t: Translate): Promise<void> {
  const form = payment(page, t)
  await form.firstName.fill('Salim')
  await form.lastName.fill('Al-Harthy')
  await form.pay.click()
  await expect(page).toHaveURL(/\/demo\/gateway\//)
}

function payment(page: Page, t: Translate) {
  return {
    firstName: page.getByLabel(t('payment.firstName')),
    lastName: page.getByLabel(t('payment.lastName')),
    email: page.getByLabel(t('payment.email')),
    pay: page.locator('button[type=submit]:visible').last(),
  }
}

/** Answers the number of the order. */
async function payByCard(page: Page, t: Translate): Promise<string> {
  await pay(page, t)
  await page.getByRole('button', { name: t('demo.gateway.pay') }).click()
  await expect(page).toHaveURL(/\/payment\/done\/\?.*orderNumber=\d+/)
  return new URL(page.url()).searchParams.get('orderNumber') ?? '?'
}

/** The version of the terms that the customer's newest order was placed under. */
function termsOfLastOrder(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const { state } = JSON.parse(localStorage.getItem('warsha:login') ?? '{}')
    const answer = await fetch('/graphql/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${state.token}` },
      body: JSON.stringify({ query: '{ me { orders(first: 1) { edges { node { termsVersion } } } } }' }),
    })
    return (await answer.json()).data.me.orders.edges[0].node.termsVersion
  })
}

/** The version of the terms that the shop shows today. */
async function termsInForce(page: Page): Promise<string | undefined> {
  const { data } = await page.evaluate(async () => (await fetch('/api/v1/content/legal/')).json())
  return (data as RestLegalText[]).find(({ kind }) => kind === 'terms')?.version
}

/** Day, hour, centre, the way there and what to bring; the calendar gets the same hour in UTC. */
async function expectAppointment(page: Page, t: Translate): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toContainText(/\d\d:\d\d–\d\d:\d\d/)
  await expect(main).toContainText(t('orders.bring.title'))
  await expect(main.getByRole('link', { name: t('orders.directions') })).toHaveAttribute('href', /maps/)
  await expect(main.getByRole('link', { name: t('orders.call') })).toHaveAttribute('href', /^tel:\+968/)
  const saved = page.waitForEvent('download')
  await main.getByRole('button', { name: t('orders.calendar') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^warsha-\d+\.ics$/)
  const text = (await readFile((await file.path()) ?? '', 'utf8')).replaceAll('\r\n ', '')
  const [, day = '', hour = '', minute = ''] = /DTSTART:(\d{8})T(\d\d)(\d\d)00Z/.exec(text) ?? []
  const begin = new Date(`${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${hour}:${minute}:00Z`)
  await expect(main.getByRole('heading', { level: 2 })).toContainText(muscatTime(begin))
  await expect(main.getByRole('heading', { level: 2 })).toContainText(
    String(Number(muscatDate(begin).slice(8))),
  )
}
