import type { RestBookingCentre } from '@warsha/contract/booking/booking.rest.ts'
import { centresCall, chooseButton, pickerOf, test } from './fixtures/booking-test.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test('[ERR-19] whatever there is none of has a text of its own that says so', async ({
  page,
  open,
  go,
  openBooking,
  oil,
  request,
  t,
}) => {
  const seen = new Set<string>()
  const expectEmpty = async (text: string) => {
    await expect(page.getByText(text)).toBeVisible()
    seen.add(text)
  }
  await page.route('**/graphql/wallet/', (route) =>
    route.request().postData()?.includes('query ChargeWalletGateways')
      ? route.fulfill({ json: { data: { chargeWalletAvailableGateways: [] } } })
      : route.fallback(),
  )
  await openAs(page, await signInByApi(request))
  const pages = {
    '/my-cars': 'cars',
    '/address/list': 'addresses',
    '/my-orders': 'orders',
    '/returnable-orders': 'returnableOrders',
    '/search?q=zzzzzz': 'products',
    '/wallet': 'transactions',
  } as const
  await open('/login')
  for (const [path, kind] of Object.entries(pages)) {
    await go(path)
    await expectEmpty(t(`shell.empty.${kind}`))
    await expect(page.getByText(t(`shell.emptyHint.${kind}`))).toBeVisible()
  }
  await page.getByRole('button', { name: t('wallet.filter.increase'), exact: true }).click()
  await expectEmpty(t('shell.empty.credits'))
  await page.getByRole('button', { name: t('wallet.topUp.open') }).click()
  await expectEmpty(t('shell.empty.paymentMethods'))

  await page.route(centresCall, (route) => route.fulfill({ json: { data: [] } }), { times: 1 })
  await openBooking([oil])
  const choose = chooseButton(page, oil, /./).first()
  await choose.click()
  await expectEmpty(t('shell.empty.services'))
  await page.goBack()
  await page.route(centresCall, async (route) => {
    if (!route.request().postDataJSON().service_center_id) return route.fallback()
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: RestBookingCentre }
    const dates = data.dates.map((day) => ({ ...day, shifts: {} }))
    return route.fulfill({ response, json: { data: { ...data, dates } } })
  })
  await choose.click()
  await pickerOf(page, t).proceed.click()
  await expectEmpty(t('booking.times.notAvailable'))
  expect(seen.size).toBe(10)
})
