import { formatPassCode } from '@warsha/contract/orders/pass-code.ts'
import { expect } from '../fixtures/shop-test.ts'
import { type Arrival, standBefore, test } from '../fixtures/visit-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('[BEY-08] [ROLE-08] centre staff see the day without prices, and record a visit with a tap each', async ({
  page,
  openAsOperator,
  expectVisit,
  t,
  expectAccessible,
}) => {
  const { orderNumber } = await expectVisit()
  const missed = await expectVisit()
  await openAsOperator('staff', '/visits')
  const visit = page
    .getByRole('listitem')
    .filter({ hasText: `#${orderNumber}` })
    .last()
  await expect(visit).toContainText(t('console-orders.visits.expected'))
  await expect(page.locator('main')).not.toContainText('9.500')
  await expect(page.getByLabel(t('console-orders.visits.day'))).toHaveCount(0)
  await expectAccessible()
  await visit.getByRole('button', { name: t('console-orders.desk.markArrived'), exact: true }).click()
  await expect(visit).toContainText(t('console-orders.desk.arrivedAt', { time: '' }).trim())
  await visit.getByRole('button', { name: t('console-orders.desk.markDone') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('console-orders.desk.markDone') })
    .click()
  await expect(visit).toContainText(t('console-orders.visits.done'))
  const other = page
    .getByRole('listitem')
    .filter({ hasText: `#${missed.orderNumber}` })
    .last()
  await other.getByRole('button', { name: t('console-orders.desk.markMissed') }).click()
  await expect(other).toContainText(t('console-orders.visits.missed'))
})

test('[BEY-08] a code is redeemed once, and the second time says when and by whom', async ({
  page,
  openAsOperator,
  expectVisit,
  t,
}) => {
  const { pass, orderNumber } = await expectVisit()
  await openAsOperator('staff', '/visits')
  const desk = page.getByRole('region', { name: t('console-orders.desk.pass') })
  const send = async (code: string) => {
    await desk.getByLabel(t('console-orders.desk.code')).fill(code)
    await desk.getByRole('button', { name: t('console-orders.desk.redeem') }).click()
  }
  await send(formatPassCode(pass.code).toLowerCase())
  await expect(desk.getByRole('status')).toContainText(`#${orderNumber}`)
  await send(pass.code)
  const refused = desk.getByRole('alert').filter({ hasText: t('refusals.PASS_REDEEMED') })
  await expect(refused).toContainText('Aziz Al Maamari')
  await send(`${pass.code.slice(0, -1)}${pass.code.endsWith('2') ? '3' : '2'}`)
  await expect(desk).toContainText(t('console-orders.desk.codeWrong'))
})

test('[BEY-08] without a connection visits are recorded on the phone, sent on return, and conflicts are red', async ({
  page,
  context,
  openAsOperator,
  expectVisit,
  sql,
  t,
}) => {
  const kept = await expectVisit()
  const moved = await expectVisit()
  await openAsOperator('staff', '/visits')
  const cardOf = ({ orderNumber }: Arrival) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `#${orderNumber}` })
      .last()
  await expect(cardOf(kept)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(t('console-orders.desk.offline'))).toBeVisible()
  for (const each of [kept, moved])
    await cardOf(each)
      .getByRole('button', { name: t('console-orders.desk.markArrived'), exact: true })
      .click()
  await expect(cardOf(kept)).toContainText(t('console-orders.desk.waitingOne'))
  await expect(page.getByText(t('console-orders.desk.waiting', { count: 2 }))).toBeVisible()
  await sql(`UPDATE order_lines SET appointment_at = appointment_at + interval '1 minute'
    FROM orders WHERE orders.id = order_id AND orders.number = ${moved.orderNumber}`)
  await context.setOffline(false)
  await expect(cardOf(kept)).toContainText(t('console-orders.desk.arrivedAt', { time: '' }).trim())
  const conflict = page.getByRole('alert').filter({ hasText: `#${moved.orderNumber}` })
  await expect(conflict).toContainText(t('refusals.VISIT_MOVED'))
  await conflict.getByRole('button', { name: t('console-orders.desk.dismiss') }).click()
  await expect(conflict).toHaveCount(0)
  await expect(page.getByText(t('console-orders.desk.offline'))).toHaveCount(0)
})

test('[BEY-08] the camera is allowed on the page of visits alone, also on the way there and back', {
  tag: '@one-language',
}, async ({ page, openAsOperator, request, t }) => {
  const policyOf = async (url: string) => (await request.get(url)).headers()['permissions-policy']
  expect(await policyOf('/console/visits?day=2026-11-18')).toContain('camera=(self)')
  for (const url of ['/console/', '/console/orders', '/console/visits/x', '/console/visitsx', '/en/'])
    expect(await policyOf(url), url).toContain('camera=()')
  const isAllowed = () =>
    page.evaluate(() =>
      (
        document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }
      ).featurePolicy.allowsFeature('camera'),
    )
  await openAsOperator('manager', '/orders')
  expect(await isAllowed()).toBe(false)
  const menu = page.getByRole('button', { name: t('console.nav.open') })
  await menu.click()
  await page
    .getByRole('link', { name: t('console.nav.visits') })
    .last()
    .click()
  await expect(async () => expect(await isAllowed()).toBe(true)).toPass()
  await expect(page.getByRole('button', { name: t('console-orders.desk.scan') })).toBeVisible()
  await page.goto('/console/board')
  expect(await isAllowed()).toBe(false)
})

test('[BEY-08] a pass is scanned with the camera in one tap, offline too, and a forged one is refused there', {
  tag: '@one-language',
}, async ({ page, context, expectVisit, openAsOperator, t }) => {
  const { pass, orderNumber } = await expectVisit()
  await page.addInitScript(standBefore, pass.qr)
  await openAsOperator('staff', '/visits')
  const desk = page.getByRole('region', { name: t('console-orders.desk.pass') })
  const card = page
    .getByRole('listitem')
    .filter({ hasText: `#${orderNumber}` })
    .last()
  await expect(card).toBeVisible()
  await context.setOffline(true)
  await desk.getByRole('button', { name: t('console-orders.desk.scan') }).click()
  await expect(desk.getByText(t('console-orders.desk.offlinePass'))).toContainText(orderNumber)
  await context.setOffline(false)
  await expect(card).toContainText(t('console-orders.desk.arrivedAt', { time: '' }).trim())

  // For a phone that knows another key the same code is forged.
  await page.route('**/api/v1/console/visits/pass-key/', (route) =>
    route.fulfill({ json: { data: { public_key: 'A'.repeat(43) } } }),
  )
  await page.reload()
  await expect(card).toBeVisible()
  await desk.getByRole('button', { name: t('console-orders.desk.scan') }).click()
  await expect(desk.getByText(t('console-orders.desk.forged'))).toBeVisible()
})
