import { readFile } from 'node:fs/promises'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test('[OPS-10] gift cards are issued, their codes kept as a file once, one sent to a customer and disabled', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  test.slow()
  await openAsOperator('finance', '/gift-cards')
  await page.getByRole('button', { name: t('console-gift-cards.issue.action') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console-gift-cards.issue.count')).fill('2')
  await dialog.getByLabel(t('console-gift-cards.issue.amount')).fill('1.500')
  await dialog.getByLabel(t('console.command.reason')).fill('Eid')
  await expectAccessible()
  await dialog.getByRole('button', { name: t('console-gift-cards.issue.submit'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('console-gift-cards.batches.title'))

  const newest = page.locator('a[data-row]').first()
  // Other batches come first in other orders.
  const batch = page
    .getByRole('row')
    .filter({ has: page.locator(`a[href="${await newest.getAttribute('href')}"]`) })
  await page.setViewportSize({ width: 768, height: 800 })
  const show = batch.getByRole('button', { name: t('console-gift-cards.batches.codes') })
  await expect(show).toBeVisible()
  // Both in one line.
  expect((await batch.locator('[data-row]').boundingBox())?.height).toBeLessThan(30)
  expect((await show.boundingBox())?.height).toBeLessThan(40)
  await page.setViewportSize({ width: 1280, height: 800 })
  await batch.getByRole('button', { name: t('console-gift-cards.batches.codes') }).click()
  const codes = page.getByRole('dialog', { name: t('console-gift-cards.codes.title') })
  await expect(codes.getByRole('listitem')).toHaveCount(2)
  const shown = await codes.getByRole('listitem').allTextContents()
  const download = page.waitForEvent('download')
  await codes.getByRole('button', { name: t('console-gift-cards.codes.file') }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  for (const code of shown) expect(file).toContain(`${code},1.500`)
  await codes
    .getByRole('button', { name: t('console.command.close') })
    .first()
    .click()
  await expect(batch).toContainText(t('console-gift-cards.batches.shown'))

  await page
    .getByRole('button', {
      name: t('console.list.sortBy', { column: t('console-gift-cards.batches.cards') }),
    })
    .click()
  await expect(page).toHaveURL(/sort=-count/)
  await expectAccessible()
  const batches = page.waitForEvent('download')
  await page.getByRole('button', { name: t('console.list.export') }).click()
  expect(await readFile(await (await batches).path(), 'utf8')).toContain(',2,1.500,')
  await page.goBack()
  await batch.locator('a[data-row]').click()
  await expect(page.locator('a[data-row]')).toHaveCount(2)
  await page.locator('a[data-row]').first().click()
  await page.getByRole('button', { name: t('console-gift-cards.send.action') }).click()
  await dialog.getByRole('searchbox').fill('Salma')
  await dialog.getByRole('radio').first().check()
  await dialog.getByLabel(t('console.command.reason')).fill('Sorry')
  await dialog.getByRole('button', { name: t('console-gift-cards.send.submit'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('console-gift-cards.send.action') })).toBeHidden()
  await page.getByRole('button', { name: t('console-gift-cards.disable.action'), exact: true }).click()
  await dialog.getByLabel(t('console.command.reason')).fill('Lost')
  await dialog.getByRole('button', { name: t('console-gift-cards.disable.action'), exact: true }).click()
  await expect(page.getByText(t('console-gift-cards.state.disabled'), { exact: true })).toBeVisible()
  await expectAccessible()
})
