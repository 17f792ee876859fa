import { askCategories, nameIn } from './fixtures/catalogue-api.ts'
import {
  expect,
  failOperation,
  historyLength,
  isOperation,
  test,
  watchOperations,
} from './fixtures/listing-test.ts'

test.describe('categories', () => {
  test('[CAT-01] [CAT-02] [CAT-04] [CAT-05] parents in a row, subcategories and a way back; a parent opens without adding to the history', {
    tag: '@one-language',
  }, async ({ page, open, listing, request, lang, t }) => {
    const tops = await askCategories(request, 'muscat')
    await open('/products/?category=Engine+oil')
    for (const top of tops) {
      await expect(
        listing.categories.getByRole('link', { name: nameIn(lang, top), exact: true }),
      ).toBeVisible()
    }
    await expect(listing.subcategories).toBeVisible()
    await expect(listing.categories.getByRole('button', { name: t('catalogue.category.back') })).toBeVisible()

    const before = await historyLength(page)
    const services = lang === 'ar' ? 'الخدمات' : 'Services'
    await listing.categories.getByRole('link', { name: services, exact: true }).click()
    await expect(page).toHaveURL(/\/products\/\?category=Services$/)
    await expect(listing.heading).toHaveText(services)
    expect(await historyLength(page)).toBe(before)
  })

  test('[CAT-03] [CAT-06] [CAT-12] only categories with products by priority, then Insurance and Invite friends; at the top no way up', async ({
    open,
    listing,
    request,
    lang,
    t,
  }) => {
    const [top] = await askCategories(request, 'muscat')
    const children = (top?.children?.edges ?? [])
      .map(({ node }) => node)
      .filter(({ products }) => products.totalCount > 0)
      .toSorted((one, other) => Number(one.metafield) - Number(other.metafield))
    await open(`/products/?category=${top?.name}`)
    const links = listing.subcategories.getByRole('link')
    const [insurance, invitation] = [t('catalogue.category.insurance'), t('catalogue.category.inviteFriends')]
    await expect(links).toHaveText([...children.map((child) => nameIn(lang, child)), insurance, invitation])

    const link = (name: string) => listing.subcategories.getByRole('link', { name, exact: true })
    await expect(link(insurance)).toHaveAttribute('href', `/${lang}/insurance`)
    await expect(link(invitation)).toHaveAttribute('href', `/${lang}/referral`)
    await expect(link(t('catalogue.category.all'))).toHaveCount(0)
    const back = listing.categories.getByRole('button', { name: t('catalogue.category.back') })
    await expect(back).toHaveCount(0)
  })

  test('[CAT-07] [A11Y-06] the invitation moves, and stands still where motion is not wanted', {
    tag: '@one-language',
  }, async ({ page, open, listing, t }) => {
    await open('/products/?category=Automobile')
    const invitation = t('catalogue.category.inviteFriends')
    const picture = listing.subcategories.getByRole('link', { name: invitation, exact: true }).locator('img')
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    await picture.scrollIntoViewIfNeeded()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(shown).toContain('animated')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(shown).toContain('still')
  })

  test('[UX-156] a category is seen at work on its tile and above its list, a grade by its drawing', async ({
    page,
    open,
    listing,
    request,
    lang,
    expectAccessible,
  }) => {
    await open('/products/?category=Automobile')
    const tile = listing.subcategories
      .getByRole('link', { name: lang === 'ar' ? 'زيت المحرك' : 'Engine oil', exact: true })
      .locator('img')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128)
    await expect(tile).toHaveCSS('object-fit', 'cover')
    expect(new URL(await tile.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname).toMatch(
      /\.webp$/,
    )

    // Below it, too; the tiles of the grades are drawings that keep their own ground.
    await open('/products/?category=Fully+synthetic&cat=Automobile,Engine+oil,Fully+synthetic')
    const scene = listing.heading.locator('xpath=../..').locator('img')
    await expect(scene).toHaveAttribute('alt', '')
    const address = await scene.evaluate((image: HTMLImageElement) => image.src)
    const served = await (await request.get(address)).body()
    expect(served.length).toBeLessThanOrEqual(25 * 1024)
    const grade = listing.subcategories.getByRole('link', { name: '5W-30', exact: true }).locator('img')
    await expect(grade).toHaveAttribute('src', /\.svg$/)
    await expectAccessible()
  })

  test('[CAT-10] [CAT-11] a subcategory opens its listing, and back leads to the page before', {
    tag: '@one-language',
  }, async ({ page, open, listing, lang, t }) => {
    await open('/products/?category=Automobile')
    const tyres = lang === 'ar' ? 'الإطارات' : 'Tyres'
    await listing.subcategories.getByRole('link', { name: tyres, exact: true }).click()
    await expect(page).toHaveURL(/\/products\/\?category=Tyres&cat=Automobile%2CTyres$/)
    await expect(listing.heading).toHaveText(tyres)
    await listing.categories.getByRole('button', { name: t('catalogue.category.back') }).click()
    await expect(page).toHaveURL(/\/products\/\?category=Automobile$/)
  })

  test('[CAT-09] [CAT-19] below the top, All leads to everything in the parent', {
    tag: '@one-language',
  }, async ({ page, open, listing, lang, t }) => {
    await open('/products/?category=5W-30&cat=Automobile,Engine+oil,Fully+synthetic,5W-30')
    await listing.subcategories.getByRole('link', { name: t('catalogue.category.all'), exact: true }).click()
    await expect(listing.heading).toHaveText(lang === 'ar' ? 'صناعي بالكامل' : 'Fully synthetic')
    await expect(page).toHaveURL(/category=Fully\+synthetic&/)
  })

  test('[CAT-10] back leads home when there was no page before', { tag: '@one-language' }, async ({
    page,
    open,
    listing,
    lang,
    t,
  }) => {
    await open('/products/?category=Tyres')
    await listing.categories.getByRole('button', { name: t('catalogue.category.back') }).click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/?$`))
  })

  test('[CAT-21] a failure to load them shows the server’s message', { tag: '@one-language' }, async ({
    page,
    open,
    listing,
    t,
  }) => {
    await open('/cart/')
    await failOperation(page, 'Categories', 'The tree has fallen')
    await page.getByRole('link', { name: t('cart.empty.action') }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The tree has fallen' })).toBeVisible()
    await listing.cards.first().waitFor()
  })
})

test.describe('place and channel', () => {
  test('[CHAN-04] [LOC-16] [CAT-22] [CAT-32] the calls carry channel, place and 100 to a page; categories are asked for once a visit', {
    tag: '@one-language',
  }, async ({ page, open, listing, t }) => {
    await open('/cart/')
    const seen = watchOperations(page)
    const categories = page.waitForRequest(isOperation('Categories'))
    const products = page.waitForRequest(isOperation('Products'))
    const attributes = page.waitForRequest(isOperation('ListingAttributes'))
    await page.getByRole('link', { name: t('cart.empty.action') }).click()
    expect((await categories).postDataJSON().variables).toMatchObject({
      channel: 'default-channel',
      state: 'muscat',
      first: 10,
    })
    expect((await attributes).postDataJSON().variables).toMatchObject({
      channel: 'default-channel',
      first: 100,
    })
    expect((await products).postDataJSON().variables).toMatchObject({
      channel: 'default-channel',
      first: 100,
      filter: { attributes: [{ slug: 'state', values: ['muscat'] }] },
    })

    await listing.cards.first().waitFor()
    await listing.subcategories.getByRole('link').first().click()
    await expect(page).toHaveURL(/category=/)
    await listing.subcategories.getByRole('link').nth(1).click()
    await listing.cards.first().waitFor()
    expect(seen.filter((name) => name === 'Categories')).toHaveLength(1)
    expect(seen.filter((name) => name === 'Products').length).toBeGreaterThan(1)
  })

  test.describe('outside Oman', () => {
    test.use({ place: 'none' })

    test('[CAT-13] [CAT-14] a place outside Oman has few products, or none and a way to change the place', {
      tag: '@one-language',
    }, async ({ page, context, baseURL, open, go, listing, t, lang }) => {
      await context.addCookies([{ name: 'warsha_place', value: '2.23.dubai', url: baseURL ?? '' }])
      await context.addInitScript(() => {
        const state = {
          country_id: 2,
          country_name: 'UAE',
          state_id: 23,
          state_name: 'Dubai',
          state_slug: 'dubai',
        }
        localStorage.setItem('warsha:login', JSON.stringify({ version: 1, state }))
      })
      await open('/products/')
      await expect(listing.count).toHaveText(t('listing.count', { count: 9 }))
      await go('/products/?category=Services')
      await expect(page.getByText(t('shell.empty.products'))).toBeVisible()
      await page.getByRole('link', { name: t('listing.changePlace') }).click()
      await expect(page).toHaveURL(`/${lang}/store/edit/`)
    })
  })
})
