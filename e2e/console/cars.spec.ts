import { fillCar } from '../fixtures/car-parts.ts'
import { saveBar } from '../fixtures/centre-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test.use({ place: 'muscat' })

test('[OPS-19] a brand, a model and what it takes are made by hand; a shopper who chooses this car is shown what fits it', {
  tag: '@one-language',
}, async ({ page, openAsOperator, open, lang, t }) => {
  test.slow()
  const brands = { en: `Duneworks ${process.pid}`, ar: `كثبان ${process.pid}` }
  const models = { en: 'Wanderer', ar: 'الرحالة' }
  const dialog = page.getByRole('dialog')
  const { bar, save } = saveBar(page, t)
  await openAsOperator('content', '/cars/brands')
  await page.getByRole('button', { name: t('console-cars.brands.add') }).click()
  await dialog.getByLabel(t('console-cars.fields.nameEn')).fill(brands.en)
  await dialog.getByLabel(t('console-cars.fields.nameAr')).fill(brands.ar)
  await dialog.getByRole('button', { name: t('console-cars.brands.add') }).click()
  await expect(page).toHaveURL(/\/cars\/brands\/\d+$/)
  const brandAddress = page.url()

  await page.goto('/console/cars/new')
  await page.getByLabel(t('console-cars.fields.brandId')).selectOption({ label: brands[lang] })
  for (const language of ['en', 'ar'] as const)
    await page
      .getByLabel(`${t('console-cars.fields.name')} ${t(`console.languages.${language}`)}`)
      .fill(models[language])
  await page.getByRole('button', { name: t('console-cars.fitments.add') }).click()
  const part = (name: 'yearFrom' | 'oilLitres' | 'oilGrades' | 'tyreSizes' | 'batteryAh') =>
    page
      .getByRole('group', { name: t('console-cars.fitments.group', { number: 1 }) })
      .getByLabel(t(`console-cars.fitments.${name}`), { exact: true })
  await part('yearFrom').fill('٢٠١٥')
  await part('oilLitres').fill('4.5')
  await part('oilGrades').fill('5w-30')
  await part('tyreSizes').fill('205/55R16')
  await expect(save).toBeDisabled()
  await part('batteryAh').fill('70')
  await save.click()
  await expect(page).toHaveURL(/\/cars\/\d+$/)
  const modelAddress = page.url()

  await open('/products/?category=Engine%20oil')
  await page.getByRole('button', { name: t('fits.choose') }).click()
  const car = { type: 'passenger', brand: brands[lang], model: models[lang], year: '2019' } as const
  await (await fillCar(page, t, car)).getByRole('button', { name: t('cars.choose') }).click()
  await expect(page).toHaveURL(/car=\d+-2019/)
  const names = page.getByRole('heading', { level: 2 })
  await expect(names.filter({ hasText: '5W-30' }).first()).toBeVisible()
  await expect(names.filter({ hasText: '20W-50' })).toHaveCount(0)

  // The other grade is what it takes from now on.
  await page.goto(modelAddress)
  await part('oilGrades').fill('20W-50')
  await save.click()
  await expect(bar).toBeHidden()
  await open('/products/?category=Engine%20oil')
  await expect(names.filter({ hasText: '20W-50' }).first()).toBeVisible()
  await expect(names.filter({ hasText: '5W-30' })).toHaveCount(0)

  for (const address of [modelAddress, brandAddress]) {
    await page.goto(address)
    await page.getByRole('button', { name: t('console-cars.remove.action'), exact: true }).click()
    await dialog.getByLabel(t('console.command.reason')).fill('made by a test')
    await dialog.getByRole('button', { name: t('console-cars.remove.action'), exact: true }).click()
    await expect(page).toHaveURL(/\/console\/cars(\/brands)?$/)
  }
})
