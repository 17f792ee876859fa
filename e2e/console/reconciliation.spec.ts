import type { Page } from '@playwright/test'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

const hasNoSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('[BEY-11] finance takes a statement, and hears of every line that is wrong', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  await openAsOperator('finance', '/reconciliation')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t('console-reconciliation.statement.button') }).click()
  const moment = new Date(Date.now() - 60_000).toISOString()
  const lines = [
    'kind,reference,amount,moment',
    `fee,monthly-${Date.now()},5.000,${moment}`,
    'fee,wrong,x,now',
  ]
  await dialog
    .getByLabel(t('console-reconciliation.statement.file'))
    .setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await dialog.getByRole('button', { name: t('console-reconciliation.statement.submit') }).click()
  await expect(dialog).toContainText(t('console-reconciliation.statement.added', { count: 1 }))
  await expect(dialog).toContainText(t('console-reconciliation.problems.amount'))
  await expectAccessible('dialog')
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('row').filter({ hasText: t('console-reconciliation.kinds.fee') }),
  ).toContainText('5.000')
})

test('an administrator reads the books and resolves nothing; no width scrolls sideways', async ({
  page,
  openAsOperator,
  sql,
  t,
}) => {
  await sql(`INSERT INTO payment_differences (cause, kind, gateway, expected, found)
    VALUES ('spec:' || gen_random_uuid(), 'unknown-callback', 'sandbox', 'a known payment', 'payment.paid about sbx_1')`)
  await openAsOperator('admin', '/reconciliation')
  await expect(page.getByText(t('console-reconciliation.kinds.unknown-callback')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('console-reconciliation.actions.link') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('console-reconciliation.days.close') })).toHaveCount(0)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByText(t('console-reconciliation.kinds.unknown-callback')).first()).toBeVisible()
    expect([width, await hasNoSideways(page)]).toEqual([width, true])
  }
})
