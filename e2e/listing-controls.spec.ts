import { isolate } from '@warsha/contract/formats/isolate.ts'
import {
  expect,
  failOperation,
  historyLength,
  holdOperation,
  isOperation,
  test,
} from './fixtures/listing-test.ts'
import { hydrated } from './fixtures/shop-test.ts'

const oil = '/products/?category=Engine+oil'

test.describe('the filter drawer', () => {
  test('[CAT-34] [CAT-35] [CAT-36] opens at the end side, 300 px wide', async ({
    page,
    open,
    listing,
    lang,
  }) => {
    await open(oil)
    await listing.filterButton.click()
    await expect(listing.drawer).toBeVisible()
    await expect
      .poll(async () => {
        const box = await listing.drawer.boundingBox()
        const room = await page.evaluate(() => document.documentElement.clientWidth)
        return box && { width: box.width, atEdge: lang === 'ar' ? box.x : room - box.x - box.width }
      })
      .toEqual({ width: 300, atEdge: 0 })
  })

  test('[CAT-37] [CAT-38] [CAT-39] [A11Y-02] has groups that fold, Reset and Filter; the page behind it does not scroll, Escape gives the focus back', {
    tag: '@one-language',
  }, async ({ page, open, listing, lang, t, expectAccessible }) => {
    await open(oil)
    await listing.filterButton.click()
    const grade = listing.drawer.getByRole('checkbox', { name: '5W-30' })
    await expect(grade).toBeVisible()
    await listing.drawer
      .locator('summary')
      .filter({ hasText: lang === 'ar' ? 'اللزوجة' : 'Viscosity' })
      .click()
    await expect(grade).toBeHidden()
    await expect(listing.drawer.getByRole('button', { name: t('listing.filter.reset') })).toBeVisible()
    await expect(listing.drawer.getByRole('button', { name: t('listing.filter.apply') })).toBeVisible()
    await expectAccessible('dialog[open]')

    await page.mouse.move(lang === 'ar' ? 370 : 20, 400)
    await page.mouse.wheel(0, 600)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(listing.drawer).toBeHidden()
    await expect(listing.filterButton).toBeFocused()
  })

  test('[CAT-46] [CAT-47] [CAT-48] ticks wait for Filter, which writes them to the query or takes them out', {
    tag: '@one-language',
  }, async ({ page, open, listing, t }) => {
    const apply = listing.drawer.getByRole('button', { name: t('listing.filter.apply') })
    await open(`${oil}&oil-type=fully-synthetic`)
    await listing.filterButton.click()
    await listing.drawer.getByRole('checkbox', { name: '5W-30' }).check()
    await listing.drawer.getByRole('checkbox', { name: '0W-20' }).check()
    await expect(page).toHaveURL(/category=Engine\+oil&oil-type=fully-synthetic$/)
    await apply.click()
    await expect(page).toHaveURL(/viscosity=0w-20%2C5w-30/)
    await expect(page).toHaveURL(/oil-type=fully-synthetic/)
    await expect(listing.drawer).toBeHidden()
    await expect(listing.chips.getByRole('listitem')).toHaveCount(3)

    // An attribute without a tick loses its parameter, the other one keeps its own.
    await listing.filterButton.click()
    await listing.drawer.getByRole('checkbox', { name: '5W-30' }).uncheck()
    await listing.drawer.getByRole('checkbox', { name: '0W-20' }).uncheck()
    await apply.click()
    await expect(page).toHaveURL(/category=Engine\+oil&oil-type=fully-synthetic$/)
  })

  test('[CAT-49] [CAT-50] Reset clears filters, sort and flags, keeps the category and loads the attributes again', {
    tag: '@one-language',
  }, async ({ page, open, listing, t }) => {
    await open(`${oil}&cat=Automobile,Engine+oil&viscosity=5w-30&sort=PRICE-ASC`)
    await listing.filterButton.click()
    await listing.drawer.getByRole('checkbox', { name: '0W-20' }).check()
    const again = page.waitForRequest(isOperation('ListingAttributes'))
    await listing.drawer.getByRole('button', { name: t('listing.filter.reset') }).click()
    await again
    await expect(page).toHaveURL(/\/products\/\?category=Engine\+oil&cat=Automobile%2CEngine\+oil$/)
    await expect(listing.chips).toHaveCount(0)
    await listing.filterButton.click()
    await expect(listing.drawer.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })

  test('[CAT-51] [CAT-52] [CAT-53] a filter is a chip with the attribute’s name; removing it unticks its choice', async ({
    page,
    open,
    listing,
    lang,
    t,
  }) => {
    await open(`${oil}&viscosity=5w-30,0w-20&oil-type=fully-synthetic`)
    const type = { en: 'Oil type: Fully synthetic', ar: 'نوع الزيت: صناعي بالكامل' }[lang]
    const grade = { en: 'Viscosity', ar: 'اللزوجة' }[lang]
    const chips = listing.chips.getByRole('listitem')
    await expect(chips).toHaveText([`${grade}: 0W-20`, `${grade}: 5W-30`, type])
    const before = await listing.cards.count()

    // The old list stays, marked as busy, until the filtered one is there.
    const held = await holdOperation(page, 'Products')
    const filter = t('listing.filter.chip', { name: grade, value: isolate('5W-30') })
    await page.getByRole('button', { name: t('listing.filter.remove', { filter }) }).click()
    const busy = page.getByRole('main').locator('[aria-busy=true]')
    await expect(busy).toBeVisible()
    await expect(listing.cards).toHaveCount(before)
    held.release()
    await expect(busy).toHaveCount(0)
    expect(await listing.cards.count()).toBeLessThan(before)

    await expect(page).toHaveURL(/&viscosity=0w-20&oil-type=fully-synthetic$/)
    await expect(chips).toHaveText([`${grade}: 0W-20`, type])
    await listing.filterButton.click()
    await expect(listing.drawer.getByRole('checkbox', { name: '5W-30' })).not.toBeChecked()
    await expect(listing.drawer.getByRole('checkbox', { name: '0W-20' })).toBeChecked()
  })

  test('[CAT-54] attributes that cannot be loaded: the server’s message, no filter, and a retry', {
    tag: '@one-language',
  }, async ({ page, open, listing, t }) => {
    await open('/cart/')
    await failOperation(page, 'ListingAttributes', 'No attributes today')
    await page.getByRole('link', { name: t('cart.empty.action') }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No attributes today' })).toBeVisible()
    await expect(listing.cards.first()).toBeVisible()
    await expect(listing.filterButton).toBeDisabled()
    await page.unrouteAll()
    await page.getByRole('button', { name: t('shell.retry') }).click()
    await expect(listing.filterButton).toBeEnabled()
  })
})

test.describe('the sort menu of a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('[UX-76] [CAT-58] [CAT-59] [CAT-61] sorts by keyboard, with the addresses of the modal', {
    tag: '@one-language',
  }, async ({ page, open, listing, t }) => {
    await open(oil)
    const menu = page.getByRole('combobox', { name: t('catalogue.sort.open'), exact: true })
    const names = await listing.names.allTextContents()
    const before = await historyLength(page)
    await expect(listing.sortButton).toBeHidden()
    await expect(menu.locator('option:checked')).toHaveText(t('catalogue.sort.recommended'))
    await menu.focus()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/&sort=PRICE-ASC$/)
    await expect(menu).toHaveValue('PRICE-ASC')
    await expect(menu).toBeFocused()
    await expect(listing.names.first()).not.toHaveText(names[0] ?? '')
    await page.reload()
    await expect(menu.locator('option:checked')).toHaveText(t('catalogue.sort.lowest_price'))
    // A choice made by a script is none that is recorded before the page responds.
    await hydrated(page)
    await menu.selectOption('')
    await expect(page).toHaveURL(/category=Engine\+oil$/)
    await expect(listing.names).toHaveText(names)
    expect(await historyLength(page)).toBe(before)
  })
})

test.describe('the sort modal', () => {
  test('[CAT-55] [CAT-57] [CAT-60] [CAT-62] a radio button for each option and for the shop’s own order, one ticked, and a Sort button without which it is forgotten', {
    tag: '@one-language',
  }, async ({ page, open, listing, t, expectAccessible }) => {
    await open(oil)
    await listing.sortButton.click()
    for (const label of ['recommended', 'brands', 'best_seller', 'highest_price', 'lowest_price'] as const) {
      await expect(
        listing.sortDialog.getByRole('radio', { name: t(`catalogue.sort.${label}`) }),
      ).toBeVisible()
    }
    await expect(listing.sortDialog.getByRole('button', { name: t('catalogue.sort.apply') })).toBeVisible()
    await expectAccessible('dialog[open]')

    const lowest = listing.sortDialog.getByRole('radio', { name: t('catalogue.sort.lowest_price') })
    const brands = listing.sortDialog.getByRole('radio', { name: t('catalogue.sort.brands') })
    const ticked = listing.sortDialog.getByRole('radio', { checked: true })
    await expect(ticked).toHaveAccessibleName(t('catalogue.sort.recommended'))
    await lowest.check()
    await brands.check()
    await expect(lowest).not.toBeChecked()
    await expect(ticked).toHaveCount(1)

    await page.keyboard.press('Escape')
    await expect(listing.sortDialog).toBeHidden()
    await listing.sortButton.click()
    await expect(listing.sortDialog).toBeVisible()
    await expect(ticked).toHaveAccessibleName(t('catalogue.sort.recommended'))
  })

  test('[CAT-57] [CAT-58] [CAT-59] [CAT-61] only Sort sets or removes `sort`, without adding to the history', {
    tag: '@one-language',
  }, async ({ page, open, listing, t }) => {
    await open(oil)
    const names = await listing.names.allTextContents()
    const before = await historyLength(page)
    const lowest = listing.sortDialog.getByRole('radio', { name: t('catalogue.sort.lowest_price') })
    const apply = listing.sortDialog.getByRole('button', { name: t('catalogue.sort.apply') })
    await listing.sortButton.click()
    await lowest.check()
    await expect(page).toHaveURL(/category=Engine\+oil$/)
    expect(await listing.names.allTextContents()).toEqual(names)
    await apply.click()
    await expect(page).toHaveURL(/&sort=PRICE-ASC$/)
    await expect(listing.names.first()).not.toHaveText(names[0] ?? '')
    expect(await historyLength(page)).toBe(before)

    await listing.sortButton.click()
    await listing.sortDialog.getByRole('radio', { name: t('catalogue.sort.recommended') }).check()
    await apply.click()
    await expect(page).toHaveURL(/category=Engine\+oil$/)
    await expect(listing.names).toHaveText(names)
  })
})
