import { expect, test } from './fixtures/listing-test.ts'

const oil = '/products/?category=Engine+oil'

test('[UX-70] each choice says how many products it would show, and Filter how many will be shown', {
  tag: '@one-language',
}, async ({ page, open, go, listing, t, expectAccessible }) => {
  await open(`${oil}&viscosity=5w-30`)
  const total = await listing.cards.count()
  expect(total).toBeGreaterThan(0)
  await go(oil)
  await listing.filterButton.click()
  const choice = listing.drawer.getByRole('checkbox', { name: /5W-30/ })
  await expect(choice).toHaveAccessibleName(
    t('listing.filter.choice', { label: '5W-30', products: t('listing.count', { count: total }) }),
  )
  await choice.check()
  const show = listing.drawer.getByRole('button', { name: t('listing.filter.show', { count: total }) })
  await expect(show).toBeVisible()
  await expectAccessible('dialog[open]')
  await show.click()
  await expect(page).toHaveURL(/viscosity=5w-30/)
  await expect(listing.cards).toHaveCount(total)
})

test('[UX-70] without counts the filters work as ever', { tag: '@one-language' }, async ({
  page,
  open,
  listing,
  t,
}) => {
  await page.route('**/sellers/products-filters/**', (route) => route.fulfill({ status: 503, json: {} }))
  await open(oil)
  const refused = page.waitForResponse((answer) => answer.url().includes('/sellers/products-filters/'))
  await listing.filterButton.click()
  await refused
  await listing.drawer.getByRole('checkbox', { name: '5W-30', exact: true }).check()
  await listing.drawer.getByRole('button', { name: t('listing.filter.apply'), exact: true }).click()
  await expect(page).toHaveURL(/viscosity=5w-30/)
})
