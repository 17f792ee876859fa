import type { Page } from '@playwright/test'
import { visitOrder } from '../fixtures/console-orders.ts'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

/** From anywhere to the order of a caller: open, type, go. */
async function findByPhone(page: Page, phone: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').pressSequentially(phone)
  await expect(page.getByRole('dialog').getByRole('option').filter({ hasText: '#' })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('#')
}

test('[OPS-13] support finds an order by phone, confirms it and marks a unit as done', async ({
  page,
  openAsOperator,
  sql,
  t,
}) => {
  const { phone, statement } = visitOrder({ status: 'UNCONFIRMED', units: 2 })
  await sql(statement)
  await openAsOperator('support', '/customers')
  await expect(page.locator('a[data-row]').first()).toBeVisible()
  await findByPhone(page, phone)
  const main = page.getByRole('main')
  await expect(main).toContainText(t('console.orderStatus.UNCONFIRMED'))
  await main.getByRole('button', { name: t('console-orders.actions.confirm'), exact: true }).click()
  await expect(page.getByText(t('console-orders.done.confirmed'))).toBeVisible()
  await expect(main.getByRole('banner').or(main.locator('header'))).toContainText(
    t('console.orderStatus.UNFULFILLED'),
  )

  await main.getByRole('button', { name: t('console-orders.actions.fulfil') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton').fill('1')
  await dialog.getByRole('button', { name: t('console-orders.fulfil.submit') }).click()
  await expect(main).toContainText(t('console-orders.line.units', { done: 1, quantity: 2 }))
  await expect(main.locator('header')).toContainText(t('console.orderStatus.PARTIALLY_FULFILLED'))

  await main.getByLabel(t('console-orders.note.text')).fill('Comes at nine')
  await main.getByRole('button', { name: t('console-orders.note.submit') }).click()
  await expect(main.getByRole('region', { name: t('console-orders.page.notes') })).toContainText(
    'Comes at nine',
  )
  await expect(main.getByRole('region', { name: t('console-orders.page.timeline') })).toContainText(
    'Noor Al Zadjali',
  )
})

test('[OPS-13] a visit that nobody came to is recorded, and two who change an order hear of each other', {
  tag: '@one-language',
}, async ({ page, openAsOperator, sql, t }) => {
  const { phone, statement } = visitOrder({ at: `now() - interval '1 hour'` })
  await sql(statement)
  await openAsOperator('admin', '/orders')
  await findByPhone(page, phone)
  const main = page.getByRole('main')
  await sql(`UPDATE orders SET revision = revision + 1 FROM customers
    WHERE customers.id = customer_id AND phone = '+968${phone}'`)
  await main.getByRole('button', { name: t('console-orders.actions.notCome') }).click()
  await expect(main.getByRole('alert')).toContainText(t('console.command.conflict'))
  await main.getByRole('button', { name: t('console.command.reload') }).click()
  await expect(main.getByRole('alert')).toBeHidden()
  await main.getByRole('button', { name: t('console-orders.actions.notCome') }).click()
  await expect(main.locator('header')).toContainText(t('console.orderStatus.EXPIRED'))
  await expect(main.getByText(t('console-orders.line.expired'), { exact: true })).toBeVisible()
})

test('a visit is moved to a free hour of another day', async ({ page, openAsOperator, sql, t }) => {
  const { phone, statement } = visitOrder()
  await sql(statement)
  await openAsOperator('support', '/orders')
  await findByPhone(page, phone)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('console-orders.actions.move'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('console-orders.move.title') })
  await dialog.getByRole('button', { name: t('console-orders.move.nextDay') }).click()
  const hour = dialog.getByRole('radio').first()
  await expect(async () => {
    if (!(await hour.isVisible()))
      await dialog.getByRole('button', { name: t('console-orders.move.nextDay') }).click()
    // The hours of another day may just be taking the place of these.
    await expect(hour).toBeAttached({ timeout: 2000 })
    await hour.check({ force: true, timeout: 2000 })
  }).toPass()
  await dialog.getByRole('button', { name: t('console-orders.move.submit') }).click()
  await expect(page.getByText(t('console-orders.done.moved'))).toBeVisible()
  await expect(main.getByRole('region', { name: t('console-orders.page.timeline') })).toContainText(
    t('console-orders.action.move'),
  )
})

test('several orders are confirmed at once, after a look at what would happen', {
  tag: '@one-language',
}, async ({ page, openAsOperator, sql, t }) => {
  await sql(`UPDATE orders SET status = 'CANCELED' WHERE status = 'UNCONFIRMED'`)
  for (const { statement } of [visitOrder({ status: 'UNCONFIRMED' }), visitOrder({ status: 'UNCONFIRMED' })])
    await sql(statement)
  await openAsOperator('admin', '/orders?status=UNCONFIRMED&sort=nonsense')
  await expect(page.locator('a[data-row]')).toHaveCount(2)
  await page.getByLabel(t('console.list.selectAll')).check()
  await page.getByRole('button', { name: t('console-orders.bulk.confirm'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('console.bulk.would', { count: 2 }))
  await dialog.getByRole('button', { name: t('console.bulk.run', { count: 2 }) }).click()
  await expect(page.getByText(t('console.bulk.done', { count: 2 }))).toBeVisible()
  await expect(page.getByText(t('console.list.noMatch'))).toBeVisible()
})

test('a list keeps its rows when the server fails, says so, and shows the new ones on request', {
  tag: '@one-language',
}, async ({ page, openAsOperator, t }) => {
  await openAsOperator('admin', '/orders')
  const rows = page.locator('a[data-row]')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await page.route('**/api/v1/console/orders/?**', (route) =>
    route.fulfill({
      status: 500,
      json: { errors: [{ field: null, code: 'FAULT', message: '' }], incident: 'I-42' },
    }),
  )
  await page
    .getByRole('button', { name: t('console.list.sortBy', { column: t('console-orders.columns.total') }) })
    .click()
  await expect(page.getByRole('alert')).toContainText('I-42')
  expect(await rows.count()).toBe(before)
  await page.unroute('**/api/v1/console/orders/?**')
  await page.getByRole('button', { name: t('console.list.again') }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})
