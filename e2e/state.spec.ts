import { bottomBar, placeDialog, readLogin, storeLogin } from './fixtures/shell-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'
import { signInByApi } from './fixtures/sign-in.ts'

const sohar = { en: 'Sohar', ar: 'صحار' }
const muscat = { en: 'Muscat', ar: 'مسقط' }

test('[STATE-04] only cart, login and the language are kept in local storage', {
  tag: '@one-language',
}, async ({ page, context, request, open, go, t }) => {
  const { token, refreshToken } = await signInByApi(request)
  await storeLogin(context, { is_login: true, token, refreshToken, first_name: 'Salim' })
  await open(nowhere)
  await go('/')
  await page.getByRole('button', { name: t('content.popup.close') }).click()
  await go('/products/?category=Tyres')
  await page
    .getByRole('button', { name: t('catalogue.product.addToCart') })
    .first()
    .click()
  await expect(bottomBar(page, t)).toContainText('1')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['warsha:cart', 'warsha:lang', 'warsha:login'])

  await open(nowhere)
  await expect(bottomBar(page, t)).toContainText('1')
  expect(await readLogin(page)).toMatchObject({ is_login: true, first_name: 'Salim' })
})

test('[STATE-13] a change that waits for its turn is stored when the page is hidden or left', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await page.clock.install()
  await open(nowhere)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  const placeLink = bottomBar(page, t).getByRole('link').first()
  const choose = async (city: string) => {
    await placeLink.click()
    await page.getByLabel(t('locations.city')).selectOption(city)
    await page.getByRole('button', { name: t('locations.confirm') }).click()
    await expect(placeLink).toContainText(city)
  }
  const storedState = async () => (await readLogin(page))?.state_slug

  await choose(sohar[lang])
  await page.clock.runFor(50)
  expect(await storedState()).toBe('sohar')
  await choose(muscat[lang])
  await page.clock.runFor(50)
  expect(await storedState()).toBe('sohar')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  })
  expect(await storedState()).toBe('muscat')

  await choose(sohar[lang])
  expect(await storedState()).toBe('muscat')
  await page.goto(`/${lang}/support/`)
  expect(await storedState()).toBe('sohar')
})

test.describe('on a first visit', () => {
  test.use({ place: 'none' })

  test('[STATE-14] stored state that is torn or of an older version makes a fresh visitor', {
    tag: '@one-language',
  }, async ({ page, context, open, t }) => {
    await context.addInitScript(() => {
      if (sessionStorage.getItem('spoilt')) return
      sessionStorage.setItem('spoilt', 'yes')
      localStorage.setItem('warsha:login', '{"version":1,"state":{"country_id":1,')
      localStorage.setItem('warsha:cart', '{"version":0,"state":{"lines":[{"id":"1","quantity":3}]}}')
    })
    await open('/support/')
    const dialog = placeDialog(page, t)
    await dialog.getByRole('button', { name: t('locations.confirm') }).click()
    await expect(dialog).toHaveCount(0)
    const cart = bottomBar(page, t).getByRole('link').last()
    await expect(cart).toHaveAccessibleName(t('shell.bottomBar.cart'))
    await expect.poll(() => readLogin(page)).toMatchObject({ state_id: 11 })
  })

  test('[STATE-15] without local storage the shop works from memory for the visit', {
    tag: '@one-language',
  }, async ({ context, lang, t }) => {
    // A page of its own, because the router's restoring of scroll positions complains in its console.
    const page = await context.newPage()
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('The user denied permission to access the storage', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: deny })
      Object.defineProperty(window, 'sessionStorage', { get: deny })
    })
    await page.goto(`/${lang}/support/`)
    await hydrated(page)
    const dialog = placeDialog(page, t)
    await dialog.getByLabel(t('locations.city')).selectOption(sohar[lang])
    await dialog.getByRole('button', { name: t('locations.confirm') }).click()
    await expect(dialog).toHaveCount(0)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: t('shell.menu.termsAndPolicy') }).click()
    await expect(page).toHaveURL(`/${lang}/terms-and-policy/`)
    await expect(bottomBar(page, t)).toContainText(sohar[lang])
    await expect(dialog).toHaveCount(0)
  })
})

test('[STATE-04] [LOC-12] what one tab changes the other one shows', { tag: '@one-language' }, async ({
  page,
  context,
  open,
  lang,
  t,
}) => {
  await open('/support/')
  const second = await context.newPage()
  await second.goto(`/${lang}/store/edit/`)
  await hydrated(second)
  await second.getByLabel(t('locations.city')).selectOption(sohar[lang])
  await second.getByRole('button', { name: t('locations.confirm') }).click()
  await expect(bottomBar(page, t)).toContainText(sohar[lang])
})
