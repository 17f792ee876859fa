import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test('[BEY-15] an interval of a category is set, changed and removed, and support only reads it', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  await openAsOperator('content', '/cars/intervals')
  await expect(page.getByRole('heading', { level: 1, name: t('console-cars.intervals.title') })).toBeVisible()
  const dialog = page.getByRole('dialog')
  const months = dialog.getByLabel(t('console-cars.intervals.months'), { exact: true })
  const kilometres = dialog.getByLabel(t('console-cars.intervals.kilometres'), { exact: true })
  const save = dialog.getByRole('button', { name: t('console-cars.intervals.save'), exact: true })
  await page.getByRole('button', { name: t('console-cars.intervals.add') }).click()
  const category = dialog.getByLabel(t('console-cars.intervals.category'))
  await expect(category.getByRole('option').nth(1)).toBeAttached()
  const name = ((await category.getByRole('option').nth(1).textContent()) ?? '').trim()
  await category.selectOption({ index: 1 })
  await months.fill('500')
  await expect(dialog).toContainText(t('console-cars.intervals.monthsWrong'))
  await expect(save).toBeDisabled()
  await months.fill('٩')
  await kilometres.fill('12,000')
  await expectAccessible('dialog')
  await save.click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('12,000')
  await expect(row.getByRole('cell', { name: '9', exact: true })).toBeVisible()
  await expectAccessible()

  await row.getByRole('button', { name: t('console-cars.intervals.edit') }).click()
  await months.fill('10')
  await kilometres.fill('')
  await save.click()
  await expect(row.getByRole('cell', { name: '10', exact: true })).toBeVisible()
  await expect(row).not.toContainText('12,000')

  await openAsOperator('support', '/cars/intervals')
  await expect(row).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('button', { name: t('console-cars.intervals.add') }),
  ).toHaveCount(0)
  await expect(row.getByRole('button')).toHaveCount(0)

  await openAsOperator('content', '/cars/intervals')
  await row.getByRole('button', { name: t('console-cars.remove.action') }).click()
  await dialog.getByLabel(t('console.command.reason')).fill('Not sold any more')
  await dialog.getByRole('button', { name: t('console-cars.remove.action'), exact: true }).click()
  await expect(row).toHaveCount(0)
})
