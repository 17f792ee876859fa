import { test } from './fixtures/placed-orders.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test('[NAV-41] the screens that are only implied have their addresses', { tag: '@one-language' }, async ({
  page,
  open,
  go,
  request,
  placeOrders,
  lang,
  t,
}) => {
  await open('/register')
  await expect(page).toHaveURL(`/${lang}/register`)
  await expect(page.getByRole('heading', { name: t('register.heading') })).toBeVisible()
  await go('/survey')
  await expect(page).toHaveURL(`/${lang}/survey`)
  await expect(page.getByRole('heading', { name: t('survey.unknown') })).toBeVisible()
  await go('/support/')
  await expect(page.getByRole('heading', { name: t('shell.support.contact') }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: t('content.support.questions') })).toBeVisible()
  await go('/terms-and-policy/')
  for (const section of ['#terms', '#privacy'])
    await expect(page.locator(section).getByRole('heading', { level: 2 })).toBeVisible()

  const customer = await signInByApi(request)
  await placeOrders(customer, [{ status: 'FULFILLED', used: 3, isJustDelivered: true }])
  await openAs(page, customer)
  await open('/my-cars/add/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await go('/returnable-orders/')
  await page.getByRole('article').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/return/[^/]+/$`))
  await expect(page.getByRole('button', { name: t('returns.next') })).toBeVisible()
})
