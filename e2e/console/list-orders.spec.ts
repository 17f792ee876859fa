import { readFile } from 'node:fs/promises'
import { emailOf, test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

/** A text that only this test's rows have. */
const newMark = () => `L${crypto.randomUUID().slice(0, 8)}`

test('[OPS-60] a list is sorted by its headings both ways; the address keeps it, and the file has its order', async ({
  page,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  const mark = newMark().toLowerCase()
  await sql(`INSERT INTO promo_codes (code, name, type, percent, ends_on, used)
    SELECT '${mark}' || n, '{"en": "=1+1", "ar": "=1+1"}', 'percent', 5, date '2035-01-01' + 3 - n, n
    FROM generate_series(1, 3) AS n`)
  await openAsOperator('admin', `/promotions?search=${mark}`)
  const rows = page.locator('a[data-row]')
  const shown = async () => (await rows.allTextContents()).map((text) => text.trim().at(-1)).join('')
  const sortBy = (column: string) =>
    page.getByRole('button', { name: t('console.list.sortBy', { column }), exact: true })
  const heading = (name: string) => page.getByRole('columnheader').filter({ hasText: name })
  await expect(rows).toHaveCount(3)
  expect(await shown()).toBe('321')

  const period = t('console-promotions.columns.period')
  await sortBy(period).click()
  await expect(page).toHaveURL(/sort=ends/)
  await expect(heading(period)).toHaveAttribute('aria-sort', 'ascending')
  await sortBy(t('console-promotions.columns.used')).click()
  await expect(page).toHaveURL(/sort=-used/)
  await expect.poll(shown).toBe('321')
  await sortBy(t('console-promotions.fields.code')).click()
  await expect.poll(shown).toBe('123')
  await page.reload()
  await expect(rows).toHaveCount(3)
  expect(await shown()).toBe('123')
  await expectAccessible()

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: t('console.list.export') }).click()
  const file = await readFile(await (await downloaded).path(), 'utf8')
  const codes = [...file.matchAll(new RegExp(`${mark}(\\d)`, 'g'))].map(([, n]) => n).join('')
  expect(codes).toBe('123')
  expect(file).toContain("'=1+1")
})

test('[OPS-62] promotions are paused and resumed together, after a look', async ({
  page,
  openAsOperator,
  sql,
  t,
}) => {
  const mark = newMark().toLowerCase()
  await sql(`INSERT INTO promo_codes (code, name, type, percent)
    SELECT '${mark}' || n, '{"en": "Together", "ar": "معًا"}', 'percent', 5 FROM generate_series(1, 3) AS n`)
  await openAsOperator('content', `/promotions?search=${mark}`)
  await expect(page.locator('a[data-row]')).toHaveCount(3)
  await page.getByRole('checkbox', { name: t('console.list.selectAll') }).check()
  await page.getByRole('button', { name: t('console-promotions.pause.action'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('console-promotions.pause.action') })
  await expect(dialog).toContainText(t('console.bulk.would', { count: 3 }))
  await dialog.getByRole('button', { name: t('console.bulk.run', { count: 3 }) }).click()
  await expect(page.getByText(t('console.bulk.done', { count: 3 }))).toBeVisible()
  await expect(page.getByText(t('console-promotions.state.paused'), { exact: true })).toHaveCount(4)
})

test('[OPS-61] approvals are a list: those that wait, and those that were decided with by whom, as a view and a file', async ({
  page,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  const mark = newMark()
  await sql(`INSERT INTO operator_approvals (action, input, reason, requested_by)
    SELECT 'orders.refund', jsonb_build_object('amount', 60000 + n, 'to', 'card'), '${mark} ' || n,
      (SELECT id FROM staff_members WHERE email = '${emailOf('finance')}') FROM generate_series(1, 2) AS n`)
  await openAsOperator('admin', '/approvals')
  const rows = page.getByRole('row').filter({ hasText: mark })
  await expect(rows).toHaveCount(2)
  await expectAccessible()
  const first = rows.filter({ hasText: `${mark} 1` })
  await first.getByRole('button', { name: t('console-money.approvals.reject'), exact: true }).click()
  await expect(rows).toHaveCount(1)
  const views = page.getByRole('navigation', { name: t('console.views.label') })
  await views.getByRole('link', { name: t('console-money.approvalState.rejected'), exact: true }).click()
  await expect(page).toHaveURL(/state=rejected/)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(t('console-money.approvalState.rejected'))
  await expectAccessible()
  await expect(views.getByRole('link').first()).toHaveText(t('console-money.approvalState.waiting'))
  await views.getByRole('link', { name: t('console.list.all'), exact: true }).click()
  await expect(page).toHaveURL(/state=all/)
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`${mark} 2`)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: t('console.list.export') }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('approvals.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(`${mark} 1`)

  await page.setViewportSize({ width: 360, height: 760 })
  await openAsOperator('admin', '/approvals')
  const card = page.getByRole('listitem').filter({ hasText: `${mark} 2` })
  await expect(card).toBeVisible()
  await expectAccessible()
  await card.getByRole('button', { name: t('console-money.approvals.reject'), exact: true }).click()
  await expect(card).toHaveCount(0)
})

test('[OPS-63] on a phone, where rows are cards without headings, their order is chosen from a list', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await openAsOperator('admin', '/products')
  const rows = page.locator('a[data-row]')
  await expect(rows.first()).toBeVisible()
  const order = page.getByRole('combobox', { name: t('console.list.order') })
  const before = await rows.first().textContent()
  await expectAccessible()
  const price = t('console-products.columns.price')
  await order.selectOption(t('console.list.descending', { column: price }))
  await expect(page).toHaveURL(/sort=-price/)
  await expect.poll(() => rows.first().textContent()).not.toBe(before)
  const dearest = await rows.first().textContent()
  await order.selectOption(t('console.list.ascending', { column: price }))
  await expect(page).toHaveURL(/sort=price/)
  await expect.poll(() => rows.first().textContent()).not.toBe(dearest)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
})
