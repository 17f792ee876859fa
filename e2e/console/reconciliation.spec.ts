import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { test } from '../fixtures/console-test.ts'
import { demoSlugs, readProduct } from '../fixtures/filled-cart.ts'
import { purchaseByApi } from '../fixtures/purchase-by-api.ts'
import { expect } from '../fixtures/shop-test.ts'
import { signInByApi } from '../fixtures/sign-in.ts'

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

test('[OPS-61] differences that were resolved, and all of them, are tabs with the newest first', async ({
  page,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  const mark = `T${randomUUID().slice(0, 8)}`
  await sql(`INSERT INTO payment_differences (cause, kind, gateway, expected, found, day)
    VALUES ('spec:${mark}', 'unknown-callback', 'sandbox', 'a known payment', '${mark} open', '2026-01-02')`)
  await sql(`INSERT INTO payment_differences (cause, kind, gateway, expected, found, state, resolution, resolved_by, resolved_at)
    SELECT 'spec:${mark}' || n, 'unknown-callback', 'sandbox', 'a known payment', '${mark} ' || n, 'closed', 'discarded',
      'operator:1', now() + n * interval '1 second' FROM generate_series(1, 2) AS n`)
  await openAsOperator('admin', '/reconciliation')
  const views = page.getByRole('navigation', { name: t('console.views.label') })
  const rows = page.getByRole('row').filter({ hasText: mark })
  await expect(rows).toHaveCount(1)
  await expect(views.getByRole('link').first()).toHaveText(t('console-reconciliation.differences.open'))
  await views.getByRole('link', { name: t('console-reconciliation.differences.closed'), exact: true }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`${mark} 2`)
  await expectAccessible()
  const days = page.getByRole('region', { name: t('console-reconciliation.days.title') })
  const order = days.getByRole('combobox', { name: t('console.list.order') })
  await order.selectOption(
    t('console.list.ascending', { column: t('console-reconciliation.differences.day') }),
  )
  await expect(days.getByRole('listitem').first()).toBeVisible()
  const file = page.waitForEvent('download')
  await days
    .getByRole('button', { name: t('console.list.export') })
    .first()
    .click()
  expect((await file).suggestedFilename()).toBe('reconciliation-days.csv')
  await views.getByRole('link', { name: t('console.list.all'), exact: true }).click()
  await expect(rows).toHaveCount(3)
  await sql(`DELETE FROM payment_differences WHERE cause LIKE 'spec:%'`)
})

test('the sums of every day stand under each other, whatever is to be done about it', async ({
  page,
  openAsOperator,
  t,
}) => {
  const day = {
    gateway: 'sandbox',
    closed_at: null,
    ledger_baisa: 62_200,
    orders_baisa: 62_200,
    payouts_baisa: 0,
    fees_baisa: 143,
  }
  const data = [
    { day: '2026-01-04', state: 'running', open_differences: 0, gateway_baisa: 62_200, rest_baisa: 0 },
    { day: '2026-01-03', state: 'open', open_differences: 12, gateway_baisa: 81_100, rest_baisa: 18_900 },
    { day: '2026-01-02', state: 'open', open_differences: 0, gateway_baisa: 62_200, rest_baisa: 0 },
    { day: '2026-01-01', state: 'closed', open_differences: 0, gateway_baisa: 62_200, rest_baisa: 0 },
  ].map((each) => ({ ...day, ...each }))
  await page.route('**/console/reconciliation/?*', (route) =>
    route.fulfill({ json: { data, page: { after: null, total: 4, is_exact: true }, gateways: ['sandbox'] } }),
  )
  await openAsOperator('finance', '/reconciliation')
  const rows = page.getByRole('listitem', { name: /sandbox/ })
  await expect(rows).toHaveCount(4)
  await expect(
    rows.getByRole('button', { name: t('console-reconciliation.days.open', { count: 12 }) }),
  ).toBeVisible()
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const columns = await rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('dt')].map((name) => Math.round(name.getBoundingClientRect().left)).join(),
      ),
    )
    expect([width, [...new Set(columns)]]).toEqual([width, [columns[0]]])
    expect([width, await hasNoSideways(page)]).toEqual([width, true])
  }
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
  await expect(
    page.getByText(t('console-reconciliation.kinds.unknown-callback')).filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: t('console-reconciliation.actions.link') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('console-reconciliation.days.close') })).toHaveCount(0)
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(
      page.getByText(t('console-reconciliation.kinds.unknown-callback')).filter({ visible: true }).first(),
    ).toBeVisible()
    expect([width, await hasNoSideways(page)]).toEqual([width, true])
  }
  await sql(`DELETE FROM payment_differences WHERE cause LIKE 'spec:%'`)
})

test('[BEY-11] finance takes differences and a day along as files, and links a callback with the payment it searched for', async ({
  page,
  openAsOperator,
  request,
  sql,
  lang,
  t,
  expectAccessible,
}) => {
  const { token } = await signInByApi(request)
  const oil = await readProduct(request, demoSlugs.oil, lang)
  const number = await purchaseByApi(request, token, { variantId: oil.variants?.[0]?.id } as never)
  const event = `evt-${randomUUID()}`
  await sql(
    `INSERT INTO gateway_callbacks (gateway, event_id, kind, psp_reference) VALUES ('sandbox', '${event}', 'payment.paid', 'sbx_${event}')`,
  )
  await sql(`INSERT INTO payment_differences (cause, kind, gateway, expected, found)
    VALUES ('callback:sandbox:${event}', 'unknown-callback', 'sandbox', 'a known payment', 'payment.paid about sbx_${event}')`)
  await openAsOperator('finance', '/reconciliation')
  const difference = page
    .getByRole('row')
    .filter({ hasText: t('console-reconciliation.kinds.unknown-callback') })
  await expect(difference).toHaveCount(1)
  const inMain = page.getByRole('main').getByRole('button', { name: t('console.list.export') })
  expect(await savedBy(page, inMain.first())).toEqual({
    name: 'differences.csv',
    text: expect.stringContaining('unknown-callback'),
  })
  const day = page.getByRole('listitem', { name: /sandbox/ }).first()
  const saved = await savedBy(page, day.getByRole('button', { name: t('console.list.export') }))
  expect(saved.name).toMatch(/^sandbox-\d{4}-\d\d-\d\d\.csv$/)
  expect(saved.text).toContain('reference')

  await difference.getByRole('button', { name: t('console-reconciliation.actions.link') }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: t('console-reconciliation.actions.link'), exact: true })
  const search = dialog.getByLabel(t('console-reconciliation.dialog.payment'), { exact: true })
  await search.fill('no such payment')
  await expect(dialog).toContainText(t('console-reconciliation.dialog.paymentNone'))
  await search.fill(number)
  await dialog.getByRole('radio', { name: new RegExp(`#${number}`) }).check()
  await expect(submit).toBeDisabled()
  await expectAccessible('dialog')
  await dialog.getByLabel(t('console.command.reason')).fill('Same customer and amount')
  await submit.click()
  await expect(difference).toHaveCount(0)
})

async function savedBy(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download')
  await button.click()
  const file = await downloading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
