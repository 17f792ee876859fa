import type { Page } from '@playwright/test'
import type { Translate } from '@warsha/i18n/translate.ts'
import { tour, tourOffer } from './fixtures/home-parts.ts'
import { askForCode, verifyForm } from './fixtures/login-parts.ts'
import { bottomBar, placeDialog } from './fixtures/shell-parts.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'
import { newNumber, readCode } from './fixtures/sign-in.ts'

const popupTitle = { en: 'Your next service in three steps', ar: 'صيانتك القادمة في ثلاث خطوات' }

test('[HOME-02] [HOME-05] [HOME-09] [UX-32] the popup waits for a later page, and a dismissal holds in every tab', {
  tag: '@one-language',
}, async ({ page, open, go, context, lang, t }) => {
  const popupOf = (tab: Page) => tab.getByRole('dialog', { name: popupTitle[lang] })
  await open('/')
  await page.waitForLoadState('networkidle')
  await expect(popupOf(page)).toHaveCount(0)

  await open('/support/')
  await bottomBar(page, t)
    .getByRole('link', { name: t('shell.bottomBar.home') })
    .click()
  await expect(popupOf(page).locator('img')).toHaveAttribute('src', /popup/)
  await popupOf(page)
    .getByRole('button', { name: t('content.popup.close') })
    .click()
  await expect(popupOf(page)).toHaveCount(0)

  await go('/support/')
  await go('/')
  const otherTab = await context.newPage()
  await otherTab.goto(`/${lang}`)
  await hydrated(otherTab)
  for (const tab of [otherTab, page]) {
    await tab.waitForLoadState('networkidle')
    await expect(popupOf(tab)).toHaveCount(0)
  }

  // The cookie ends with the browser's session; the popup may return in the next one.
  await context.clearCookies({ name: 'warsha_popup' })
  await page.reload()
  await expect(popupOf(page)).toBeVisible()
})

test('[HOME-21] [A11Y-02] [A11Y-05] the popup can be read by everybody and closes with Escape; no tour is offered to who has a place already', {
  tag: '@one-language',
}, async ({ page, open, go, lang, t, expectAccessible }) => {
  await open('/support/')
  await go('/')
  const popup = page.getByRole('dialog', { name: popupTitle[lang] })
  await expect(popup).toBeVisible()
  await expectAccessible('dialog[open]')
  await expect(tourOffer(page, t)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(tourOffer(page, t)).toHaveCount(0)
})

test('[UX-77] the popup does not come on the home page that a sign-in leads to', {
  tag: '@one-language',
}, async ({ page, open, request, lang, t }) => {
  // A customer's stream of events never ends, and the page is waited for until nothing is on its way.
  await page.route('**/events?*', (route) => route.fulfill({ status: 403 }))
  const number = newNumber()
  const popup = page.getByRole('dialog', { name: popupTitle[lang] })
  const home = bottomBar(page, t).getByRole('link', { name: t('shell.bottomBar.home') })
  await open('/login')
  await askForCode(page, t, number)
  await verifyForm(page, t).code.fill(await readCode(request, `+968${number}`))
  await expect(page).toHaveURL(`/${lang}`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(popup).toHaveCount(0)
  await bottomBar(page, t)
    .getByRole('link', { name: t('shell.bottomBar.cart') })
    .click()
  await expect(page).toHaveURL(`/${lang}/cart/`)
  await home.click()
  await expect(popup).toBeVisible()
})

test.describe('on a first visit', () => {
  test.use({ place: 'none' })

  test.beforeEach(async ({ page, open, t }) => {
    await open('/')
    await expect(tourOffer(page, t)).toHaveCount(0)
    await placeDialog(page, t)
      .getByRole('button', { name: t('locations.confirm') })
      .click()
    await expect(tourOffer(page, t)).toBeVisible()
  })

  test('[HOME-21] [UX-31] the tour is offered beside a page that can be used, and declined for good', {
    tag: '@one-language',
  }, async ({ page, lang, t, expectAccessible }) => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible('aside')
    await tourOffer(page, t)
      .getByRole('button', { name: t('home.tour.decline') })
      .click()
    await expect(tourOffer(page, t)).toHaveCount(0)
    // One interruption is enough: the popup does not follow.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog', { name: popupTitle[lang] })).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(tourOffer(page, t)).toHaveCount(0)
  })

  test('[UX-78] [HOME-21] a tour that cannot be fetched says so, can be tried again, and closes with Escape', {
    tag: ['@one-language', '@first-visit'],
  }, async ({ page, context, t }) => {
    // The page asks anew for the place that was just confirmed.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const start = tourOffer(page, t).getByRole('button', { name: t('home.tour.start') })
    await start.click()
    const notice = page.getByRole('alert').filter({ hasText: t('errors.offline') })
    await expect(notice).toBeVisible()
    await expect(tourOffer(page, t)).toBeVisible()
    await context.setOffline(false)
    // On a phone the notice lies over the button, so it leads there itself.
    await notice.getByRole('button', { name: t('shell.retry') }).click()
    await expect(tour(page, t)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tour(page, t)).toHaveCount(0)
  })

  test('[HOME-20] [HOME-21] [A11Y-01] the tour shows location, search, categories and cart, by keyboard in the direction of the page', async ({
    page,
    lang,
    t,
    expectAccessible,
  }) => {
    await startTour(page, t)
    const [forward, back] = lang === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await expect(tour(page, t)).toBeFocused()
    await page.keyboard.press(forward ?? '')
    await expect(tour(page, t)).toContainText(t('home.tour.searchTitle'))
    await page.keyboard.press(back ?? '')
    for (const step of ['location', 'search', 'categories', 'cart'] as const) {
      await expect(tour(page, t)).toContainText(t(`home.tour.${step}Title`))
      await expect(tour(page, t)).toContainText(t(`home.tour.${step}Text`))
      await expect(tour(page, t)).toBeInViewport({ ratio: 1 })
      if (step === 'categories') await expectAccessible('[role=dialog]')
      const next = step === 'cart' ? t('home.tour.finish') : t('shell.next')
      await tour(page, t).getByRole('button', { name: next }).click()
    }
    await expect(tour(page, t)).toHaveCount(0)
  })

  test('[HOME-21] it can be skipped, is remembered under its own key and does not come back', {
    tag: '@one-language',
  }, async ({ page, t }) => {
    await startTour(page, t)
    await tour(page, t)
      .getByRole('button', { name: t('home.tour.skip') })
      .click()
    await expect(tour(page, t)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('warsha:welcome-tour'))).toBe('seen')
    expect(await page.evaluate(() => localStorage.getItem('warsha:login'))).not.toContain('welcome')
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(tour(page, t)).toHaveCount(0)
  })

  test('[HOME-21] who goes elsewhere in the middle has seen it', { tag: '@one-language' }, async ({
    page,
    lang,
    t,
  }) => {
    await startTour(page, t)
    await page.locator('a[href$="/store/edit/"]:visible').first().click()
    await expect(page).toHaveURL(`/${lang}/store/edit/`)
    await expect(tour(page, t)).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await expect(tourOffer(page, t)).toHaveCount(0)
  })
})

async function startTour(page: Page, t: Translate): Promise<void> {
  await tourOffer(page, t)
    .getByRole('button', { name: t('home.tour.start') })
    .click()
  await expect(tour(page, t)).toBeVisible()
}
