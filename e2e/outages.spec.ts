import { chooseButton, pickerOf, test } from './fixtures/booking-test.ts'
import { confirmAgain, fillAndPay } from './fixtures/payment-parts.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test('[OPS-30] without the map, push, the insurance frame and geocoding everything can be bought', {
  tag: '@one-language',
}, async ({ page, context, open, go, openBooking, oil, request, lang, t }) => {
  const failed = new Set<string>()
  for (const part of ['open-map', 'demo/insurance', 'reverse-geocode', 'api/v1/notification', 'events?']) {
    await page.route(
      ({ href }) => href.includes(part),
      (route) => {
        failed.add(part)
        return part === 'demo/insurance' ? route.fulfill({ status: 503 }) : route.abort()
      },
    )
  }
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await openAs(page, await signInByApi(request))
  await open('/insurance')
  await page.getByRole('link', { name: t('insurance.back') }).click()
  await expect(page).toHaveURL(`/${lang}`)
  await go('/notifications')
  await expect(page.getByText(t('notifications.failed'))).toBeVisible()
  await go('/address/add/')
  await expect(page.getByText(t('addresses.mapFailed'))).toBeVisible()
  await expect(page.getByText(t('addresses.noWords'))).toBeVisible()

  await openBooking([oil])
  await chooseButton(page, oil, /./).first().click()
  const picker = pickerOf(page, t)
  await expect(picker.dialog.getByText(t('booking.picker.mapFailed'))).toBeVisible()
  await picker.proceed.click()
  await picker.hours.first().click()
  await picker.select.click()
  await confirmAgain(page, t)
  await fillAndPay(page, t)
  await page.getByRole('button', { name: t('demo.gateway.pay') }).click()
  await expect(page).toHaveURL(/\/payment\/done\/\?.*orderNumber=\d+/)
  await expect(page.getByRole('heading', { name: t('payment.done.title') })).toBeVisible()
  const parts = ['open-map', 'demo/insurance', 'reverse-geocode', 'api/v1/notification']
  expect([...failed]).toEqual(expect.arrayContaining(parts))
})
