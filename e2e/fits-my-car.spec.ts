import { isolate } from '@warsha/contract/formats/isolate.ts'
import { fillCar, findCar, hilux, nameOf } from './fixtures/car-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

const oils = '/products/?category=Engine%20oil'
const total = /\d+/

test('[BEY-05] a visitor chooses a car, and lists show what fits it until it is taken off', {
  tag: '@one-language',
}, async ({ page, open, go, lang, t, expectAccessible }) => {
  const car = isolate(nameOf(hilux[lang]))
  await open(oils)
  const count = page.getByRole('status').filter({ hasText: total }).first()
  const all = await count.textContent()
  await page.getByRole('button', { name: t('fits.choose') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible('dialog[open]')
  await (await fillCar(page, t, hilux[lang])).getByRole('button', { name: t('cars.choose') }).click()
  const filter = page.getByRole('button', { name: t('fits.onlyFitting', { car }) })
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/car=\d+-2019/)
  await expect(count).not.toHaveText(all ?? '')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '20W-50' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '5W-30' }).first()).toBeVisible()
  await expectAccessible()

  // Another list, opened in another way, is narrowed as well.
  await open('/products/?category=Tyres')
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await filter.click()
  await expect(page).not.toHaveURL(/car=/)
  await expect(filter).toHaveAttribute('aria-pressed', 'false')
  await go(oils)
  await expect(count).toHaveText(all ?? '')
})

test('[BEY-05] a saved car narrows search', { tag: '@one-language' }, async ({
  page,
  open,
  go,
  lang,
  t,
  request,
}) => {
  const customer = await signInByApi(request)
  const carId = await findCar(request, lang, hilux[lang])
  await request.post('/api/v1/cars/user-car/', {
    data: { car_id: carId, year: 2019 },
    headers: { authorization: `Bearer ${customer.token}` },
  })
  await openAs(page, customer)
  await open('/my-cars/')
  const name = isolate(nameOf(hilux[lang]))
  await page.getByRole('button', { name: t('cars.useCar', { car: name }) }).click()
  await expect(page.getByRole('button', { name: t('cars.inUse') })).toBeVisible()
  await go('/search?q=20W-50')
  await expect(page).toHaveURL(/car=/)
  await expect(page.getByRole('button', { name: t('fits.onlyFitting', { car: name }) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '20W-50' })).toHaveCount(0)
})

test.describe('with a chosen car', () => {
  test.beforeEach(async ({ page, request, lang }) => {
    const carId = await findCar(request, lang, hilux[lang])
    const stored = JSON.stringify({
      carId,
      year: 2019,
      names: { [lang]: nameOf(hilux[lang]) },
      isFilter: false,
    })
    await page.addInitScript((car) => {
      if (window.top === window && !localStorage.getItem('warsha:car'))
        localStorage.setItem('warsha:car', car)
    }, stored)
  })

  test('[BEY-05] a product says that it fits and proposes how many the car takes', {
    tag: '@one-language',
  }, async ({ page, open, lang, t, request, expectAccessible }) => {
    const car = isolate(nameOf(hilux[lang]))
    await open(`/product/${await findProduct(request, 'durub-synthetic-5w-30')}/`)
    await expect(page.getByText(t('fits.fits', { car }))).toBeVisible()
    await expect(page.getByText(t('fits.takesOil', { count: 2, litres: isolate('5.8') }))).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: t('fits.setQuantity', { count: 2 }) }).click()
    await expect(page.getByRole('group', { name: t('catalogue.product.quantity') })).toContainText('2')
  })

  test('[BEY-05] a misfit is said on its page and marked in the cart', async ({
    page,
    open,
    go,
    lang,
    t,
    request,
  }) => {
    const car = isolate(nameOf(hilux[lang]))
    const cart = page.locator(`a[href="/${lang}/cart/"]:visible`).first()
    await open(`/product/${await findProduct(request, 'sahil-start-45ah')}/`)
    await expect(page.getByText(t('fits.misfit', { car }))).toBeVisible()
    await expect(page.getByRole('link', { name: t('fits.showFitting') })).toHaveAttribute(
      'href',
      /car=\d+-2019/,
    )
    await page
      .getByRole('button', { name: t('catalogue.product.addToCart') })
      .first()
      .click()
    await expect(cart).toContainText('1')
    await go(`/product/${await findProduct(request, 'durub-synthetic-5w-30')}/`)
    await page
      .getByRole('button', { name: t('catalogue.product.addToCart') })
      .first()
      .click()
    await expect(cart).toContainText('2')
    await go('/cart/')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('article').filter({ hasText: t('fits.misfit', { car }) })).toHaveCount(1)
  })
})

async function findProduct(
  request: import('@playwright/test').APIRequestContext,
  slug: string,
): Promise<string> {
  const query = `query ($slug: String!) { product(slug: $slug, channel: "default-channel") { id } }`
  const answer = await request.post('/graphql/', { data: { query, variables: { slug } } })
  return (await answer.json()).data.product.id
}
