import { readFile } from 'node:fs/promises'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

const longName = 'prices-of-the-supplier-in-november-2026.csv'

test('prices are exported, changed in a file, checked cell by cell, imported and taken back', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  await openAsOperator('content', '/imports')
  const prices = page.getByRole('region', { name: t('console-imports.kind.prices'), exact: true })
  const downloading = page.waitForEvent('download')
  await prices.getByRole('button', { name: t('console.list.export') }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const [heading = '', ...records] = file.replace('\uFEFF', '').trim().split('\r\n')
  expect(heading).toContain('sku,channel,price')
  const [sku = '', channel = '', price = ''] = records[0]?.split(',') ?? []
  const bring = (text: string) =>
    prices.locator('input[type=file]').setInputFiles({
      name: longName,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
  await expectAccessible()

  // A comma in an amount could mean a thousand or a tenth.
  await bring(`sku,channel,price\n${sku},${channel},"12,500"\nnothing,${channel},1.000\n`)
  await expect(page.getByRole('heading', { level: 1, name: longName })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '12,500' })).toContainText(
    t('console-imports.problem.amount'),
  )
  await expect(page.getByRole('row').filter({ hasText: 'nothing' })).toContainText(
    t('console-imports.problem.unknown'),
  )
  const run = page
    .getByRole('main')
    .getByRole('button', { name: t('console-imports.run.action', { count: 1 }) })
  await expect(run).toHaveCount(0)
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('link', { name: t('console-imports.back') }).click()
  await bring(`sku;channel;price\n${sku};${channel};77.125\n`)
  await expect(page.getByText('77.125')).toBeVisible()
  await run.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console.command.reason')).fill('a letter of the supplier')
  await dialog.getByRole('button', { name: t('console-imports.run.action', { count: 1 }) }).click()
  await expect(page.getByText(t('console-imports.outcome.done', { count: 1 }))).toBeVisible()

  const undoing = page.waitForEvent('download')
  await page.getByRole('button', { name: t('console-imports.undo') }).click()
  const undo = await readFile(await (await undoing).path(), 'utf8')
  expect(undo).toContain(`${sku},${channel},${price}`)
  await page.getByRole('link', { name: t('console-imports.back') }).click()
  await bring(undo)
  await run.click()
  await dialog.getByLabel(t('console.command.reason')).fill('the letter was wrong')
  await dialog.getByRole('button', { name: t('console-imports.run.action', { count: 1 }) }).click()
  await expect(page.getByText(t('console-imports.outcome.done', { count: 1 }))).toBeVisible()
})

test('a file of products tells the reason of every mistake, is mended, imported and taken back', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  await openAsOperator('content', '/imports')
  const products = page.getByRole('region', { name: t('console-imports.kind.products'), exact: true })
  const downloading = page.waitForEvent('download')
  await products.getByRole('button', { name: t('console.list.export') }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const [, record = ''] = file.replace('\uFEFF', '').split('\r\n')
  const [slug = '', sku = ''] = record.split(',')
  const bring = (text: string, name = 'spring.csv') =>
    products.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })

  await bring(`product,sku,category,tag_en,is_counted\n${slug},${sku},no-such,Spring,perhaps\n`)
  const mistake = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(mistake('no-such')).toContainText(t('console-imports.problem.unknown'))
  await expect(mistake('perhaps')).toContainText(t('console-imports.problem.choice'))
  await expectAccessible()

  // As the spreadsheet of the region writes it.
  await page.getByRole('link', { name: t('console-imports.back') }).click()
  await bring(`\uFEFFproduct;sku;tag_en;tag_ar\r\n${slug};${sku};Spring;ربيع\r\n`)
  const run = page
    .getByRole('main')
    .getByRole('button', { name: t('console-imports.run.action', { count: 1 }) })
  await expect(page.getByText('Spring')).toBeVisible()
  await expect(page.getByText('ربيع')).toBeVisible()
  await run.click()
  const dialog = page.getByRole('dialog')
  const importNow = async (reason: string) => {
    await dialog.getByLabel(t('console.command.reason')).fill(reason)
    await dialog.getByRole('button', { name: t('console-imports.run.action', { count: 1 }) }).click()
    await expect(page.getByText(t('console-imports.outcome.done', { count: 1 }))).toBeVisible()
  }
  await importNow('spring sale')
  const undoing = page.waitForEvent('download')
  await page.getByRole('button', { name: t('console-imports.undo') }).click()
  const undo = await readFile(await (await undoing).path(), 'utf8')
  await page.getByRole('link', { name: t('console-imports.back') }).click()
  await bring(undo, 'undo.csv')
  await run.click()
  await importNow('spring is over')
  await page.getByRole('link', { name: t('console-imports.back') }).click()
  await bring(file, 'again.csv')
  await expect(page.getByText(t('console-imports.outcome.nothing'))).toBeVisible()
})
