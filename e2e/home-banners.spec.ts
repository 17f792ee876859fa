import { bottomBannerIntervalMs, topBannerIntervalMs } from '@warsha/contract/constants.ts'
import { carousel, changeBanners, currentDot, withValue } from './fixtures/home-parts.ts'
import { bottomBar, skipGreetings } from './fixtures/shell-parts.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

test.describe('banners', () => {
  test.beforeEach(({ context }) => skipGreetings(context))

  test('[HOME-01] [HOME-03] [HOME-08] [HOME-22] header, top, sides and bottom follow their priority, and links keep the language', async ({
    page,
    open,
    t,
    lang,
  }) => {
    await open('/')
    const header = { en: 'Happy hours at midday', ar: 'ساعات التوفير وقت الظهيرة' }[lang]
    const side = { en: 'Parts that fit', ar: 'قطع تناسب سيارتك' }[lang]
    const tops = [
      page.getByRole('link', { name: header }),
      carousel(page, t, 'top'),
      page.getByRole('link', { name: side }),
      carousel(page, t, 'bottom'),
    ]
    const heights = await Promise.all(tops.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN))
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    expect(new Set(heights).size).toBe(4)

    const links = carousel(page, t, 'top').getByRole('link')
    await expect(links).not.toHaveCount(0)
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^/${lang}/products/\\?category=`))
    }
  })

  test('[HOME-12] [HOME-22] outside links open in a new tab, and media nobody knows is said to be unsupported', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    await open('/support/')
    await changeBanners(page, (node) => {
      if (node.slug.startsWith('top-image-1')) {
        return withValue(node, 'link', { plainText: 'https://partner.example/offer' })
      }
      if (!node.slug.startsWith('left-image')) return node
      return withValue(node, 'left-image', { file: { url: '/media/banners/offer.pdf' } })
    })
    await bottomBar(page, t)
      .getByRole('link', { name: t('shell.bottomBar.home') })
      .click()
    const outside = page.locator('a[href="https://partner.example/offer"]')
    await expect(outside).toHaveAttribute('target', '_blank')
    await expect(outside).toHaveAttribute('rel', /noopener/)
    await expect(page.getByText(t('errors.unsupportedMedia'))).toBeVisible()
  })
})

test.describe('carousels', () => {
  test.use({ reducedMotion: 'no-preference' })

  test.beforeEach(async ({ context, page }) => {
    await skipGreetings(context)
    await page.clock.install()
  })

  for (const [which, intervalMs] of [
    ['top', topBannerIntervalMs],
    ['bottom', bottomBannerIntervalMs],
  ] as const) {
    test(`[HOME-10] [HOME-11] the ${which} banners move on by themselves`, { tag: '@one-language' }, async ({
      page,
      open,
      t,
    }) => {
      await open('/')
      const banners = carousel(page, t, which)
      await banners.scrollIntoViewIfNeeded()
      const second = t('content.banners.position', { number: 2, total: 3 })
      await expect(currentDot(banners)).toHaveAccessibleName(
        t('content.banners.position', { number: 1, total: 3 }),
      )
      await page.clock.runFor(intervalMs - 500)
      await expect(currentDot(banners)).not.toHaveAccessibleName(second)
      await page.clock.runFor(600)
      await expect(currentDot(banners)).toHaveAccessibleName(second)
    })
  }

  test('[HOME-11] [A11Y-06] they stand still under a pointer, with the focus and with reduced motion', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    await open('/')
    const banners = carousel(page, t, 'top')
    const first = t('content.banners.position', { number: 1, total: 3 })
    await banners.hover()
    await page.clock.runFor(3 * topBannerIntervalMs)
    await expect(currentDot(banners)).toHaveAccessibleName(first)

    await page.mouse.move(0, 0)
    await banners.getByRole('link').first().focus()
    await page.clock.runFor(3 * topBannerIntervalMs)
    await expect(currentDot(banners)).toHaveAccessibleName(first)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await hydrated(page)
    await page.clock.runFor(3 * topBannerIntervalMs)
    await expect(currentDot(banners)).toHaveAccessibleName(first)
  })
})
