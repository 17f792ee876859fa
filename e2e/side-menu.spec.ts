import type { APIRequestContext } from '@playwright/test'
import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { askForCode } from './fixtures/login-parts.ts'
import { openSideMenu, sideMenu, skipGreetings, storeLogin } from './fixtures/shell-parts.ts'
import { shopConfig } from './fixtures/shop-config.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { newNumber, signInByApi } from './fixtures/sign-in.ts'

const placeLine = { en: 'Oman - Muscat', ar: 'عُمان - مسقط' }

/** State that an earlier visit of a customer left in the browser, with a session that is alive. */
async function storedCustomer(request: APIRequestContext) {
  const { token, refreshToken, userId, phoneNumber } = await signInByApi(request)
  return {
    is_login: true,
    token,
    refreshToken,
    user_id: userId,
    first_name: 'Salim',
    last_name: 'Al Harthy',
    country_code: '968',
    phone_number: phoneNumber,
  }
}

test.describe('the side menu of a visitor', () => {
  test('[NAV-66] [NAV-67] [LOC-17] names the place as country and province, and nobody', async ({
    page,
    open,
    lang,
    t,
  }) => {
    await open(nowhere)
    const menu = await openSideMenu(page, t)
    const place = menu.getByRole('link', { name: placeLine[lang] })
    await expect(place).toContainText(t('shell.menu.storeLocation'))
    await expect(menu.getByRole('link', { name: t('shell.menu.userAccount') })).toBeVisible()
    await place.click()
    await expect(page).toHaveURL(`/${lang}/store/edit/`)
    await expect(sideMenu(page, t)).toHaveCount(0)
  })

  test('[NAV-71] [NAV-73] [NAV-74] dials the support number and shows the version that every call of the shop says', {
    tag: '@one-language',
  }, async ({ page, open, lang, t }) => {
    const versions: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/locations/')) versions.push(request.headers()['app-version'])
    })
    await open(nowhere)
    const menu = await openSideMenu(page, t)
    const call = menu.getByRole('link', { name: t('shell.menu.callUs') })
    await expect(call).toHaveAttribute('href', `tel:${shopConfig.SUPPORT_PHONE}`)
    await expect(menu.getByText(t('shell.menu.version', { version: '17.6.0' }))).toBeVisible()

    await menu.getByRole('link', { name: placeLine[lang] }).click()
    await expect(page.getByLabel(t('locations.city'))).toBeVisible()
    await expect(page.getByLabel(t('locations.country')).getByRole('option')).toHaveCount(3)
    expect(new Set(versions)).toEqual(new Set(['17.6.0']))
  })

  test('[NAV-69] [NAV-70] [NAV-72] offers terms and sign-in, and nothing of a customer', {
    tag: '@one-language',
  }, async ({ page, open, lang, t }) => {
    await open(nowhere)
    const menu = await openSideMenu(page, t)
    await expect(menu.getByRole('link', { name: t('shell.menu.signIn') })).toHaveAttribute(
      'href',
      `/${lang}/login`,
    )
    for (const name of [t('shell.menu.myOrders'), t('shell.menu.inviteFriends')])
      await expect(menu.getByRole('link', { name })).toHaveCount(0)
    await expect(menu.getByRole('button', { name: t('shell.menu.signOut') })).toHaveCount(0)
    await menu.getByRole('link', { name: t('shell.menu.termsAndPolicy') }).click()
    await expect(page).toHaveURL(`/${lang}/terms-and-policy/`)
  })

  test('[NAV-75] opens from the start edge and leads a visitor to sign-in', async ({
    page,
    open,
    lang,
    t,
  }) => {
    await open(nowhere)
    const button = page.getByRole('button', { name: t('shell.header.menu') })
    const menu = await openSideMenu(page, t)
    await expect.poll(async () => isAtStart(await menu.boundingBox(), lang)).toBe(true)
    expect(isAtStart(await button.boundingBox(), lang)).toBe(true)
    await menu.getByRole('link', { name: t('shell.menu.userAccount') }).click()
    await expect(page).toHaveURL(`/${lang}/login`)
  })
})

test.describe('the side menu of a customer', () => {
  test('[NAV-67] [NAV-68] [NAV-69] shows name, phone and what only customers have', async ({
    page,
    context,
    request,
    open,
    lang,
    t,
  }) => {
    const customer = await storedCustomer(request)
    await storeLogin(context, customer)
    await open(nowhere)
    const menu = await openSideMenu(page, t)
    const profile = menu.getByRole('link', { name: 'Salim Al Harthy' })
    await expect(profile).toContainText(formatPhone(`+968${customer.phone_number}`))
    await expect(profile).toHaveAttribute('href', `/${lang}/profile/`)
    await expect(menu.getByRole('link', { name: t('shell.menu.myOrders') })).toHaveAttribute(
      'href',
      `/${lang}/my-orders`,
    )
    await expect(menu.getByRole('link', { name: t('shell.menu.inviteFriends') })).toHaveAttribute(
      'href',
      `/${lang}/referral`,
    )
    await expect(menu.getByRole('link', { name: t('shell.menu.termsAndPolicy') })).toBeVisible()
  })

  test('[NAV-68] shows the account’s own phone after a sign-in by e-mail, not the one typed before', {
    tag: '@one-language',
  }, async ({ page, context, open, go, t }) => {
    await skipGreetings(context)
    await open('/login')
    await askForCode(page, t, newNumber())
    await go('/register?step=sign-in')
    await page.getByLabel(t('register.email')).fill('salma@example.om')
    await page.getByLabel(t('register.password'), { exact: true }).fill('Warsha-2026')
    await page.getByRole('button', { name: t('register.signIn.submit') }).click()
    const menu = await openSideMenu(page, t)
    await expect(menu.locator('a[href$="/profile/"]')).toContainText('+968 9000 0002')
  })

  test('[NAV-67] [NAV-72] a customer without a name is a user account, and can sign out', {
    tag: '@one-language',
  }, async ({ page, context, request, open, lang, t }) => {
    const customer = await storedCustomer(request)
    await storeLogin(context, { ...customer, first_name: '', last_name: '' })
    await open(nowhere)
    const menu = await openSideMenu(page, t)
    await expect(menu.getByRole('link', { name: t('shell.menu.userAccount') })).toContainText(
      formatPhone(`+968${customer.phone_number}`),
    )
    await expect(menu.getByRole('link', { name: t('shell.menu.signIn') })).toHaveCount(0)
    await menu.getByRole('button', { name: t('shell.menu.signOut') }).click()
    await expect(page).toHaveURL(`/${lang}`)
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('warsha:login') ?? '').state))
      .toMatchObject({ is_login: false, token: '', phone_number: '', state_slug: 'muscat' })
  })
})

type Box = { x: number; width: number } | null

function isAtStart(box: Box, lang: 'en' | 'ar'): boolean {
  if (!box) return false
  const gap = lang === 'en' ? box.x : 390 - (box.x + box.width)
  return Math.abs(gap) < 12
}
