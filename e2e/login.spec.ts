import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { askForCode, loginForm, verifyForm } from './fixtures/login-parts.ts'
import { openSideMenu, readLogin, skipGreetings } from './fixtures/shell-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { newNumber, openAs, readCode, signInByApi } from './fixtures/sign-in.ts'

test.describe('the phone', () => {
  test('[AUTH-02] [AUTH-08] [AUTH-11] is asked for with one of four countries, and nothing secret', async ({
    page,
    open,
    lang,
    t,
    expectAccessible,
  }) => {
    await open('/login')
    const { country, phone } = loginForm(page, t)
    const prefixes = await country.locator('option').allTextContents()
    const found = prefixes.slice(1).map((text) => /\+\d+/.exec(text)?.[0])
    expect(found).toEqual(['+968', '+971', '+90', '+1'])
    await expect(country).toHaveValue('1')
    await expect(phone).toHaveAttribute('inputmode', 'numeric')
    await expect(page.locator('input[type=password]')).toHaveCount(0)
    await expectAccessible()
    await page.getByRole('link', { name: t('login.terms') }).click()
    await expect(page).toHaveURL(`/${lang}/terms-and-policy/`)
  })

  test('[AUTH-14] [AUTH-15] is refused when it is missing or too short, and what is wrong is focused', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/graphql/otp/')) asked++
    })
    await open('/login')
    const { phone, submit } = loginForm(page, t)
    await submit.click()
    await expect(page.getByRole('alert').filter({ hasText: t('refusals.PHONE_INVALID') })).toBeVisible()
    await expect(phone).toBeFocused()
    await phone.fill('9123456')
    await phone.press('Enter')
    await expect(phone).toHaveAccessibleDescription(t('refusals.PHONE_INVALID'))
    await phone.fill('91234567')
    await expect(phone).not.toHaveAccessibleDescription(t('refusals.PHONE_INVALID'))
    expect(asked).toBe(0)
  })

  test('[AUTH-16] [AUTH-17] [AUTH-19] [AUTH-20] takes digits of any keyboard, as many as the country has', async ({
    page,
    open,
    t,
  }) => {
    await open('/login')
    const { country, phone } = loginForm(page, t)
    await phone.pressSequentially('9a1-٢٣ ۴567899')
    await expect(phone).toHaveValue('91234567')
    await country.selectOption({ index: 4 })
    await phone.fill('4165550199')
    await expect(phone).toHaveValue('4165550199')
    await country.selectOption({ index: 1 })
    await expect(phone).toHaveValue('41655501')
  })

  test('[AUTH-18] without a country says so', { tag: '@one-language' }, async ({ page, open, t }) => {
    await open('/login')
    const { country, phone, submit } = loginForm(page, t)
    await country.selectOption('')
    await phone.fill('91234567')
    await submit.click()
    await expect(country).toHaveAccessibleDescription(t('refusals.COUNTRY_CODE_INVALID'))
  })

  test('[AUTH-09] [AUTH-10] [AUTH-13] leads to the sister store, but not on the sister store itself', {
    tag: '@one-language',
  }, async ({ page, open, lang, t, shopOrigin }) => {
    await open('/login')
    const sister = page.getByRole('link', { name: t('login.sister') })
    const sisterOrigin = shopOrigin.replace('localhost', 'tasleem.localhost')
    await expect(sister).toHaveAttribute('href', sisterOrigin)
    await sister.click()
    await expect(page).toHaveURL(new RegExp(`^${sisterOrigin}/`))
    await page.goto(`${sisterOrigin}/${lang}/login`)
    await expect(loginForm(page, t).phone).toBeVisible()
    await expect(sister).toHaveCount(0)
  })
})

test('[AUTH-01] [AUTH-24] [AUTH-42] [NAV-23] a new shopper is signed in with four touches after the number', {
  tag: '@purchase',
}, async ({ page, context, open, lang, t, request }) => {
  await skipGreetings(context)
  await open('/')
  const number = newNumber()
  const menu = await openSideMenu(page, t)
  await menu.getByRole('link', { name: t('shell.menu.signIn') }).click()
  await loginForm(page, t).phone.fill(number)
  // From here on: the button, and the code, which a phone fills in by itself.
  await loginForm(page, t).submit.click()
  await expect(page).toHaveURL(`/${lang}/verify-otp`)
  await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`))
  await expect(page).toHaveURL(`/${lang}`)
  await expect.poll(() => readLogin(page)).toMatchObject({ is_login: true, phone_number: number })
  const signedIn = await openSideMenu(page, t)
  await expect(signedIn.getByText(formatPhone(`+968${number}`))).toBeVisible()
})

test('[AUTH-12] [AUTH-52] [CAMP-12] a customer who opens the sign-in goes home, a visitor without a number to the sign-in', {
  tag: '@one-language',
}, async ({ page, open, go, lang, request }) => {
  await open('/verify-otp')
  await expect(page).toHaveURL(`/${lang}/login`)
  await openAs(page, await signInByApi(request))
  await open('/login')
  await expect(page).toHaveURL(`/${lang}`)
  for (const path of ['/verify-otp', '/register', '/referred-login', '/bima']) {
    await go(path)
    await expect(page).toHaveURL(`/${lang}`)
  }
})

test('[AUTH-33] [AUTH-49] [AUTH-50] [AUTH-51] a guarded page comes back after the sign-in, another shop does not', {
  tag: '@one-language',
}, async ({ page, open, lang, t, request }) => {
  await open('/my-cars/?from=menu')
  await expect(page).toHaveURL(`/${lang}/login`)
  const number = newNumber()
  await askForCode(page, t, number)
  const given = await page.evaluate(() => history.state.usr)
  expect(given.from).toBe(`/${lang}/my-cars/?from=menu`)
  expect(given.availableOtp.map(({ value }: { value: string }) => value)).toEqual(['sms', 'whatsapp'])
  // The services are those that came with the navigation: with one of them left there is no other way to offer.
  const { code, otherService } = verifyForm(page, t)
  await expect(otherService).toBeVisible()
  await page.evaluate(() => {
    const { usr, ...entry } = history.state
    history.replaceState({ ...entry, usr: { ...usr, availableOtp: [usr.availableOtp[1]] } }, '')
  })
  await page.reload()
  await expect(code).toBeFocused()
  await expect(otherService).toHaveCount(0)
  await code.fill(await readCode(request, `+968${number}`))
  await expect(page).toHaveURL(`/${lang}/my-cars/?from=menu`)
})

test('[AUTH-62] [SEC-09] signing out leaves the cart and the place, and the old tokens are worth nothing', {
  tag: '@one-language',
}, async ({ page, open, lang, t, request }) => {
  const customer = await signInByApi(request)
  await openAs(page, customer)
  await open(nowhere)
  const ended = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('logout'))
  const menu = await openSideMenu(page, t)
  await menu.getByRole('button', { name: t('shell.menu.signOut') }).click()
  await expect(page).toHaveURL(`/${lang}`)
  await ended
  const login = await readLogin(page)
  expect(login).toMatchObject({ is_login: false, token: '', refreshToken: '', state_slug: 'muscat' })
  const query = 'mutation ($token: String!) { tokenRefresh(refreshToken: $token) { token errors { code } } }'
  const answer = await request.post('/graphql/', {
    data: { query, variables: { token: customer.refreshToken } },
  })
  expect((await answer.json()).data.tokenRefresh.token).toBeNull()
})
