import { ghala } from '../fixtures/board-parts.ts'
import { bookedDay } from '../fixtures/closing-parts.ts'
import { authenticatorCode, test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test('[BEY-07] a manager sees what closing means, closes with a reason and two clicks, and acts for the customers', async ({
  page,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  await openAsOperator('manager', '/board')
  const { day, phones } = await bookedDay(page, sql, { from: 12, count: 2 })
  await page.goto(`/console/board?centre=${ghala}&day=${day}`)
  await page.getByRole('link', { name: t('console-board.closeCentre') }).click()

  const preview = page.getByRole('region', { name: t('console-closing.preview.title') })
  await expect(preview).toContainText('19.000')
  await expect(preview).toContainText(t('console-closing.preview.alternativesOf', { count: 2, orders: 2 }))
  const submit = page.getByRole('button', { name: t('console-closing.submit') })
  await expect(submit).toBeDisabled()
  await page.getByLabel(t('console.command.reason')).fill('burst pipe')
  await expectAccessible()
  await submit.click()

  const count = (name: string) => page.locator(`[data-count="${name}"]`)
  await expect(count('open')).toHaveText('2')
  await expect(page.getByText('burst pipe')).toBeVisible()
  for (const phone of phones) await expect(page.getByRole('link', { name: `+968${phone}` })).toBeVisible()
  const rows = page.getByRole('region', { name: t('console-closing.cases') }).getByRole('listitem')
  const take = rows.first().getByRole('button').first()
  // The job looks for alternatives within seconds.
  await expect(rows.first().getByRole('button')).toHaveCount(3, { timeout: 60_000 })
  await expectAccessible()
  await take.click()
  await expect(count('moved')).toHaveText('1')

  const open = rows.filter({ hasText: t('console-closing.refund.action') })
  await expect(open).toHaveCount(1)
  const order = page.getByRole('combobox', { name: t('console.list.order') })
  // What was decided comes before what is open, and then behind it.
  for (const [way, place] of [
    ['ascending', 1],
    ['descending', 0],
  ] as const) {
    await order.selectOption(t(`console.list.${way}`, { column: t('console-closing.order.decided') }))
    await expect(rows.nth(place)).toContainText(t('console-closing.refund.action'))
  }
  await open.getByRole('button', { name: t('console-closing.refund.action') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console.command.reason')).fill('wants the money')
  await dialog.getByRole('button', { name: t('console-closing.refund.action') }).click()
  await expect(count('refunded')).toHaveText('1')
  await expect(count('open')).toHaveText('0')
  await expect(page.getByText('9.500').first()).toBeVisible()

  await page.getByRole('button', { name: t('console-closing.reopen.action') }).click()
  await dialog.getByLabel(t('console.command.reason')).fill('repaired')
  await dialog.getByRole('button', { name: t('console-closing.reopen.action') }).click()
  await expect(page.getByText(t('console-closing.state.reopened'))).toBeVisible()
  await page.getByRole('link', { name: t('console-closing.back') }).click()
  await expect(page.getByRole('heading', { name: t('console-closing.title') })).toBeVisible()
  await expect(page.locator('a[data-row]').first()).toBeVisible()
  await expectAccessible()
})

test('closing asks for a fresh proof, and is not offered to who may not close', {
  tag: '@one-language',
}, async ({ page, request, openAsOperator, t }) => {
  await openAsOperator('support', `/board?centre=${ghala}`)
  await expect(page.getByRole('heading', { name: t('console-board.title') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('console-board.closeCentre') })).toHaveCount(0)

  await openAsOperator('admin', `/closing/new?centre=${ghala}&day=2027-11-02`, { hasStaleProof: true })
  await page.getByLabel(t('console.command.reason')).fill('stocktaking')
  await page.getByRole('button', { name: t('console-closing.submit') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(async () => {
    await dialog.getByLabel(t('console.signIn.code')).fill(await authenticatorCode(request, 'admin'))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden({ timeout: 3000 })
  }).toPass({ timeout: 70_000 })
  await expect(page.locator('[data-count="open"]')).toHaveText('0')
})

test('a holiday over bookings leads to closing their hours, passes afterwards, and then stands in the way of reopening', {
  tag: '@one-language',
}, async ({ page, openAsOperator, sql, t }) => {
  await openAsOperator('manager', '/board')
  const { day } = await bookedDay(page, sql, { from: 9, count: 1 })
  const addHoliday = async () => {
    await page.goto(`/console/centres/${ghala}/schedule`)
    await page.locator(`button[data-date="${day}"]`).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('console-centres.holidays.make') }).click()
    await dialog.getByLabel(t('console-centres.shift.nameEn')).fill('Repairs')
    await dialog.getByLabel(t('console-centres.shift.nameAr')).fill('صيانة')
    await dialog.getByRole('button', { name: t('console-centres.holidays.add') }).click()
    return dialog
  }
  const refused = await addHoliday()
  await refused.getByRole('link', { name: t('console.command.closeInstead') }).click()
  // All of the day: its other hours would be offered and held.
  const field = (of: 'from' | 'to', name: 'date' | 'time') =>
    page.getByLabel(`${t(`console-closing.${of}`)} · ${t(`console-closing.${name}`)}`)
  await field('from', 'time').fill('00:00')
  await field('to', 'time').fill('23:59')
  await page.getByLabel(t('console.command.reason')).fill('repairs')
  await page.getByRole('button', { name: t('console-closing.submit') }).click()
  await expect(page.locator('[data-count="open"]')).toHaveText(/^[1-9]/)
  const closure = page.url()
  const dialog = await addHoliday()
  await expect(dialog).toBeHidden()

  await page.goto(closure)
  await page.getByRole('button', { name: t('console-closing.reopen.action') }).click()
  await dialog.getByLabel(t('console.command.reason')).fill('repaired')
  await dialog.getByRole('button', { name: t('console-closing.reopen.action') }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
    t('console-closing.reopen.refused'),
  )
  await expect(dialog.getByRole('link', { name: t('console.command.closeInstead') })).toHaveCount(0)
  await dialog.getByRole('link', { name: t('console-closing.reopen.schedule') }).click()
  await expect(page).toHaveURL(new RegExp(`/centres/${ghala}/schedule$`))
})
