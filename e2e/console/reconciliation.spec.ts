import type { Page } from '@playwright/test'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

declare global {
  interface Window {
    presses: number
  }
}

/** Counts the presses of the pointer from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.presses = 0
    window.addEventListener('pointerdown', () => window.presses++, true)
  })
  return () => page.evaluate(() => window.presses)
}

const hasNoSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('[BEY-11] finance resolves a difference with three clicks, closes the day with one, and takes a statement', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  await openAsOperator('finance', '/today')
  const tasks = page.getByRole('link').filter({ hasText: t('console-today.differences') })
  await tasks.click()
  await expect(page).toHaveURL(/\/console\/reconciliation$/)
  await expect(page.getByRole('heading', { level: 1, name: t('console-reconciliation.title') })).toBeVisible()

  // The demo's sandbox has charged somebody yesterday of whom the shop knows nothing; its book is read every minute.
  await page.getByRole('button', { name: t('console-reconciliation.read.button') }).click()
  const difference = page
    .getByRole('row')
    .filter({ hasText: t('console-reconciliation.kinds.unknown-charge') })
  await expect(difference).toContainText('18.900', { timeout: 70_000 })
  const yesterday = page.getByRole('listitem', { name: new RegExp(t('console.time.yesterday')) })
  const close = yesterday.getByRole('button', { name: t('console-reconciliation.days.close') })
  await expect(close).toBeDisabled()
  await expect(yesterday).toContainText(t('console-reconciliation.days.open', { count: 1 }))
  await expectAccessible()

  const presses = await countPresses(page)
  await difference.getByRole('button', { name: t('console-reconciliation.actions.wallet') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console.customerChoice.label')).fill('Salma')
  await dialog.getByRole('radio').first().check()
  await dialog.getByLabel(t('console.command.reason')).fill('Paid at the counter')
  await expectAccessible('dialog')
  await dialog.getByRole('button', { name: t('console-reconciliation.actions.wallet') }).click()
  await expect(difference).toHaveCount(0)
  expect(await presses()).toBe(3)

  await expect(close).toBeEnabled()
  await close.click()
  await expect(yesterday).toContainText(t('console-reconciliation.days.closed'))
  expect(await presses()).toBe(4)

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
