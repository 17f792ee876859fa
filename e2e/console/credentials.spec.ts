import { createHash, randomUUID } from 'node:crypto'
import { addAuthenticator, codeOfKey } from '../fixtures/authenticator.ts'
import { openConsole, test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'
import { signInByApi } from '../fixtures/sign-in.ts'

test('[OPS-01] a passkey of the device signs in, and is the fresh proof that taking customers along needs', async ({
  page,
  openAsOperator,
  sql,
  t,
  expectAccessible,
}) => {
  await openAsOperator('admin', '/orders?status=RETURNED')
  await addAuthenticator(page)
  const account = page.getByRole('button', { name: t('console.header.account') })
  await account.click()
  await page.getByRole('button', { name: t('console.header.addPasskey') }).click()
  await expect(page.getByText(t('console.header.passkeyAdded'))).toBeVisible()

  const signOut = page.getByRole('button', { name: t('console.header.signOut') })
  if (!(await signOut.isVisible())) await account.click()
  await signOut.click()
  await expect(page.getByRole('heading', { name: t('console.signIn.title') })).toBeVisible()
  await page.goto('/console/orders?status=RETURNED')
  await page.getByRole('button', { name: t('console.signIn.passkey') }).click()
  await expect(page.getByRole('heading', { name: t('console-orders.title') })).toBeVisible()

  await sql(`UPDATE staff_sessions SET proven_at = now() - interval '10 minutes'`)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: t('console.list.export') }).click()
  const proof = page.getByRole('dialog', { name: t('console.proof.title') })
  await expect(proof).toBeVisible()
  await expectAccessible('dialog[open]')
  await proof.getByRole('button', { name: t('console.proof.passkey') }).click()
  await expect(proof).toBeHidden()
  expect((await downloaded).suggestedFilename()).toBe('orders.csv')
})

test('[OPS-01] the first administrator makes the account with the one-time secret, which is then used up', async ({
  page,
  sql,
  lang,
  t,
  expectAccessible,
}) => {
  const secret = randomUUID()
  const hash = createHash('sha256').update(secret).digest('base64url')
  await sql(`UPDATE staff_members SET is_active = false WHERE role = 'administrator';
    INSERT INTO staff_invitations (secret_hash, expires_at) VALUES ('${hash}', now() + interval '1 hour')`)
  const start = async () => {
    await page.getByLabel(t('console.setup.secret')).fill(secret)
    await page.getByLabel(t('console.setup.name'), { exact: true }).fill('Aisha Al Harthy')
    await page
      .getByLabel(t('console.signIn.email'))
      .fill(`aisha-${randomUUID().slice(0, 8)}@demo.warsha.example`)
    await page.getByLabel(t('console.setup.password')).fill('a long enough password')
    await page.getByRole('button', { name: t('console.setup.next'), exact: true }).click()
  }
  try {
    await openConsole(page, lang, '/setup')
    await expectAccessible()
    await start()
    const key = page.locator('dd.font-mono')
    await expect(key).toHaveText(/^[A-Z2-7]{32}$/)
    await expectAccessible()
    const code = page.getByLabel(t('console.signIn.code'))
    const finish = page.getByRole('button', { name: t('console.setup.finish') })
    await code.fill('000000')
    await finish.click()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await code.fill(codeOfKey((await key.textContent()) ?? ''))
    await finish.click()
    await expect(page.getByRole('heading', { level: 1, name: t('console-today.title') })).toBeVisible()
    await expect(
      page
        .getByRole('navigation', { name: t('console.nav.label') })
        .getByRole('link', { name: t('console.nav.people') }),
    ).toBeVisible()

    await page.context().clearCookies()
    await openConsole(page, lang, '/setup')
    await start()
    await expect(page.getByRole('alert').filter({ hasText: t('refusals.INVITATION_INVALID') })).toBeVisible()
  } finally {
    await sql(`UPDATE staff_members SET is_active = true WHERE role = 'administrator'`)
  }
})

test('[OPS-14] money above the limit waits for a second person, who is not the one that asked', async ({
  page,
  openAsOperator,
  request,
  t,
  expectAccessible,
}) => {
  await openAsOperator('finance', '/customers')
  const reason = `Goodwill ${randomUUID()}`
  const { phoneNumber } = await signInByApi(request)
  const asked = await page.evaluate(
    async ([why, phone]) => {
      const headers = { 'content-type': 'application/json', 'x-warsha-console': '1' }
      const { data } = await (await fetch(`/api/v1/console/customers/?search=${phone}`)).json()
      const body = JSON.stringify({
        key: crypto.randomUUID(),
        amount_baisa: 60_000,
        balance_baisa: data[0].wallet_baisa,
        reason: why,
      })
      const path = `/api/v1/console/customers/${encodeURIComponent(data[0].id)}/wallet-adjustments/`
      const { status } = await fetch(path, { method: 'POST', headers, body })
      return { status, customer: data[0] as { id: string; wallet_baisa: number } }
    },
    [reason, phoneNumber] as const,
  )
  expect(asked.status).toBe(202)
  const walletOf = () =>
    page.evaluate(async (id) => {
      const { data } = await (await fetch('/api/v1/console/customers/')).json()
      return (data as { id: string; wallet_baisa: number }[]).find((each) => each.id === id)?.wallet_baisa
    }, asked.customer.id)

  await openAsOperator('finance', '/approvals')
  const waiting = page.getByRole('row').filter({ hasText: reason })
  await expect(waiting).toContainText(t('console-money.approvals.own'))
  await expect(waiting.getByRole('button')).toHaveCount(0)
  expect(await walletOf()).toBe(asked.customer.wallet_baisa)

  await openAsOperator('admin', '/approvals')
  await expectAccessible()
  await waiting.getByRole('button', { name: t('console-money.approvals.approve'), exact: true }).click()
  await expect(page.getByText(t('console-money.approvals.approved'))).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(await walletOf()).toBe(asked.customer.wallet_baisa + 60_000)
})
