import { readFile } from 'node:fs/promises'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test('[OPS-17] waiting comments are approved and rejected by keys, and filtered by centre', async ({
  page,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  const number = Date.now().toString(36)
  await sql(`WITH asked AS (
      INSERT INTO survey_invitations (order_id, customer_id, centre_id, token_hash, expires_at, answered_at)
      SELECT id, customer_id, 1, encode(sha256(('${number}' || id)::bytea), 'hex'), now() + interval '1 day', now()
      FROM orders WHERE id NOT IN (SELECT order_id FROM survey_invitations) ORDER BY id LIMIT 2 RETURNING id)
    INSERT INTO survey_answers (invitation_id, rate, comment, moderation)
    SELECT id, 4, 'Well done ${number} ' || id, 'pending' FROM asked`)
  await openAsOperator('support', '/surveys?centre=1')
  const mine = page.getByRole('article').filter({ hasText: number })
  await expect(mine).toHaveCount(2)
  await expectAccessible()
  const keys = page.getByRole('listitem').filter({ hasText: t('console-surveys.comments.walk') })
  await expect(keys).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(keys).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('j')
  await expect(page.getByRole('article').first()).toBeFocused()
  await page.keyboard.press('a')
  await expect(mine).toHaveCount(1)
  await mine.first().focus()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console.command.reason')).fill('Names a person')
  await dialog.getByRole('button', { name: t('console-surveys.comments.reject'), exact: true }).click()
  await expect(mine).toHaveCount(0)
  await page.getByRole('combobox', { name: t('console-surveys.comments.label') }).selectOption('approved')
  await expect(mine).toHaveCount(1)
  await page.getByRole('combobox', { name: t('console-surveys.comments.centre') }).selectOption('2')
  await expect(mine).toHaveCount(0)
})

test('[OPS-82] waiting comments are selected and decided together, after a look, and are a file', async ({
  page,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  const number = `b${Date.now().toString(36)}`
  await sql(`WITH asked AS (
      INSERT INTO survey_invitations (order_id, customer_id, centre_id, token_hash, expires_at, answered_at)
      SELECT id, customer_id, 1, encode(sha256(('${number}' || id)::bytea), 'hex'), now() + interval '1 day', now()
      FROM orders WHERE id NOT IN (SELECT order_id FROM survey_invitations) ORDER BY id LIMIT 3 RETURNING id)
    INSERT INTO survey_answers (invitation_id, rate, comment, moderation)
    SELECT id, 4, 'Together ${number} ' || id, 'pending' FROM asked`)
  await openAsOperator('support', '/surveys?centre=1')
  const mine = page.getByRole('article').filter({ hasText: number })
  await expect(mine).toHaveCount(3)
  for (const at of [0, 1]) await mine.nth(at).getByRole('checkbox').check()
  await expect(page.getByText(t('console.list.selected', { count: 2 }))).toBeVisible()
  await expectAccessible()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: t('console.list.export') }).click()
  expect(await readFile(await (await downloaded).path(), 'utf8')).toContain(`Together ${number}`)
  await page.getByRole('button', { name: t('console-surveys.comments.approveSelected') }).click()
  const dialog = page.getByRole('dialog', { name: t('console-surveys.comments.approveSelected') })
  await expect(dialog).toContainText(t('console.bulk.would', { count: 2 }))
  await expect(mine).toHaveCount(3)
  await dialog.getByRole('button', { name: t('console.bulk.run', { count: 2 }) }).click()
  await expect(mine).toHaveCount(1)
  await mine.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('console-surveys.comments.rejectSelected') }).click()
  await page.getByRole('dialog').getByLabel(t('console.command.reason')).fill('Rude')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('console.bulk.run', { count: 1 }) })
    .click()
  await expect(mine).toHaveCount(0)
  await page.getByRole('combobox', { name: t('console-surveys.comments.label') }).selectOption('approved')
  await expect(mine).toHaveCount(2)
  await page
    .getByRole('combobox', { name: t('console.list.order') })
    .selectOption(t('console.list.ascending', { column: t('console-surveys.comments.stars') }))
  await expect(page).toHaveURL(/sort=rate/)
  await expect(mine).toHaveCount(2)
})

test('[OPS-17] a question is added, put first by the keyboard, changed and no longer asked', async ({
  page,
  openAsOperator,
  lang,
  t,
  expectAccessible,
}) => {
  const number = Date.now().toString(36)
  const titles = { en: `Was it clean ${number}?`, ar: `هل كان نظيفًا ${number}؟` }
  await openAsOperator('support', '/surveys/questions')
  await page.getByRole('button', { name: t('console-surveys.questions.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console-surveys.questions.titleEn')).fill(titles.en)
  await dialog.getByLabel(t('console-surveys.questions.titleAr')).fill(titles.ar)
  await expectAccessible()
  await dialog.getByRole('button', { name: t('console-surveys.questions.add') }).click()
  const group = page.getByRole('list').filter({ hasText: titles[lang] })
  const rows = group.getByRole('listitem')
  await expect(rows.last()).toContainText(titles[lang])
  const before = await rows.count()
  const grip = group.getByRole('button', { name: t('console.order.grip', { name: titles[lang] }) })
  await grip.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rows.nth(before - 2)).toContainText(titles[lang])
  await page.reload()
  await expect(rows.nth(before - 2)).toContainText(titles[lang])
  const mine = rows.filter({ hasText: titles[lang] })
  await mine.getByRole('button', { name: t('console-surveys.questions.stop') }).click()
  await expect(mine).toContainText(t('console-surveys.questions.stopped'))
})
