import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test('[OPS-16] a notification is composed in both languages, scheduled for a place, and cancelled', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  const number = Date.now().toString(36)
  await openAsOperator('admin', '/notifications')
  await page.getByRole('link', { name: t('console-notifications.new.action') }).click()
  const words = page.getByRole('group', { name: t('console-notifications.form.words') }).getByRole('textbox')
  const send = page.getByRole('button', { name: t('console-notifications.send.now'), exact: true })
  await words.nth(0).fill(`Open on Friday ${number}`)
  await words.nth(1).fill(`نعمل يوم الجمعة ${number}`)
  await expect(send).toBeDisabled()
  await words.nth(2).fill('All centres open at 8.')
  await words.nth(3).fill('تفتح جميع المراكز الساعة 8.')
  await expect(send).toBeEnabled()
  const preview = page.getByRole('region', { name: t('console-notifications.preview.title') })
  await expect(preview).toContainText(number)
  await page.getByText(t('console-notifications.audience.city'), { exact: true }).click()
  await expect(send).toBeDisabled()
  await page.getByRole('combobox', { name: t('console-notifications.form.city') }).selectOption('11')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.getByText(t('console-notifications.form.later'), { exact: true }).click()
  await page.getByLabel(t('console-notifications.form.sendAt')).fill(`${tomorrow}T09:00`)
  await expectAccessible()
  const submit = t('console-notifications.send.later')
  await page.getByRole('button', { name: submit, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click()

  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(t('console-notifications.state.waiting'))
  await row.getByRole('button', { name: t('console-notifications.cancel.action') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('console-notifications.cancel.submit') })
    .click()
  await expect(row).toContainText(t('console-notifications.state.cancelled'))
})

test('[OPS-16] one that is sent at once is counted when a customer sees it', {
  tag: '@one-language',
}, async ({ page, openAsOperator, sql, t }) => {
  const number = Date.now().toString(36)
  await openAsOperator('content', '/notifications/new')
  const words = page.getByRole('group', { name: t('console-notifications.form.words') }).getByRole('textbox')
  await words.nth(0).fill(`Sale ${number}`)
  await words.nth(1).fill(`تخفيضات ${number}`)
  await words.nth(2).fill('Today only.')
  await words.nth(3).fill('اليوم فقط.')
  // A content operator reads no customers, so there is none to choose.
  await expect(page.getByText(t('console-notifications.audience.customer'), { exact: true })).toBeHidden()
  await page.reload()
  await expect(words.nth(0)).toHaveValue(`Sale ${number}`)
  const submit = t('console-notifications.send.now')
  await page.getByRole('button', { name: submit, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: submit, exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(t('console-notifications.state.sent'))
  await sql(`INSERT INTO notification_views (notification_id, customer_id)
    SELECT notification_id, (SELECT min(id) FROM customers) FROM broadcasts WHERE subject ->> 'en' = 'Sale ${number}'`)
  await page.reload()
  await expect(row.getByRole('cell').nth(4)).toHaveText('1')
})
