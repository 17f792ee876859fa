import { fillCar, hilux, nameOf, patrol } from './fixtures/car-parts.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test('[CARS-08] a visitor is led to the sign-in', { tag: '@one-language' }, async ({ page, lang }) => {
  await page.goto(`/${lang}/my-cars/`)
  await expect(page).toHaveURL(`/${lang}/login`)
})

test('forms have addresses of their own, and there are no others', { tag: '@one-language' }, async ({
  page,
  open,
  request,
  lang,
  t,
}) => {
  await openAs(page, await signInByApi(request))
  await open('/my-cars/')
  await page.getByRole('button', { name: t('cars.add') }).click()
  await expect(page).toHaveURL(`/${lang}/my-cars/add/`)
  await page.reload()
  await hydrated(page)
  await (await fillCar(page, t, hilux[lang])).getByRole('button', { name: t('cars.save') }).click()
  await expect(page).toHaveURL(`/${lang}/my-cars/`)
  await page
    .getByRole('list', { name: t('cars.title') })
    .getByRole('button', { name: t('cars.edit') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/my-cars/edit/[\\w=-]+/$`))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const path of ['my-cars/edit/', 'my-cars/remove/', 'my-cars/add/1/'])
    expect((await request.get(`/${lang}/${path}`)).status()).toBe(404)
})

test.describe('the cars of a customer', () => {
  test.beforeEach(async ({ page, request }) => {
    await openAs(page, await signInByApi(request))
  })

  test('[CARS-01] [CARS-03] [CARS-05] are added through type, brand, model and year, changed and removed', {
    tag: '@one-language',
  }, async ({ page, open, lang, t, expectAccessible }) => {
    await open('/my-cars/')
    await expect(page.getByText(t('shell.empty.cars'))).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: t('cars.add') }).click()
    const dialog = await fillCar(page, t, hilux[lang])
    await expectAccessible()
    await dialog.getByRole('button', { name: t('cars.save') }).click()
    const cars = page.getByRole('list', { name: t('cars.title') })
    await expect(cars.getByRole('heading', { name: nameOf(hilux[lang]) })).toBeVisible()
    await expect(cars).toContainText('265/65R17')
    await expectAccessible()

    await cars.getByRole('button', { name: t('cars.edit') }).click()
    await expect(page.getByRole('dialog').getByLabel(t('cars.model'))).toHaveValue(/\d+/)
    await (await fillCar(page, t, patrol[lang])).getByRole('button', { name: t('cars.save') }).click()
    await expect(cars.getByRole('heading')).toHaveText([nameOf(patrol[lang])])

    await page.reload()
    await expect(cars.getByRole('heading')).toHaveText([nameOf(patrol[lang])])
    await cars.getByRole('button', { name: t('cars.remove') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('cars.remove') })
      .click()
    await expect(page.getByText(t('shell.empty.cars'))).toBeVisible()
  })

  test('[CARS-04] another type has other brands, and nothing is saved before all is chosen', {
    tag: '@one-language',
  }, async ({ page, open, lang, t }) => {
    await open('/my-cars/')
    await page.getByRole('button', { name: t('cars.add') }).click()
    const dialog = page.getByRole('dialog')
    const brands = dialog.getByLabel(t('cars.brand')).locator('option')
    const lexus = lang === 'en' ? 'Lexus' : 'لكزس'
    const isuzu = lang === 'en' ? 'Isuzu' : 'إيسوزو'
    await expect(brands.filter({ hasText: lexus })).toHaveCount(1)
    await expect(brands.filter({ hasText: isuzu })).toHaveCount(0)
    await dialog.getByText(t('cars.types.commercial'), { exact: true }).click()
    await expect(brands.filter({ hasText: isuzu })).toHaveCount(1)
    await expect(brands.filter({ hasText: lexus })).toHaveCount(0)
    await dialog.getByLabel(t('cars.brand')).selectOption({ label: isuzu })
    await expect(dialog.getByLabel(t('cars.model')).locator('option')).toHaveCount(3)
    await dialog.getByRole('button', { name: t('cars.save') }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: t('cars.required') })).toBeVisible()
  })
})
