import type { RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import { chooseButton, dayWithChoice, lineCard, openDay, pickerOf, test } from './fixtures/booking-test.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { expect } from './fixtures/shop-test.ts'

test('[CART-18] [NAV-12] [NAV-77] [NAV-79] [NAV-81] Next leads to the booking, whose first step is ticked and goes back', {
  tag: '@one-language',
}, async ({ page, openCart, oil, lang, t }) => {
  await openCart([oil])
  const steps = page.getByRole('navigation', { name: t('shell.steps.label') })
  await expect(steps.getByRole('link')).toHaveCount(0)
  await page
    .getByRole('link', { name: t('cart.next') })
    .first()
    .click()
  await expect(page).toHaveURL(`/${lang}/booking/`)
  await expect(page.getByRole('heading', { level: 1, name: t('booking.title') })).toBeVisible()
  await expect(lineCard(page, oil)).toBeVisible()

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

test('[BOOK-02] [BOOK-05] [BOOK-09] [BOOK-10] [BOOK-13] [BOOK-23] [BOOK-24] [BOOK-29] [CART-23] [BOOK-03] [BOOK-04] a line is booked: way, centre, proceed, day, shift, hour, select', {
  tag: '@purchase',
}, async ({ page, openBooking, oil, t, lang, request, expectAccessible }) => {
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
  const name = (await picker.name.textContent()) ?? ''

  const stockChecked = page.waitForRequest(
    (asked) => asked.url().includes('delivery-service-centers') && asked.postDataJSON().service_center_id > 0,
  )
  await picker.proceed.click()
  expect((await stockChecked).postDataJSON()).toMatchObject({ product_id: oil.id, quantity: 1 })

  const day = picker.days.getByRole('button', { pressed: true })
  const { days } = await readDays(page, oil.id, lang, (await stockChecked).postDataJSON().service_center_id)
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
  const { date, shift } = dayWithChoice(days)
  await openDay(picker, date)
  await expect(picker.select).toBeDisabled()
  await expect(page.getByText(t('booking.times.missing'))).toBeVisible()
  await expectAccessible()

  const hour = picker.dialog.getByRole('region', { name: shift.display_name }).locator(hourButton).first()
  const time = (await hour.getAttribute('aria-label')) ?? ''
  await hour.click()
  await expect(page.getByText(t('booking.times.missing'))).toBeHidden()
  await picker.select.click()

  await expect(picker.dialog).toBeHidden()
  await expect(page).toHaveURL(`/${lang}/booking/`)
  const card = lineCard(page, oil)
  await expect(card).toContainText(name)
  await expect(card).toContainText(time)
  await expect.poll(() => readStoredCart(page).then((lines) => lines.length)).toBe(2)
  const [line, fee] = await readStoredCart(page)
  const address = line?.metadata.find(({ key }) => key === 'address')?.value ?? '?'
  await expect(card).toContainText(address)
  expect(fee).toMatchObject({ name: 'service_fee', tax: 0, quantity: 1 })

  await card.getByRole('button').click()
  await expect.poll(() => readStoredCart(page)).toHaveLength(1)
  expect((await readStoredCart(page))[0]?.metadata).toEqual([])
  await expect(chooseButton(page, oil, new RegExp(ways[0]?.name ?? '')).first()).toBeVisible()
})

const hourButton = 'button[aria-label*="–"]'

async function readDays(
  page: import('@playwright/test').Page,
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
