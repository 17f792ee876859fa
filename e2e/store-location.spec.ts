import type { Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'
import { bottomBar, placeDialog, readLogin } from './fixtures/shell-parts.ts'
import { nowhere } from './fixtures/shop-pages.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

const names = {
  en: { oman: 'Oman', emirates: 'United Arab Emirates', muscat: 'Muscat', sohar: 'Sohar', dubai: 'Dubai' },
  ar: { oman: 'عُمان', emirates: 'الإمارات العربية المتحدة', muscat: 'مسقط', sohar: 'صحار', dubai: 'دبي' },
}
const statesCall = '**/api/v1/locations/states/**'

test.describe('on a first visit', () => {
  test.use({ place: 'none' })

  test('[LOC-02] the sign-in pages are free of the dialog', { tag: '@one-language' }, async ({
    page,
    open,
    t,
  }) => {
    for (const path of ['/login/?origin=%2Fwallet', '/verify-otp']) {
      await open(path)
      await expect(bottomBar(page, t).or(page.getByRole('main')).first()).toBeVisible()
      // The dialog's code comes with the page's last request; by then it would be there.
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  test('[LOC-01] [UX-78] on a page that came without it, a dialog that cannot be fetched says so and comes with the next', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    await open('/login')
    await page.route('**/assets/store-place-dialog-*.js', (route) => route.abort())
    await page.getByRole('link', { name: t('login.terms') }).click()
    await expect(page.getByRole('alert').filter({ hasText: t('errors.offline') })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unrouteAll()
    await bottomBar(page, t)
      .getByRole('link', { name: t('shell.bottomBar.home') })
      .click()
    await expect(placeDialog(page, t)).toBeVisible()
  })

  test('[LOC-01] [UX-33] the dialog stands in the server’s page, before any script, and what is pressed in it counts', {
    tag: '@one-language',
  }, async ({ page, lang, t }) => {
    const scripts = heldScripts(page)
    await scripts.hold()
    await page.goto(`/${lang}/support/`, { waitUntil: 'commit' })
    const dialog = placeDialog(page, t)
    await expect(dialog).toBeInViewport({ ratio: 1 })
    // The page behind cannot be pressed, though no script keeps it from that.
    const link = page.getByRole('contentinfo').getByRole('link').first()
    expect(await link.click({ timeout: 500 }).catch(() => 'covered')).toBe('covered')
    await dialog.getByRole('button', { name: t('locations.confirm') }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true')
    scripts.release()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => readLogin(page)).toMatchObject({ state_slug: 'muscat' })
  })

  test('[LOC-01] the focus is in the dialog and stays there, by keys and by whatever else would move it', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    for (const move of ['keys', 'otherwise'] as const) {
      await open('/support/')
      const dialog = placeDialog(page, t)
      await expect(dialog).toBeFocused()
      // Nothing was computed for the page behind yet.
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(false)
      const isAway = () =>
        dialog.evaluate(
          (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
        )
      if (move === 'keys') {
        await page.keyboard.press('Escape')
        for (let press = 0; press < 12; press++) {
          await page.keyboard.press(press < 8 ? 'Tab' : 'Shift+Tab')
          expect(await isAway()).toBe(false)
        }
      } else {
        await page
          .getByRole('contentinfo')
          .locator('a')
          .first()
          .evaluate((link: HTMLElement) => link.focus())
        expect(await isAway()).toBe(false)
      }
      await expect(dialog).toBeVisible()
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    }
  })

  test('[UX-33] who has chosen a place never sees it, even if the cookie is gone', {
    tag: '@one-language',
  }, async ({ page, lang, t }) => {
    await page.addInitScript(() => {
      const state = {
        country_id: 1,
        country_name: 'Oman',
        state_id: 11,
        state_name: 'Muscat',
        state_slug: 'muscat',
      }
      localStorage.setItem('warsha:login', JSON.stringify({ version: 1, state }))
    })
    const scripts = heldScripts(page)
    await scripts.hold()
    await page.goto(`/${lang}/support/`, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('main')).first()).toBeVisible()
    await expect(placeDialog(page, t)).toBeHidden()
    scripts.release()
    await hydrated(page)
    await expect(placeDialog(page, t)).toHaveCount(0)
  })

  test('[LOC-03] [LOC-06] Oman, Muscat is in effect and preselected, but not chosen', {
    tag: '@one-language',
  }, async ({ page, open, lang, t }) => {
    await open('/support/')
    const dialog = placeDialog(page, t)
    await expect(chosen(page, t, 'country')).toHaveText(names[lang].oman)
    await expect(chosen(page, t, 'city')).toHaveText(names[lang].muscat)
    await expect(page.locator('nav').getByText(names[lang].muscat, { exact: true })).toBeAttached()
    expect(await readLogin(page)).toBeNull()
    await page.reload()
    await expect(dialog).toBeVisible()

    await dialog.getByRole('button', { name: t('locations.confirm') }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => readLogin(page)).toMatchObject({ country_id: 1, state_id: 11 })
    await page.reload()
    await hydrated(page)
    await expect(bottomBar(page, t)).toContainText(names[lang].muscat)
    await expect(dialog).toHaveCount(0)
  })

  test('[LOC-06] [LOC-12] another place chosen in the dialog takes effect at once', {
    tag: '@one-language',
  }, async ({ page, open, lang, t }) => {
    await open(nowhere)
    const dialog = placeDialog(page, t)
    await dialog.getByLabel(t('locations.city')).selectOption(names[lang].sohar)
    await dialog.getByRole('button', { name: t('locations.confirm') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(bottomBar(page, t)).toContainText(names[lang].sohar)
    await expect.poll(() => readLogin(page)).toMatchObject({ state_slug: 'sohar', country_id: 1 })
  })
})

test('[LOC-07] [LOC-17] [LOC-18] the chooser offers the countries with stores and their cities', async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/store/edit/')
  const { oman, emirates } = names[lang]
  const country = page.getByLabel(t('locations.country'))
  await expect(country.getByRole('option')).toHaveText([t('locations.chooseCountry'), oman, emirates])
  await expect(page.getByLabel(t('locations.city')).getByRole('option')).toHaveCount(13)
  await expect(page.getByRole('button', { name: t('locations.confirm') })).toBeVisible()
})

test('[LOC-09] [LOC-10] [LOC-11] another country clears the city, loads its cities and takes an only one', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await open('/store/edit/')
  const country = page.getByLabel(t('locations.country'))
  const city = page.getByLabel(t('locations.city'))
  await expect(chosen(page, t, 'city')).toHaveText(names[lang].muscat)
  await expect(country.getByRole('option')).toHaveCount(3)

  const [answer] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/locations/states/')),
    country.selectOption(names[lang].emirates),
  ])
  expect(new URL(answer.url()).searchParams.get('country_id')).toBe('2')
  await expect(chosen(page, t, 'city')).toHaveText(names[lang].dubai)

  await country.selectOption(names[lang].oman)
  await expect(city).toHaveValue('')
  await expect(city.getByRole('option')).toHaveCount(13)
  await expect(city).toHaveValue('')
})

test('[LOC-08] [A11Y-04] confirming without a place is refused at the field and stores nothing', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await open('/store/edit/')
  const country = page.getByLabel(t('locations.country'))
  const city = page.getByLabel(t('locations.city'))
  const confirm = page.getByRole('button', { name: t('locations.confirm') })
  await expect(country.getByRole('option')).toHaveCount(3)
  const stored = await readLogin(page)

  for (const leave of [() => city.selectOption(''), () => country.selectOption('')]) {
    await leave()
    await confirm.click()
    const refusal = page.getByRole('alert').filter({ hasText: t('locations.required') })
    await expect(refusal).toBeVisible()
    await expect(city).toHaveAttribute('aria-invalid', 'true')
    await expect(city).toHaveAccessibleDescription(t('locations.required'))
    await expect(page).toHaveURL(`/${lang}/store/edit/`)
  }
  if (lang === 'en')
    await expect(
      page.getByText('please enter your preferred province and city.', { exact: true }),
    ).toBeVisible()
  expect(await readLogin(page)).toEqual(stored)
})

test('[LOC-12] [LOC-20] confirming stores the place and returns to the page before', async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/terms-and-policy/')
  await bottomBar(page, t).getByRole('link').first().click()
  await expect(page).toHaveURL(`/${lang}/store/edit/`)
  await choose(page, t, names[lang].sohar)
  await expect(page).toHaveURL(`/${lang}/terms-and-policy/`)
  await expect(bottomBar(page, t)).toContainText(names[lang].sohar)
  await expect
    .poll(() => readLogin(page))
    .toMatchObject({
      country_id: 1,
      country_name: names[lang].oman,
      state_id: expect.any(Number),
      state_name: names[lang].sohar,
      state_slug: 'sohar',
    })
})

test('[LOC-20] a chooser that was opened directly leads home', { tag: '@one-language' }, async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/store/edit/')
  await choose(page, t, names[lang].sohar)
  await expect(page).toHaveURL(`/${lang}`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await page.reload()
  await expect(page.getByText(names[lang].sohar).first()).toBeAttached()
})

test('[LOC-15] lists that cannot be loaded say why, and can be asked for again', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await page.route(statesCall, (route) =>
    route.fulfill({
      status: 400,
      json: { errors: [{ message: 'No places today', code: 'X', field: null }] },
    }),
  )
  await open('/store/edit/')
  await expect(page.getByRole('alert').filter({ hasText: 'No places today' })).toBeVisible()
  await page.unroute(statesCall)
  await page.getByRole('button', { name: t('shell.retry') }).click()
  await expect(page.getByLabel(t('locations.city')).getByRole('option')).toHaveCount(13)
  await expect(chosen(page, t, 'city')).toHaveText(names[lang].muscat)
})

function chosen(page: Page, t: Translate, field: 'country' | 'city') {
  return page.getByLabel(t(`locations.${field}`)).locator('option:checked')
}

async function choose(page: Page, t: Translate, city: string): Promise<void> {
  await page.getByLabel(t('locations.city')).selectOption(city)
  await page.getByRole('button', { name: t('locations.confirm') }).click()
}

/** The page as it is until its scripts come. */
function heldScripts(page: Page) {
  let release = () => {}
  const isTime = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = () =>
    page.route('**/assets/*.js', async (route) => {
      await isTime
      await route.continue()
    })
  return { hold, release: () => release() }
}
