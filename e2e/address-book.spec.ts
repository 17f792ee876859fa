import { expect, test } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test('[ADDR-14] a visitor is led to the sign-in', { tag: '@one-language' }, async ({ page, lang }) => {
  await page.goto(`/${lang}/address/list/`)
  await expect(page).toHaveURL(`/${lang}/login`)
})

test('[ADDR-16] only list, add and edit exist', { tag: '@one-language' }, async ({ page, lang, t }) => {
  const answer = await page.goto(`/${lang}/address/other/`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByText(t('errors.notFound.title'))).toBeVisible()
})

test.describe('the addresses of a customer', () => {
  test.beforeEach(async ({ page, request }) => {
    await openAs(page, await signInByApi(request))
  })

  test('[NAV-28] [ADDR-01] [ADDR-15] [ADDR-17] are added from the lists by keyboard, changed and removed', {
    tag: '@one-language',
  }, async ({ page, open, t, expectAccessible }) => {
    await open('/address/list/')
    await expect(page.getByText(t('shell.empty.addresses'))).toBeVisible()
    await page.getByRole('link', { name: t('addresses.add') }).click()
    await expect(page.getByRole('region', { name: t('addresses.map') })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: t('addresses.add') })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${t('addresses.add')}`))
    await expect(page.getByLabel(t('addresses.text'))).toHaveCount(0)
    await page.getByLabel(t('addresses.city'), { exact: true }).selectOption({ index: 1 })
    await page.getByLabel(t('addresses.region'), { exact: true }).selectOption({ index: 1 })
    await expect(page.getByRole('status').filter({ hasText: /[,،]/ })).toBeVisible()
    await page.getByRole('button', { name: t('addresses.continue') }).click()
    const text = page.getByLabel(t('addresses.text'))
    await expect(text).not.toHaveValue('')
    await expectAccessible()
    await text.fill('Way 2803, Villa 12')
    await page.getByRole('button', { name: t('addresses.save') }).click()
    const list = page.getByRole('list', { name: t('addresses.title') })
    await expect(list.getByRole('heading')).toHaveText(['Way 2803, Villa 12'])
    await expectAccessible()

    await list.getByRole('link', { name: t('addresses.edit') }).click()
    await expect(text).toHaveValue('Way 2803, Villa 12')
    await expect(page.getByRole('heading', { level: 1, name: t('addresses.change') })).toBeVisible()
    await page.getByRole('button', { name: t('addresses.zoomOut') }).click()
    await expect(page.getByRole('region', { name: t('addresses.map') })).toBeVisible()
    await text.fill('Way 1')
    await page.getByRole('button', { name: t('addresses.save') }).click()
    await expect(list.getByRole('heading')).toHaveText(['Way 1'])

    await list.getByRole('button', { name: t('addresses.remove') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('addresses.remove') }).click()
    await expect(page.getByText(t('shell.empty.addresses'))).toBeVisible()
  })

  test('[ADDR-13] [ADDR-06] moving the map fills in the text, and going back clears it', async ({
    page,
    open,
    t,
  }) => {
    await open('/address/add/')
    const map = page.getByRole('region', { name: t('addresses.map') })
    await expect(map).not.toHaveAttribute('aria-busy')
    const status = page.getByRole('status').filter({ hasText: /[,،]/ })
    await expect(status).toBeVisible()
    const before = await status.textContent()
    await map.focus()
    // Far enough to be in another area.
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
    await expect(status).not.toHaveText(before ?? '')
    await page.getByRole('button', { name: t('addresses.continue') }).click()
    const text = page.getByLabel(t('addresses.text'))
    await expect(text).toHaveValue(/[,،]/)
    await expect(text).toBeFocused()
    await page.getByRole('button', { name: t('addresses.backToMap') }).click()
    await expect(text).toHaveCount(0)
  })

  test('[UX-71] a map at its default centre has the state, city and region of that point', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    await open('/address/add/')
    const chosen = (name: 'state' | 'city' | 'region') =>
      page.getByLabel(t(`addresses.${name}`), { exact: true }).locator('option:checked')
    const status = page.getByRole('status').filter({ hasText: /[,،]/ })
    await expect(status).toBeVisible()
    const [area = ''] = ((await status.textContent()) ?? '').split(/[,،]/)
    await expect(chosen('region')).toHaveText(area)
    await expect(chosen('city')).not.toHaveText(t('addresses.choose'))
    await expect(chosen('state')).not.toHaveText(t('addresses.choose'))
    await page.getByRole('button', { name: t('addresses.continue') }).click()
    await page.getByLabel(t('addresses.text')).fill('Way 9')
    await page.getByRole('button', { name: t('addresses.save') }).click()
    await expect(page.getByRole('heading', { name: 'Way 9' })).toBeVisible()
  })

  test('[ADDR-09] an empty text is not valid', { tag: '@one-language' }, async ({ page, open, t }) => {
    await open('/address/add/')
    await page.getByLabel(t('addresses.city'), { exact: true }).selectOption({ index: 1 })
    await expect(page.getByRole('status').filter({ hasText: /[,،]/ })).toBeVisible()
    await page.getByRole('button', { name: t('addresses.continue') }).click()
    await page.getByLabel(t('addresses.text')).fill(' ')
    await page.getByRole('button', { name: t('addresses.save') }).click()
    await expect(page.getByText(t('addresses.invalid'))).toBeVisible()
  })

  test('[UX-78] a map that cannot be fetched says so, and can be tried again', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    await page.route('**/assets/open-map-*.js', (route) => route.abort())
    await open('/address/add/')
    await expect(page.getByText(t('addresses.mapFailed'))).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: t('shell.retry') }).click()
    await expect(page.getByRole('region', { name: t('addresses.map') })).not.toHaveAttribute('aria-busy')
    await expect(page.getByText(t('addresses.mapFailed'))).toHaveCount(0)
  })

  test('[ADDR-21] without map, words and position an address can still be saved', {
    tag: '@one-language',
  }, async ({ page, open, t }) => {
    await page.route('**/oman-*.json', (route) => route.abort())
    await page.route('**/api/v1/locations/reverse**', (route) => route.abort())
    await open('/address/add/')
    await expect(page.getByText(t('addresses.mapFailed'))).toBeVisible()
    await page.getByRole('button', { name: t('addresses.locate') }).click()
    await expect(page.getByText(t('addresses.locateFailed.denied'))).toBeVisible()
    await page.getByLabel(t('addresses.city'), { exact: true }).selectOption({ index: 1 })
    await expect(page.getByText(t('addresses.noWords'))).toBeVisible()
    await page.getByRole('button', { name: t('addresses.continue') }).click()
    await page.getByLabel(t('addresses.text')).fill('Way 7')
    await page.getByRole('button', { name: t('addresses.save') }).click()
    await expect(page.getByRole('heading', { name: 'Way 7' })).toBeVisible()
  })
})
