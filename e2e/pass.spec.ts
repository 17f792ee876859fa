import { formatPassCode } from '@warsha/contract/orders/pass-code.ts'
import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { visitOrder } from './fixtures/console-orders.ts'
import { test } from './fixtures/console-test.ts'
import { askForCode, verifyForm } from './fixtures/login-parts.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, readCode, signInByCode } from './fixtures/sign-in.ts'

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

test('[ROLE-07] a driver sees the day of the own centre without prices and names, and marks a visit delivered', async ({
  page,
  request,
  open,
  sql,
  t,
  expectAccessible,
}) => {
  const { phone, statement } = visitOrder({ at: "date_trunc('minute', now())" })
  await sql(statement)
  const { phone: foreign, statement: elsewhere } = visitOrder({ at: "date_trunc('minute', now())" })
  await sql(elsewhere)
  await sql(`UPDATE order_lines SET centre_id = 2 FROM orders JOIN customers ON customers.id = customer_id
    WHERE orders.id = order_id AND phone = '+968${foreign}'`)
  // The demo has one driver, who may have signed in a moment ago: the code of then is not the one to wait for.
  const driver = '+96890000003'
  await sql('DELETE FROM attempts')
  const outbox = await request.get(`/demo/outbox.json?to=${encodeURIComponent(driver)}`)
  const { data: sentBefore } = (await outbox.json()) as { data: unknown[] }
  await open('/login?driver=1')
  await askForCode(page, t, '90000003')
  await page.getByLabel(t('login.verify.driverCode')).fill('4321')
  await verifyForm(page, t).code.fill(await readCode(request, driver, sentBefore.length + 1))
  await page.getByRole('button', { name: t('shell.header.menu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('shell.menu.driverVisits') })
    .click()
  const numberOf = async (of: string) => {
    const headers = { authorization: `Bearer ${(await signInByCode(request, of)).token}` }
    const orders = await (await request.get('/api/v1/orders/user-orders/', { headers })).json()
    return t('orders.number', { number: orders.data[0].number })
  }
  const visit = page.getByRole('listitem').filter({ hasText: await numberOf(phone) })
  await expect(visit).toBeVisible()
  await expect(page.getByText(await numberOf(foreign))).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText('9.500')
  await expect(page.locator('main')).not.toContainText(phone)
  await expectAccessible()
  await visit.getByRole('button', { name: t('orders.driver.delivered') }).click()
  await expect(visit).toContainText(t('orders.driver.done'))
})
