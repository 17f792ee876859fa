import type { Page } from '@playwright/test'
import type { RestServiceCentre } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { chooseButton, pickerOf, rememberTour } from '../fixtures/booking-test.ts'
import {
  callConsole,
  closeTestCentres,
  dailyShift,
  expectNoSidewaysScroll,
  makeCentre,
  saveBar,
} from '../fixtures/centre-parts.ts'
import { authenticatorCode, operatorPassword, test } from '../fixtures/console-test.ts'
import { demoSlugs, lineOf, readProduct, storeCart } from '../fixtures/filled-cart.ts'
import { expect } from '../fixtures/shop-test.ts'

const muscatPlace = { name: 'warsha_place', value: '1.11.muscat' }

test('[OPS-06] a new centre is opened, each of its fields is changed, and the shop follows', async ({
  page,
  context,
  request,
  openAsOperator,
  baseURL,
  lang,
  t,
}) => {
  // Three journeys: making it, changing it, and looking at it as a shopper.
  test.slow()
  await openAsOperator('admin', '/centres')
  await page.getByRole('link', { name: t('console-centres.new.action') }).click()
  const number = `${process.pid}${lang}`
  const field = (name: 'nameEn' | 'nameAr' | 'addressEn' | 'addressAr' | 'phone' | 'leadDays' | 'latitude') =>
    page.getByLabel(t(`console-centres.fields.${name}`), { exact: true })
  const choice = (name: 'typeId' | 'stateId' | 'stockType') =>
    page.getByRole('combobox', { name: t(`console-centres.fields.${name}`), exact: true })
  const { bar, save } = saveBar(page, t)
  const tick = (type: string, venue: 'center' | 'home') =>
    page.getByRole('checkbox', { name: `${type}, ${t(`console-centres.venue.${venue}`)}` })
  const options = await callConsole<Options>(page, '/service-centres/options/')
  const typeName = (id: number) => options.types.find((type) => type.id === id)?.name[lang] ?? ''
  const serviceName = (id: number) => options.service_types.find((type) => type.id === id)?.name[lang] ?? ''

  await field('nameEn').fill(`Bowsher ${number}`)
  await field('nameAr').fill(`بوشر ${number}`)
  await field('addressEn').fill('Way 1, Bowsher')
  await field('addressAr').fill('سكة 1، بوشر')
  await expect(save).toBeDisabled()
  await field('phone').fill('24123456')
  await choice('typeId').selectOption({ label: typeName(1) })
  await choice('stateId').selectOption('11')
  await tick(serviceName(1), 'center').check()
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await expect(page.getByText(t('console-centres.state.inactive'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('console-centres.activate.action') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('console.command.reason')).fill('Opens today')
  await dialog.getByRole('button', { name: t('console-centres.activate.action') }).click()
  await expect(page.getByText(t('console-centres.state.active'), { exact: true })).toBeVisible()
  await callConsole(page, `/service-centres/${id}/week/`, {
    method: 'PUT',
    body: { revision: 1, shifts: [dailyShift()] },
  })

  await field('nameEn').fill(`Azaiba ${number}`)
  await field('nameAr').fill(`العذيبة ${number}`)
  await field('addressEn').fill('Way 2, Azaiba')
  await field('addressAr').fill('سكة 2، العذيبة')
  await field('phone').fill('24654321')
  await choice('typeId').selectOption({ label: typeName(2) })
  await choice('stockType').selectOption('warehouse')
  await field('leadDays').fill('2')
  await tick(serviceName(2), 'center').check()
  await tick(serviceName(1), 'home').check()
  // The map moves below the pin.
  const map = page.getByRole('region', { name: t('console.map.title') }).locator('.leaflet-container')
  await map.scrollIntoViewIfNeeded()
  await map.focus()
  await page.keyboard.press('ArrowUp')
  await expect(field('latitude')).not.toHaveValue('23.588')
  const latitude = await field('latitude').inputValue()
  for (const text of [
    'Azaiba',
    '24654321',
    typeName(2),
    t('console-centres.stock.warehouse'),
    serviceName(2),
  ])
    await expect(bar).toContainText(text)
  await save.click()
  await expect(bar).toBeHidden()

  await context.addCookies([{ ...muscatPlace, url: baseURL ?? '' }])
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const own = card.filter({ hasText: number })
  for (const service of [1, 2]) {
    // The shop follows within a second; an open page does not.
    await expect(async () => {
      await page.goto(`/${lang}/service-centers/list/${service}/`)
      await showAll(page, t('centres.more'))
      await expect(own).toContainText(lang === 'ar' ? 'العذيبة' : 'Azaiba', { timeout: 1000 })
    }).toPass()
  }
  await expect(own).toContainText(lang === 'ar' ? 'سكة 2' : 'Way 2')
  await expect(own).toContainText(typeName(2))
  await expect(own.getByRole('link', { name: /./ }).first()).toHaveAttribute('href', 'tel:+96824654321')
  await expect(own.getByRole('link').last()).toHaveAttribute('href', new RegExp(`destination=${latitude},`))

  const listed = await request.get(
    '/api/v1/service_center/load-service-centers/?service_type=2&state_id=11&limit=100',
  )
  const { data: centres } = (await listed.json()) as { data: { id: number; stock_type: string }[] }
  expect(centres.find((centre) => centre.id === id)).toMatchObject({ stock_type: 'warehouse' })

  // Goods that come from the warehouse are said to come later.
  const oil = lineOf(await readProduct(request, demoSlugs.oil, lang), lang)
  await storeCart(context, [oil])
  await context.addInitScript(rememberTour)
  await page.goto(`/${lang}/booking/`)
  await page.locator('ul[aria-busy=false]').waitFor()
  await chooseButton(page, oil, /./).first().click()
  const picker = pickerOf(page, t)
  await page.locator(`[data-marker="${id}"]`).dispatchEvent('click')
  await expect(picker.name).toContainText(number)
  await expect(picker.centre).toContainText(t('booking.picker.warehouse'))

  await page.goto(`/console/centres/${id}`)
  await page.getByRole('button', { name: t('console-centres.activate.undo') }).click()
  await dialog.getByLabel(t('console.command.reason')).fill('Was a trial')
  await dialog.getByRole('button', { name: t('console-centres.activate.undo') }).click()
  await expect(page.getByText(t('console-centres.state.inactive'), { exact: true })).toBeVisible()
  await expect(async () => {
    await page.goto(`/${lang}/service-centers/list/2/`)
    await expect(card.first()).toBeVisible()
    await showAll(page, t('centres.more'))
    await expect(own).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

type Options = Record<'types' | 'service_types', { id: number; name: { en: string; ar: string } }[]>

async function showAll(page: Page, more: string): Promise<void> {
  const button = page.getByRole('button', { name: more })
  while (await button.isVisible()) await button.click()
}

test.afterEach(({ sql }) => sql(closeTestCentres))

test('of two who edit a centre the second is shown what the first saved, and loses nothing', async ({
  page,
  openAsOperator,
  lang,
  t,
  expectAccessible,
}) => {
  await openAsOperator('admin', '/centres')
  const centre = await makeCentre(page)
  await page.goto(`/console/centres/${centre.id}`)
  const name = page.getByLabel(t('console-centres.fields.nameEn'), { exact: true })
  const days = page.getByLabel(t('console-centres.fields.leadDays'), { exact: true })
  await name.fill('Mine')
  await days.fill('4')
  const {
    id: _id,
    slug: _slug,
    warehouse_id: _house,
    is_active: _active,
    service_fee: _fee,
    ...fields
  } = centre
  await callConsole<RestServiceCentre>(page, `/service-centres/${centre.id}/`, {
    method: 'PUT',
    body: { ...fields, name: { ...centre.name, en: 'Theirs' }, phone: '24999888' },
  })
  await page.keyboard.press('Control+s')
  const notice = page.getByRole('alert', { name: t('console.edit.conflict') })
  await expect(notice).toContainText('+96824999888')
  await expect(notice).toContainText('Theirs')
  await expect(notice).toContainText(t('console.time.today'))
  await expect(name).toHaveValue('Mine')
  const { bar, save } = saveBar(page, t)
  await expect(save).toBeDisabled()
  await expectAccessible()
  await notice.getByRole('button', { name: t('console.edit.keepMine') }).click()
  await save.click()
  await expect(bar).toBeHidden()
  const saved = await callConsole<RestServiceCentre>(page, `/service-centres/${centre.id}/`)
  expect(saved).toMatchObject({ name: { en: 'Mine' }, phone: '+96824999888', lead_days: 4, revision: 3 })
  if (lang === 'en') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine')
})

test('what is typed outlives a reload and a session that has ended', { tag: '@one-language' }, async ({
  page,
  request,
  openAsOperator,
  sql,
  t,
}) => {
  // An authenticator's code may have been used by another test.
  test.slow()
  await openAsOperator('admin', '/centres')
  const { id } = await makeCentre(page)
  await page.goto(`/console/centres/${id}`)
  const name = page.getByLabel(t('console-centres.fields.nameEn'), { exact: true })
  await name.fill('Not saved yet')
  await page.reload()
  const { bar, save } = saveBar(page, t)
  await expect(bar).toContainText(t('console.edit.restored'))
  await expect(name).toHaveValue('Not saved yet')
  await sql('UPDATE staff_sessions SET ended_at = now()')
  await save.click()
  const dialog = page.getByRole('dialog', { name: t('console.signIn.again') })
  await dialog.getByLabel(t('console.signIn.password')).fill(operatorPassword)
  await dialog.getByRole('button', { name: t('console.signIn.next'), exact: true }).click()
  await expect(async () => {
    await dialog.getByLabel(t('console.signIn.code')).fill(await authenticatorCode(request, 'admin'))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden({ timeout: 3000 })
  }).toPass({ timeout: 70_000 })
  await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
  await name.fill('Thrown away')
  await bar.getByRole('button', { name: t('console.edit.discard') }).click()
  await expect(name).toHaveValue('Not saved yet')
  await page.reload()
  await expect(name).toHaveValue('Not saved yet')
})

test('the list is filtered and opened by keys, and the map shows the same centres', async ({
  page,
  openAsOperator,
  lang,
  t,
  expectAccessible,
}) => {
  await openAsOperator('manager', '/')
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  const rows = page.locator('a[data-row]')
  // The two centres of this manager.
  await expect(rows).toHaveCount(2)
  await openAsOperator('admin', '/centres')
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()
  await page.getByRole('combobox', { name: t('console-centres.fields.stateId') }).selectOption('11')
  await expect(page).toHaveURL(/state_id=11/)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  const inMuscat = await rows.count()
  await page.getByRole('link', { name: t('console-centres.views.map') }).click()
  const markers = page.locator('.map-marker')
  await expect(markers).toHaveCount(inMuscat)
  await expectAccessible()
  const first = markers.first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toContainText(lang === 'ar' ? /[\u0600-\u06ff]/ : /[a-z]/)
  await expectNoSidewaysScroll(page)
})

test('[ROLE-08] support reads a centre and changes nothing; a foreign one is not there', {
  tag: '@one-language',
}, async ({ page, openAsOperator, t }) => {
  await openAsOperator('support', '/centres/1')
  await expect(page.getByLabel(t('console-centres.fields.nameEn'), { exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: t('console-centres.activate.undo') })).toHaveCount(0)
  await page.getByRole('link', { name: t('console-centres.pages.schedule'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('console-centres.week.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('console-centres.holidays.add') })).toHaveCount(0)
  await openAsOperator('manager', '/centres')
  await expect(page.locator('a[data-row]')).toHaveCount(2)
  const own = await callConsole<{ id: number }[]>(page, '/centres/')
  const foreign = [1, 2, 3].find((id) => own.every((centre) => centre.id !== id))
  await page.goto(`/console/centres/${foreign}`)
  await expect(page.getByText(t('console.failure.notFound'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('console-centres.new.action') })).toHaveCount(0)
})

test('the pages of a centre are accessible and fit every window', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  test.slow()
  await openAsOperator('admin', '/centres/1')
  for (const [path, part] of [
    ['', t('console-centres.form.words')],
    ['/schedule', t('console-centres.days.title')],
    ['/team', t('console-centres.drivers.title')],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/console/centres/1${path}`)
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    await expectAccessible()
  }
})
