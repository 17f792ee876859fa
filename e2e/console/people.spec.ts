import { randomUUID } from 'node:crypto'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test('[OPS-01] [OPS-21] an administrator invites somebody, gives a role and a centre, and takes the centre back in the log', async ({
  page,
  openAsOperator,
  t,
  lang,
  expectAccessible,
}) => {
  test.slow()
  const email = `ruqaya-${randomUUID().slice(0, 8)}@demo.warsha.example`
  await openAsOperator('admin', '/people')
  await page.getByRole('button', { name: t('console-people.people.invite') }).click()
  const invitation = page.getByRole('dialog', { name: t('console-people.people.inviteTitle') })
  const invite = invitation.getByRole('button', { name: t('console-people.people.invite') })
  await expect(invite).toBeDisabled()
  await invitation.getByLabel(t('console-people.people.name')).fill('Ruqaya Al Busaidi')
  await invitation.getByLabel(t('console-people.people.email')).fill(email)
  await expectAccessible('dialog[open]')
  await invite.click()
  await expect(page.getByText(t('console-people.people.invited'))).toBeVisible()
  await expect(invitation).toBeHidden()

  await page.goto(`/console/people?search=${email}`)
  const main = page.getByRole('main')
  await expect(main.getByText(email)).toBeVisible()
  await expect(
    main.getByText(t('console.roles.support'), { exact: true }).filter({ visible: true }),
  ).toBeVisible()
  await expect(
    main.getByText(t('console-people.people.waiting'), { exact: true }).filter({ visible: true }),
  ).toBeVisible()
  await expectAccessible()
  const edit = main.getByRole('button', { name: t('console-people.people.edit'), exact: true })
  const member = page.getByRole('dialog', { name: 'Ruqaya Al Busaidi' })
  const save = member.getByRole('button', { name: t('console-people.people.save'), exact: true })

  await edit.click()
  await member.getByLabel(t('console-people.people.role')).selectOption('manager')
  await save.last().click()
  await expect(member).toBeHidden()
  await expect(
    main.getByText(t('console.roles.manager'), { exact: true }).filter({ visible: true }),
  ).toBeVisible()

  const centre = lang === 'en' ? 'Ghala Service Centre' : 'مركز غلا للخدمة'
  const ghala = member.getByRole('checkbox', { name: centre })
  await edit.click()
  await ghala.check()
  await save.first().click()
  await expect(member).toBeHidden()
  await edit.click()
  await expect(ghala).toBeChecked()
  await page.keyboard.press('Escape')

  await page.goto('/console/log?subject_kind=operator')
  const change = main.getByRole('row').filter({ hasText: centre }).first()
  await expect(change.locator('ins')).toContainText(centre)
  await expectAccessible()
  await change.getByRole('button', { name: t('console-people.log.restore') }).click()
  const restoring = page.getByRole('dialog', { name: t('console-people.log.restoreTitle') })
  const restore = restoring.getByRole('button', { name: t('console-people.log.restore') })
  await expect(restore).toBeDisabled()
  await restoring.getByLabel(t('console.command.reason')).fill('the wrong centre')
  await restore.click()
  await expect(page.getByText(t('console-people.log.restored'))).toBeVisible()

  await page.goto(`/console/people?search=${email}`)
  await edit.click()
  await expect(ghala).toBeVisible()
  await expect(ghala).not.toBeChecked()
  await member.getByRole('button', { name: t('console-people.people.close') }).click()
  await expect(
    main.getByText(t('console-people.people.closed'), { exact: true }).filter({ visible: true }),
  ).toBeVisible()
})

test('an administrator sees that the shop adds up, and discards a job that failed every time, with a reason', async ({
  page,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  const error = `the carrier is away ${randomUUID().slice(0, 8)}`
  await sql(`INSERT INTO pgboss.job (name, state, data, output, retry_limit, retry_count, started_on, completed_on,
      deletion_seconds)
    VALUES ('jobs/send-message', 'failed', '{"payload":{"sealed":"secret"}}', '{"message":"${error}"}', 3, 3, now(),
      now(), 0)`)
  // Tests before this one have written holds without a checkout, which a check may have found.
  await sql(`UPDATE invariant_states SET is_broken = false, broken_rows = 0`)
  await openAsOperator('admin', '/health')
  const main = page.getByRole('main')
  for (const title of ['deadLetters', 'invariants', 'providers', 'messages', 'jobs'] as const)
    await expect(
      main.getByRole('heading', { name: t(`console-people.health.${title}`), exact: true }),
    ).toBeVisible()
  await expect(main.getByText(t('console-people.health.broken'), { exact: true })).toHaveCount(0)
  const letter = main.getByRole('listitem').filter({ hasText: error })
  await expect(letter).toBeVisible()
  await expect(letter).not.toContainText('secret')
  await expectAccessible()
  await letter.getByRole('button', { name: t('console-people.health.discard') }).click()
  const dialog = page.getByRole('dialog', { name: t('console-people.health.discard') })
  const discard = dialog.getByRole('button', { name: t('console-people.health.discard') })
  await expect(discard).toBeDisabled()
  await dialog.getByLabel(t('console.command.reason')).fill('sent by hand')
  await discard.click()
  await expect(page.getByText(t('console-people.health.discarded'))).toBeVisible()
  await expect(letter).toHaveCount(0)
})
