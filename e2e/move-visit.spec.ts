import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { formatDayTime } from '@warsha/contract/formats/format-day.ts'
import { pickerOf, rememberTour, test } from './fixtures/booking-test.ts'
import { bookAhead, purchaseByApi } from './fixtures/purchase-by-api.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi, signInWithHistory } from './fixtures/sign-in.ts'

test('[ORD-27] a customer moves an appointment with the picker it was booked with', async ({
  page,
  context,
  request,
  open,
  oil,
  lang,
  t,
  expectAccessible,
}) => {
  const customer = await signInByApi(request)
  const metadata = await bookAhead(request, oil)
  await purchaseByApi(request, customer.token, { ...oil, metadata })
  await context.addInitScript(rememberTour)
  await openAs(page, customer)
  await open('/my-orders')
  await page.getByRole('article').first().getByRole('link').first().click()
  const main = page.getByRole('main')
  const value = (key: string) => readMetadata(metadata, key) ?? ''
  const before = formatDayTime(value('delivery_date'), value('delivery_time'), lang, Date.now())
  await expect(main).toContainText(before)

  const move = main.getByRole('button', { name: t('orders.move.open') })
  await move.click()
  const picker = pickerOf(page, t)
  await expect(picker.name).toBeVisible()
  await expectAccessible()
  // The phone's back button closes the picker, and the order is still there.
  await page.goBack()
  await expect(picker.dialog).toHaveCount(0)
  await move.click()
  await picker.proceed.click()
  await expect(picker.hours.first()).toBeVisible()
  // Far enough ahead to be moved once more.
  await picker.days.getByRole('button', { name: t('booking.times.nextDaysLabel') }).click()
  const day = picker.days.getByRole('listitem').getByRole('button', { disabled: false }).last()
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await picker.hours.first().click()
  await picker.select.click()
  await expect(picker.dialog).toHaveCount(0)
  await expect(main).not.toContainText(before)
  await page.reload()
  await expect(main.getByText(t('orders.appointment'), { exact: true })).toBeAttached()
  await expect(main).not.toContainText(before)
  await expect(move).toBeVisible()
})

test('[ORD-27] an appointment that no free hour suits says so, and does not ask for another place', {
  tag: '@one-language',
}, async ({ page, context, request, open, t }) => {
  // Nothing was paid for its hour, and every other one has a fee.
  await context.addInitScript(rememberTour)
  await openAs(page, await signInWithHistory(request))
  await open('/my-orders')
  const booked = page.getByRole('article').filter({ hasText: t('orders.status.UNFULFILLED') })
  await booked.first().getByRole('link').click()
  await page.getByRole('button', { name: t('orders.move.open') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('orders.move.none'))).toBeVisible()
  await expect(dialog.getByText(t('shell.emptyHint.services'))).toHaveCount(0)
})
