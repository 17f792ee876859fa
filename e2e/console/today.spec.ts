import type { Page } from '@playwright/test'
import type { RestToday } from '@warsha/contract/console/dashboard/today.rest.ts'
import { workToday } from '../../apps/server/src/testing/work-today.ts'
import { bookedOrder, findFreeHour } from '../fixtures/board-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

const readToday = (page: Page, query = ''): Promise<RestToday> =>
  page.evaluate(async (asked) => (await (await fetch(`/api/v1/console/today/${asked}`)).json()).data, query)

const tile = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })

test('[OPS-20] an operator begins with the numbers of today, and each opens the list behind it', async ({
  page,
  openAsOperator,
  sql,
  t,
  lang,
  expectAccessible,
}) => {
  await openAsOperator('admin', '/')
  await expect(page.getByRole('heading', { level: 1, name: t('console-today.title') })).toBeVisible()
  await expect(page).toHaveURL(/\/console\/today$/)
  const before = await readToday(page)
  const { slot } = await findFreeHour(page)
  await sql(bookedOrder(slot.slot_id).statement)
  const today = await readToday(page)
  expect(today.orders.count).toBe(before.orders.count + 1)
  await page.reload()
  const orders = tile(page, t('console-today.orders'))
  await expect(orders).toContainText(t('console-today.ordersHelp'))
  await expect(orders.getByRole('link')).toHaveText(String(today.orders.count))
  await expect(tile(page, t('console-today.sales'))).toContainText((today.sales_baisa / 1000).toFixed(3))
  await expect(tile(page, t('console-today.lowStock'))).toContainText(String(today.low_stock.count))
  await expect(tile(page, t('console-today.failedPayments'))).toContainText(
    String(today.failed_payments.count),
  )
  for (const { centre, booked, capacity } of today.centres) {
    const row = page.getByRole('row').filter({ hasText: centre.name[lang] })
    await expect(row).toContainText(t('console-today.bookedOf', { booked, capacity }))
  }
  await expectAccessible()

  await orders.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/orders\\?placed_from=${today.day}&placed_to=${today.day}$`))
  await expect(page.getByText(t('console.list.count', { count: today.orders.count }))).toBeVisible()

  for (const [name, path, count] of [
    ['lowStock', /\/stock\?is_low=true$/, today.low_stock.count],
    ['failedPayments', new RegExp(`/failed-payments\\?day=${today.day}$`), today.failed_payments.count],
  ] as const) {
    await openAsOperator('admin', '/today')
    await tile(page, t(`console-today.${name}`))
      .getByRole('link', { name: String(count), exact: true })
      .click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('a[data-row], [data-row]')).toHaveCount(Math.min(count, 50))
  }
})

test('[ROLE-08] a manager sees the numbers of the own centre alone, and a foreign one is not there', async ({
  page,
  openAsOperator,
  t,
}) => {
  await openAsOperator('manager', '/')
  await expect(page).toHaveURL(/\/console\/today$/)
  const centres = page.getByRole('combobox', { name: t('console-today.centre') })
  const own = await page.evaluate(
    async (): Promise<{ id: number }[]> => (await (await fetch('/api/v1/console/centres/')).json()).data,
  )
  expect(own.length).toBeGreaterThan(0)
  await expect(centres.getByRole('option')).toHaveCount(own.length + 1)
  const rows = page.getByRole('table').locator('tbody tr')
  expect(await rows.count()).toBeLessThanOrEqual(own.length)
  const foreign = [1, 2, 3, 4, 5].find((id) => own.every((centre) => centre.id !== id))
  await page.goto(`/console/today?centre=${foreign}`)
  await expect(page.getByText(t('console.failure.notFound'))).toBeVisible()
})

test('centre and channel are in the address, and stay there when the page is loaded again', async ({
  page,
  openAsOperator,
  sql,
  t,
}) => {
  await sql(workToday)
  await openAsOperator('admin', '/today')
  await page.getByRole('combobox', { name: t('console-today.centre') }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?centre=\d+$/)
  await page.getByRole('combobox', { name: t('console-today.channel') }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?centre=\d+&channel=\d+$/)
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
  const { search } = new URL(page.url())
  await page.reload()
  const { orders } = await readToday(page, search)
  await expect(tile(page, t('console-today.orders')).getByRole('link')).toHaveText(String(orders.count))
})
