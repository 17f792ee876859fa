import { authenticatorCode, emailOf, openConsole, operatorPassword, test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'
import { openAs, signInByApi } from '../fixtures/sign-in.ts'

test('[OPS-01] an operator signs in with password and code and out again; a customer stays outside', async ({
  page,
  request,
  lang,
  t,
  expectAccessible,
}) => {
  await openAs(page, await signInByApi(request))
  await openConsole(page, lang, '/orders')
  await expect(page.getByRole('heading', { name: t('console.signIn.title') })).toBeVisible()
  await expectAccessible()

  await page.getByLabel(t('console.signIn.email')).fill(emailOf('admin'))
  await page.getByLabel(t('console.signIn.password')).fill(operatorPassword)
  await page.getByRole('button', { name: t('console.signIn.next'), exact: true }).click()
  const code = page.getByLabel(t('console.signIn.code'))
  await expect(code).toBeFocused()
  await code.fill('000000')
  await code.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()

  // A code counts once: another test may have used the present one.
  await expect(async () => {
    await code.fill(await authenticatorCode(request, 'admin'))
    await code.press('Enter')
    await expect(page.getByRole('heading', { name: t('console-orders.title') })).toBeVisible({
      timeout: 3000,
    })
  }).toPass({ timeout: 70_000 })
  await expect(page).toHaveURL(/\/console\/orders$/)

  await page.getByRole('button', { name: t('console.header.account') }).click()
  await page.getByRole('button', { name: t('console.header.signOut') }).click()
  await expect(page.getByRole('heading', { name: t('console.signIn.title') })).toBeVisible()
  // The address as it is told, without the slash of a folder.
  await page.goto('/console')
  await expect(page.getByRole('heading', { name: t('console.signIn.title') })).toBeVisible()
  const answers = ['/console', '/console/'].map((path) => request.get(path, { maxRedirects: 0 }))
  const [told, folder] = await Promise.all(answers)
  expect(told?.headers().location).toBe('/console/')
  expect(folder?.status()).toBe(200)
})

test('[ROLE-08] a manager has the screens of the role; an administrator has all of them', {
  tag: '@one-language',
}, async ({ page, openAsOperator, t }) => {
  const links = page.getByRole('navigation', { name: t('console.nav.label') }).getByRole('link')
  await openAsOperator('manager', '/')
  await expect(links).toHaveText([
    t('console.nav.today'),
    t('console.nav.board'),
    t('console.nav.orders'),
    t('console.nav.visits'),
    t('console.nav.closing'),
    t('console.nav.customers'),
    t('console.nav.returns'),
    t('console.nav.refunds'),
    t('console.nav.products'),
    t('console.nav.media'),
    t('console.nav.categories'),
    t('console.nav.attributes'),
    t('console.nav.collections'),
    t('console.nav.menus'),
    t('console.nav.promotions'),
    t('console.nav.pages'),
    t('console.nav.texts'),
    t('console.nav.notifications'),
    t('console.nav.surveys'),
    t('console.nav.centres'),
    t('console.nav.places'),
    t('console.nav.cars'),
    t('console.nav.imports'),
    t('console.nav.log'),
  ])
  const centre = page.getByRole('button', { name: new RegExp(t('console.header.centre')) })
  await centre.click()
  // All, and the two centres of this manager.
  await expect(page.locator('[aria-pressed]')).toHaveCount(3)

  await openAsOperator('admin', '/')
  await expect(links).toHaveCount(30)
  await openAsOperator('staff', '/')
  await expect(links).toHaveText([t('console.nav.board'), t('console.nav.visits')])
})

test('a session that has ended asks above the page, which stays as it was', {
  tag: '@one-language',
}, async ({ page, request, openAsOperator, sql, t }) => {
  await openAsOperator('support', '/customers')
  const search = page.getByRole('searchbox')
  await search.fill('Salma')
  await expect(page.getByRole('row')).toHaveCount(2)
  await sql('UPDATE staff_sessions SET ended_at = now()')
  await search.fill('Salma Al')
  const dialog = page.getByRole('dialog', { name: t('console.signIn.again') })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel(t('console.signIn.email'))).toHaveValue(emailOf('support'))
  await dialog.getByLabel(t('console.signIn.password')).fill(operatorPassword)
  await dialog.getByRole('button', { name: t('console.signIn.next'), exact: true }).click()
  await expect(async () => {
    await dialog.getByLabel(t('console.signIn.code')).fill(await authenticatorCode(request, 'support'))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden({ timeout: 3000 })
  }).toPass({ timeout: 70_000 })
  await expect(search).toHaveValue('Salma Al')
  await expect(page.getByRole('row')).toHaveCount(2)
})
