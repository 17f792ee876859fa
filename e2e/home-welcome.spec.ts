import { tour } from './fixtures/home-parts.ts'
import { placeDialog } from './fixtures/shell-parts.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

const popupTitle = { en: 'Your next service in three steps', ar: 'صيانتك القادمة في ثلاث خطوات' }

test('[HOME-02] [HOME-05] [HOME-09] the popup stays closed for the session and may return in a new one', async ({
  page,
  open,
  context,
  lang,
  t,
}) => {
  await open('/')
  const popup = page.getByRole('dialog', { name: popupTitle[lang] })
  await expect(popup.locator('img')).toHaveAttribute('src', /popup/)
  await popup.getByRole('button', { name: t('content.popup.close') }).click()
  await expect(popup).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expect(popup).toHaveCount(0)

  // Each tab is a session of its own.
  const newSession = await context.newPage()
  await newSession.goto(`/${lang}`)
  await hydrated(newSession)
  await expect(newSession.getByRole('dialog', { name: popupTitle[lang] })).toBeVisible()
})

test('[HOME-21] [A11Y-02] [A11Y-05] the popup can be read by everybody and closes with Escape; no tour follows for who has a place already', async ({
  page,
  open,
  lang,
  t,
  expectAccessible,
}) => {
  await open('/')
  const popup = page.getByRole('dialog', { name: popupTitle[lang] })
  await expect(popup).toBeVisible()
  await expectAccessible('dialog[open]')
  await expect(tour(page, t)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(tour(page, t)).toHaveCount(0)
})

test.describe('on a first visit', () => {
  test.use({ place: 'none' })

  test.beforeEach(async ({ page, open, t }) => {
    await open('/')
    await expect(tour(page, t)).toHaveCount(0)
    await placeDialog(page, t)
      .getByRole('button', { name: t('locations.confirm') })
      .click()
  })

  test('[HOME-20] [HOME-21] the tour shows location, search, categories and cart once the place is confirmed', async ({
    page,
    t,
    expectAccessible,
  }) => {
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

  test('[HOME-21] [A11Y-01] it is gone through by keyboard, in the direction of the page', async ({
    page,
    lang,
    t,
  }) => {
    const [forward, back] = lang === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    await expect(tour(page, t)).toBeFocused()
    await page.keyboard.press(forward ?? '')
    await expect(tour(page, t)).toContainText(t('home.tour.searchTitle'))
    await page.keyboard.press(back ?? '')
    await expect(tour(page, t)).toContainText(t('home.tour.locationTitle'))
    await page.keyboard.press('Escape')
    await expect(tour(page, t)).toHaveCount(0)
  })

  test('[HOME-21] it can be skipped, is remembered under its own key and does not come back', async ({
    page,
    t,
  }) => {
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

  test('[HOME-21] who goes elsewhere in the middle has seen it', async ({ page, lang, t }) => {
    await expect(tour(page, t)).toBeVisible()
    await page.locator('a[href$="/store/edit/"]:visible').first().click()
    await expect(page).toHaveURL(`/${lang}/store/edit/`)
    await expect(tour(page, t)).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await expect(tour(page, t)).toHaveCount(0)
  })
})
