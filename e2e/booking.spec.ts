import type { Page } from '@playwright/test'
import type { RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import { type CartLine, readMetadata } from '@warsha/contract/cart/cart-line.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { whenText } from '../apps/storefront/app/purchase/when-text.ts'
import { chooseButton, dayWithChoice, lineCard, openDay, pickerOf, test } from './fixtures/booking-test.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { expect } from './fixtures/shop-test.ts'

test('[CART-18] [NAV-12] Next in the cart leads to the booking of its lines', {
  tag: '@one-language',
}, async ({ page, openCart, oil, lang, t }) => {
  await openCart([oil])
  await page
    .getByRole('link', { name: t('cart.next') })
    .first()
    .click()
  await expect(page).toHaveURL(`/${lang}/booking/`)
  await expect(page.getByRole('heading', { level: 1, name: t('booking.title') })).toBeVisible()
  await expect(lineCard(page, oil)).toBeVisible()
})

test('[NAV-77] [NAV-79] [NAV-81] the bar of steps ticks the cart at the booking, and goes back to it alone', {
  tag: '@one-language',
}, async ({ page, openCart, openBooking, oil, lang, t }) => {
  const steps = page.getByRole('navigation', { name: t('shell.steps.label') })
  await openCart([oil])
  await expect(steps).toBeVisible()
  await expect(steps.getByRole('link')).toHaveCount(0)
  await openBooking([oil])
  const back = steps.getByRole('link')
  await expect(back).toHaveText(new RegExp(`${t('shell.steps.cart')}.*${t('shell.steps.completed')}`))
  const length = await page.evaluate(() => history.length)
  await back.click()
  await expect(page).toHaveURL(`/${lang}/cart/`)
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('[NAV-38] the booking of an empty cart is the cart', { tag: '@one-language' }, async ({
  page,
  open,
  lang,
}) => {
  await open('/')
  await page.evaluate((path) => history.pushState(null, '', path), `/${lang}/support/`)
  await page.goto(`/${lang}/booking/`)
  await expect(page).toHaveURL(`/${lang}/cart/`)
  await page.goBack()
  await expect(page).not.toHaveURL(/booking/)
})

test('[BOOK-02] [BOOK-05] a line has a button for every way to receive it, which opens map, centres and times', async ({
  page,
  openBooking,
  oil,
  t,
  lang,
  request,
  expectAccessible,
}) => {
  await openBooking([oil])
  const { data } = await (
    await request.post('/api/v1/products/product-service-types/', {
      data: { state_id: 11, products: [{ product_id: oil.id, quantity: 1 }] },
      headers: { 'Accept-Language': lang },
    })
  ).json()
  const ways: { name: string; place: string }[] = data[0].service_types
  for (const { name } of ways) await expect(chooseButton(page, oil, new RegExp(name))).toBeVisible()
  await expectAccessible()

  await chooseButton(page, oil, new RegExp(ways.find(({ place }) => place === 'center')?.name ?? '')).click()
  const picker = pickerOf(page, t)
  await expect(picker.dialog.getByRole('region', { name: t('booking.picker.map') })).toBeVisible()
  await expect(picker.carousel).toBeVisible()
  await expectAccessible()
  await picker.proceed.click()
  await expect(picker.days).toBeVisible()
})

test('[BOOK-10] [BOOK-23] [BOOK-24] going on from a centre checks its stock again, and shows days with their date and shifts with their fee', async ({
  page,
  openBooking,
  oil,
  t,
  lang,
}) => {
  await openBooking([oil])
  const picker = await openCentre(page, oil, t)
  const centreId = await proceed(page, picker, oil)
  const day = picker.days.getByRole('button', { pressed: true })
  const { days } = await readDays(page, oil.id, lang, centreId)
  const first = days.find(({ shifts }) =>
    Object.values(shifts).some((each) => each.available_shifts.length > 0),
  )
  await expect(day).toContainText(first?.display_name ?? '?')
  await expect(day).toContainText(first?.display_day ?? '?')
  await expect(day).toContainText(first?.display_month ?? '?')
  for (const shift of Object.values(first?.shifts ?? {})) {
    if (shift.available_shifts.length === 0) continue
    const fee = shift.service_fee > 0 ? shift.service_fee.toFixed(3) : t('booking.times.noFee')
    await expect(picker.dialog.getByRole('region', { name: shift.display_name })).toContainText(fee)
  }
})

test('[BOOK-09] [BOOK-13] [BOOK-29] a line is booked by way, centre, day, shift and hour, and its fee is in the cart', {
  tag: '@purchase',
}, async ({ page, openBooking, oil, t, lang, expectAccessible }) => {
  await openBooking([oil])
  const picker = await openCentre(page, oil, t)
  const centreId = await proceed(page, picker, oil)
  const { days } = await readDays(page, oil.id, lang, centreId)
  const { date, shift } = dayWithChoice(days)
  await openDay(picker, date)
  await expect(picker.select).toBeDisabled()
  await expect(page.getByText(t('booking.times.missing'))).toBeVisible()
  await expectAccessible()

  const hour = picker.dialog.getByRole('region', { name: shift.display_name }).locator(slotButton).first()
  await hour.click()
  await expect(page.getByText(t('booking.times.missing'))).toBeHidden()
  await picker.select.click()
  await expect.poll(() => readStoredCart(page).then((lines) => lines.length)).toBe(2)
  const [line, fee] = await readStoredCart(page)
  expect(readMetadata(line?.metadata ?? [], 'service_center_id')).toBe(String(centreId))
  expect(readMetadata(line?.metadata ?? [], 'delivery_date')).toBe(date.delivery_date)
  expect(fee).toMatchObject({
    name: 'service_fee',
    tax: 0,
    quantity: 1,
    price: Math.round(shift.service_fee * 1000),
  })
})

test('[BOOK-03] [BOOK-04] [CART-23] a booked line shows centre, address, date and time, and its booking is taken off again', async ({
  page,
  openBooking,
  oil,
  t,
  lang,
  expectAccessible,
}) => {
  await openBooking([oil])
  const picker = await openCentre(page, oil, t)
  const name = (await picker.name.textContent()) ?? '?'
  const { days } = await readDays(page, oil.id, lang, await proceed(page, picker, oil))
  const { date, shift } = dayWithChoice(days)
  await openDay(picker, date)
  const hour = picker.dialog.getByRole('region', { name: shift.display_name }).locator(slotButton).first()
  const time = (await hour.getAttribute('aria-label')) ?? '?'
  await hour.click()
  await picker.select.click()
  await expect(picker.dialog).toBeHidden()
  await expect(page).toHaveURL(`/${lang}/booking/`)
  await expect.poll(() => readStoredCart(page).then((lines) => lines.length)).toBe(2)
  const [line] = await readStoredCart(page)
  const card = lineCard(page, oil)
  await expect(card).toContainText(name)
  await expect(card).toContainText(readMetadata(line?.metadata ?? [], 'address') ?? '?')
  await expect(card).toContainText(whenText({ t, lang }, date.delivery_date, time))
  // Every line is booked: the proposal with its heading is gone.
  await expectAccessible(undefined, ['heading-order', 'empty-heading'])

  await card.getByRole('button').click()
  await expect.poll(() => readStoredCart(page)).toHaveLength(1)
  expect((await readStoredCart(page))[0]?.metadata).toEqual([])
  await expect(card).not.toContainText(time)
  await expect(chooseButton(page, oil, /./).first()).toBeVisible()
})

const slotButton = 'button[aria-label*="–"]'

/** The picker for what is done at a centre: the first way of the oil. */
async function openCentre(page: Page, line: CartLine, t: Translate) {
  await chooseButton(page, line, /./).first().click()
  const picker = pickerOf(page, t)
  await expect(picker.proceed).toBeVisible()
  return picker
}

/** From the centre in hand to its times; answers the id of the centre, whose stock is asked for. */
async function proceed(page: Page, picker: ReturnType<typeof pickerOf>, { id }: CartLine): Promise<number> {
  const asked = page.waitForRequest(
    (request) =>
      request.url().includes('delivery-service-centers') && request.postDataJSON().service_center_id > 0,
  )
  await picker.proceed.click()
  const sent = (await asked).postDataJSON()
  expect(sent).toMatchObject({ product_id: id, quantity: 1 })
  return sent.service_center_id
}

async function readDays(
  page: Page,
  productId: string,
  lang: string,
  centreId: number,
): Promise<{ days: RestBookingDate[] }> {
  const answer = await page.request.post('/api/v1/service_center/delivery-service-centers/', {
    data: {
      state_id: 11,
      product_id: productId,
      quantity: 1,
      service_type: 'service',
      service_center_id: centreId,
    },
    headers: { 'Accept-Language': lang },
  })
  return { days: (await answer.json()).data.dates }
}
