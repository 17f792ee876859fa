import { litBell, notificationParts } from './fixtures/notification-parts.ts'
import { test } from './fixtures/notification-test.ts'
import { readOrders } from './fixtures/payment-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInWithHistory } from './fixtures/sign-in.ts'

test('[ROLE-02] a customer has profile, orders, invitations, wallet, payment results and synced notifications; a visitor has none of them', {
  tag: '@one-language',
}, async ({ page, open, go, browser, shopOrigin, lang, request, t, send }) => {
  const customer = await signInWithHistory(request)
  const [order] = await readOrders(request, customer)
  const paths = [
    '/profile/',
    '/my-orders',
    '/referral',
    '/wallet/',
    `/payment/done/?orderNumber=${order?.number}`,
  ]
  const visitor = await browser.newPage({ baseURL: shopOrigin })
  for (const path of paths) {
    await visitor.goto(`/${lang}${path}`)
    await expect(visitor).toHaveURL(new RegExp(`/${lang}(/login)?$`))
  }
  await visitor.close()

  await openAs(page, customer)
  const signs = [
    page.getByRole('link', { name: /90000002/ }).or(page.getByText(/90000002|9000 0002/)),
    page.getByRole('article'),
    page.getByRole('heading', { name: t('referral.title') }),
    page.getByRole('region', { name: t('wallet.balance') }),
    page.getByText(order?.number ?? '?', { exact: true }),
  ]
  await send(customer, [{ subject: 'For Salma' }])
  await open(nowhere)
  for (const [index, path] of paths.entries()) {
    await go(path)
    await expect(page).toHaveURL(`/${lang}${path}`)
    await expect(signs[index]?.first() ?? page.getByText('?')).toBeVisible()
  }

  await go(nowhere)
  await litBell(page, t).click()
  const { rows } = notificationParts(page, t)
  const seen = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/notification/notif/'),
  )
  await rows.getByRole('link', { name: 'For Salma' }).click()
  expect((await seen).ok()).toBe(true)
})
