import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { addAuthenticator } from './fixtures/authenticator.ts'
import { askForCode, verifyForm } from './fixtures/login-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { newNumber, openAs, readCode, signInByApi } from './fixtures/sign-in.ts'

test('a passkey is added in the profile, signs in, and does so no more once it is removed', {
  tag: '@one-language',
}, async ({ page, open, go, request, lang, t, expectAccessible }) => {
  const customer = await signInByApi(request)
  await openAs(page, customer)
  const { cdp, authenticatorId } = await addAuthenticator(page)
  await open('/profile/')
  const section = page.getByRole('region', { name: t('profile.passkeys') })
  await expect(section).toContainText(t('profile.noPasskeys'))
  await section.getByRole('button', { name: t('profile.addPasskey') }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expectAccessible()
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])

  const devices = page.getByRole('list', { name: t('profile.sessions') }).getByRole('listitem')
  await devices
    .filter({ hasText: t('profile.thisDevice') })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/?$`))
  await go('/login')
  const signIn = page.getByRole('button', { name: t('login.passkey.signIn') })
  await expectAccessible()
  await signIn.click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/?$`))
  await go('/profile/')
  const details = page.getByRole('region', { name: t('profile.data') })
  await expect(details).toContainText(formatPhone(`+968${customer.phoneNumber}`))

  await section.getByRole('listitem').getByRole('button').click()
  await expect(section).toContainText(t('profile.noPasskeys'))
  await devices
    .filter({ hasText: t('profile.thisDevice') })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/?$`))
  await go('/login')
  await signIn.click()
  await expect(page.getByText(t('refusals.PASSKEY_INVALID'))).toBeVisible()
  await expect(page).toHaveURL(`/${lang}/login`)
})

test('what a device signed is good once, and nothing else is', { tag: '@one-language' }, async ({
  page,
  open,
  request,
  t,
}) => {
  await openAs(page, await signInByApi(request))
  await addAuthenticator(page)
  await open('/profile/')
  const section = page.getByRole('region', { name: t('profile.passkeys') })
  await section.getByRole('button', { name: t('profile.addPasskey') }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)

  const signed = async () => {
    const { data } = await (await request.post('/api/v1/accounts/passkey-login/options/')).json()
    return page.evaluate(async (options) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
      const credential = await navigator.credentials.get({ publicKey })
      return (credential as PublicKeyCredential).toJSON() as AuthenticationResponseJSON
    }, data)
  }
  const login = async (credential: object, headers: Record<string, string> = {}) =>
    (await request.post('/api/v1/accounts/passkey-login/', { data: { credential }, headers })).status()

  const first = await signed()
  expect(await login(first)).toBe(200)
  expect(await login(first)).toBe(400)
  const second = await signed()
  expect(
    await login({ ...second, response: { ...second.response, signature: first.response.signature } }),
  ).toBe(400)
  expect(await login(second)).toBe(400)
  expect(await login({})).toBe(400)
})

test('after the first sign-in by code a passkey is offered, and never to somebody who has one', {
  tag: '@one-language',
}, async ({ page, context, open, go, request, lang, t }) => {
  await skipGreetings(context)
  await addAuthenticator(page)
  const number = newNumber()
  await open('/login')
  await askForCode(page, t, number)
  await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`))
  await expect(page.getByText(t('login.passkey.offer'))).toBeVisible()
  await page.getByRole('button', { name: t('login.passkey.make') }).click()
  await expect(page).toHaveURL(`/${lang}/profile/#passkeys`)
  const section = page.getByRole('region', { name: t('profile.passkeys') })
  await expect(section).toBeInViewport()
  await section.getByRole('button', { name: t('profile.addPasskey') }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)

  const devices = page.getByRole('list', { name: t('profile.sessions') }).getByRole('listitem')
  await devices.getByRole('button').click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/?$`))
  await go('/login')
  const listed = page.waitForResponse((answer) => answer.url().endsWith('/accounts/passkeys/'))
  // The number got a code by message a moment ago, so the next one has to come another way.
  await askForCode(page, t, number)
  await verifyForm(page, t).otherService.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('outgoing.services.whatsapp') })
    .click()
  await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`, 2))
  await listed
  await expect(page).toHaveURL(`/${lang}`)
  await expect(page.getByText(t('login.passkey.offer'))).toHaveCount(0)
})

test('[PROF-13] a passkey proves whose account it is before its number changes', async ({
  page,
  open,
  request,
  t,
}) => {
  const customer = await signInByApi(request)
  await openAs(page, customer)
  await addAuthenticator(page)
  await open('/profile/')
  const section = page.getByRole('region', { name: t('profile.passkeys') })
  await section.getByRole('button', { name: t('profile.addPasskey') }).click()
  await expect(section.getByRole('listitem')).toContainText(t('profile.passkeyUnused'))
  const details = page.getByRole('region', { name: t('profile.data') })
  await details.getByRole('button', { name: t('profile.changePhone') }).click()
  const dialog = page.getByRole('dialog', { name: t('profile.newPhone') })
  const number = `7${customer.phoneNumber.slice(1)}`
  await dialog.getByLabel(t('login.phone')).fill(number)
  await dialog.getByRole('button', { name: t('profile.sendCode') }).click()
  await dialog.getByLabel(t('profile.code')).fill(await readCode(request, `+968${number}`))
  await dialog.getByRole('button', { name: t('profile.proofByPasskey') }).click()
  await expect(details).toContainText(formatPhone(`+968${number}`))
  await page.reload()
  await expect(section.getByRole('listitem')).not.toContainText(t('profile.passkeyUnused'))
})
