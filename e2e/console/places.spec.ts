import { callConsole, expectNoSidewaysScroll, saveBar } from '../fixtures/centre-parts.ts'
import { test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test('[OPS-09] a city with a region is added, renamed, ordered, hidden and deleted, and the shop follows', async ({
  page,
  request,
  openAsOperator,
  lang,
  t,
}) => {
  await openAsOperator('content', '/places')
  const tree = page.getByRole('region', { name: t('console-places.tree') })
  const muscat = lang === 'ar' ? 'مسقط' : 'Muscat'
  await tree.getByRole('link', { name: muscat, exact: true }).click()
  await page.getByRole('link', { name: t('console-places.add.city') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('console-places.add.city') })).toBeVisible()
  const name = (language: 'en' | 'ar') =>
    page.getByLabel(`${t('console-places.fields.name')} ${t(`console.languages.${language}`)}`)
  const { bar, save } = saveBar(page, t)
  const number = `${process.pid}${lang}`
  await name('en').fill(`Yankit ${number}`)
  await expect(save).toBeDisabled()
  await name('ar').fill(`ينكت ${number}`)
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  const cityId = Number(new URL(page.url()).pathname.split('/').at(-1))
  const citiesOfShop = async () => {
    const answer = await request.get('/api/v1/locations/cities/?province_id=11&limit=100', {
      headers: { 'accept-language': lang },
    })
    return ((await answer.json()).data as { id: number; name: string }[]).map((city) => city.name)
  }
  const shownName = lang === 'ar' ? `ينكت ${number}` : `Yankit ${number}`
  await expect.poll(citiesOfShop).toContain(shownName)

  await page.getByRole('link', { name: t('console-places.add.region') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('console-places.add.region') })).toBeVisible()
  await name('en').fill(`Bay ${number}`)
  await name('ar').fill(`الخليج ${number}`)
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await page.getByRole('link', { name: shownName }).click()

  await name('ar').fill(`ينكت الجديدة ${number}`)
  await name('en').fill(`New Yankit ${number}`)
  await expect(bar).toContainText(`New Yankit ${number}`)
  await page.keyboard.press('Control+s')
  const renamed = lang === 'ar' ? `ينكت الجديدة ${number}` : `New Yankit ${number}`
  await expect.poll(citiesOfShop).toContain(renamed)

  await page.getByRole('button', { name: t('console-places.hide.action') }).click()
  await expect(
    page.getByRole('main').getByText(t('console-places.state.hidden'), { exact: true }),
  ).toBeVisible()
  await expect.poll(citiesOfShop).not.toContain(renamed)

  // What something lies in is not deleted.
  await page.getByRole('button', { name: t('console-places.remove.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console.command.reason')).fill('not needed')
  await dialog.getByRole('button', { name: t('console-places.remove.action'), exact: true }).click()
  await expect(dialog.getByText(t('refusals.PLACE_USED'))).toBeVisible()
  await dialog.getByRole('button', { name: t('console.command.cancel') }).click()

  // With the keys, to the front of its state's cities.
  await page.getByRole('link', { name: muscat, exact: true }).click()
  const list = page.getByRole('list', { name: t('console-places.within.state') })
  const grip = list.getByRole('button', { name: t('console.order.grip', { name: renamed }) })
  await grip.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText(t('console-places.order.saved'))).toBeVisible()
  const ordered = await callConsole<{ id: number }[]>(page, '/places/?kind=city&parent_id=11&limit=200')
  expect(ordered.findIndex(({ id }) => id === cityId)).toBe(ordered.length - 2)
})

test('[OPS-09] the phone rule of a country is changed by who sets up the shop; others read it', async ({
  page,
  request,
  openAsOperator,
  lang,
  t,
}) => {
  await openAsOperator('admin', '/places/new?kind=country')
  const name = (language: 'en' | 'ar') =>
    page.getByLabel(`${t('console-places.fields.name')} ${t(`console.languages.${language}`)}`)
  const field = (key: 'iso' | 'phonePrefix' | 'phoneDigits') =>
    page.getByLabel(t(`console-places.fields.${key}`), { exact: true })
  const { save } = saveBar(page, t)
  const [iso, prefix] = lang === 'ar' ? ['BH', '+973'] : ['QA', '+974']
  await name('en').fill(`Land ${iso}`)
  await name('ar').fill(`بلد ${iso}`)
  await field('iso').fill(iso)
  await field('phonePrefix').fill(prefix)
  await field('phoneDigits').fill('7')
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(iso)
  await field('phoneDigits').fill('8')
  await save.click()
  const digits = async () => {
    const answer = await request.get('/api/v1/locations/countries/?limit=100')
    const countries = (await answer.json()).data as { phone_prefix: string; phone_digits: number }[]
    return countries.find((country) => country.phone_prefix === prefix)?.phone_digits
  }
  await expect.poll(digits).toBe(8)
  const path = new URL(page.url()).pathname.replace('/console', '')

  await openAsOperator('manager', path)
  await expect(field('phoneDigits')).toBeDisabled()
  await expect(page.getByRole('button', { name: t('console-places.remove.action') })).toHaveCount(0)

  await openAsOperator('admin', path)
  await page.getByRole('button', { name: t('console-places.remove.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console.command.reason')).fill('was a trial')
  await dialog.getByRole('button', { name: t('console-places.remove.action'), exact: true }).click()
  await expect.poll(digits).toBeUndefined()
})

test('a place is found by a part of its name, and no width scrolls sideways', async ({
  page,
  openAsOperator,
  lang,
  t,
}) => {
  await openAsOperator('support', '/places')
  await page.getByLabel(t('console-places.search')).fill(lang === 'ar' ? 'خوير' : 'khuwair')
  const found = page.getByRole('list', { name: t('console-places.title') }).getByRole('listitem')
  await expect(found.first()).toContainText(lang === 'ar' ? 'مسقط' : 'Muscat')
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await found.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoSidewaysScroll(page)
})
