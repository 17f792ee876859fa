import { formatPassCode } from '@warsha/contract/orders/pass-code.ts'
import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { visitOrder } from './fixtures/console-orders.ts'
import { test } from './fixtures/console-test.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByCode } from './fixtures/sign-in.ts'

test.use({ place: 'muscat', viewport: { width: 390, height: 844 } })

test('[BEY-08] the order shows its pass, also without a connection, until the customer signs out', async ({
  page,
  context,
  request,
  open,
  sql,
  t,
  expectAccessible,
}) => {
  const { phone, statement } = visitOrder({ at: "date_trunc('minute', now())" })
  await sql(statement)
  const customer = await signInByCode(request, phone)
  const headers = { authorization: `Bearer ${customer.token}` }
  const orders = await (await request.get('/api/v1/orders/user-orders/', { headers })).json()
  const { id } = orders.data[0]
  const answer = await request.get(`/api/v1/orders/user-orders/${id}/passes/`, { headers })
  const [pass]: RestVisitPass[] = (await answer.json()).data
  if (!pass) throw new Error('the order has no pass')

  await openAs(page, customer)
  await open('/my-orders')
  await page.getByRole('article').first().getByRole('link').first().click()
  const shown = page.getByRole('region', { name: t('orders.pass.title') })
  await expect(shown.getByRole('img', { name: t('orders.pass.qrCode') }).locator('path')).toHaveAttribute(
    'd',
    pass.qr.path,
  )
  await expect(shown).toContainText(formatPassCode(pass.code))
  await expectAccessible()

  // Away from the page and back to it, while nothing can be asked for.
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(shown).toContainText(formatPassCode(pass.code))
  await expect(shown).toContainText(t('orders.pass.kept'))

  await context.setOffline(false)
  await sql(`UPDATE order_lines SET arrived_at = now(), arrived_by = 1
    FROM orders WHERE orders.id = order_id AND orders.number = ${orders.data[0].number}`)
  await page.reload()
  await expect(shown).toContainText(t('orders.pass.redeemed', { time: '' }).trim())
  await expect(shown).not.toContainText(formatPassCode(pass.code))

  expect(await page.evaluate(() => localStorage.getItem('warsha:passes'))).toContain(pass.code)
  await open('/products')
  await page.getByRole('button', { name: t('shell.header.menu') }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: t('shell.menu.signOut') }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('warsha:passes'))).toBeNull()
})
