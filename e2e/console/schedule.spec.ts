import type { Locator, Page } from '@playwright/test'
import type { RestSchedule } from '@warsha/contract/console/booking/schedules.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { findFreeHour, ghala, heldPlace } from '../fixtures/board-parts.ts'
import { chooseButton, pickerOf, rememberTour } from '../fixtures/booking-test.ts'
import {
  callConsole,
  closeTestCentres,
  dailyShift,
  dayAhead,
  makeCentre,
  saveBar,
} from '../fixtures/centre-parts.ts'
import { test as base } from '../fixtures/console-test.ts'
import { demoSlugs, lineOf, readProduct, storeCart } from '../fixtures/filled-cart.ts'
import { expect } from '../fixtures/shop-test.ts'

type ScheduleFixtures = {
  /** Opens the time panel of a centre as a shopper in Muscat. */
  openTimePanel(centreId: number): Promise<ReturnType<typeof pickerOf>>
}

const test = base.extend<ScheduleFixtures>({
  openTimePanel: async ({ page, context, request, baseURL, lang, t, sql }, use) => {
    await use(async (centreId) => {
      await context.addCookies([{ name: 'warsha_place', value: '1.11.muscat', url: baseURL ?? '' }])
      const oil = lineOf(await readProduct(request, demoSlugs.oil, lang), lang)
      await storeCart(context, [oil])
      await context.addInitScript(rememberTour)
      await page.goto(`/${lang}/booking/`)
      await page.locator('ul[aria-busy=false]').waitFor()
      await chooseButton(page, oil, /./).first().click()
      const picker = pickerOf(page, t)
      const marker = page.locator(`[data-marker="${centreId}"]`)
      await marker.dispatchEvent('click')
      await expect(marker).toHaveAttribute('aria-pressed', 'true')
      await picker.proceed.click()
      await expect(picker.select).toBeVisible()
      return picker
    })
    await sql(closeTestCentres)
  },
})

const shiftCard = (page: Page, name: string, hours: string) =>
  page.getByRole('button', { name: hours }).filter({ hasText: name })

const weekday = (lang: 'en' | 'ar', day: number) =>
  new Intl.DateTimeFormat(lang === 'ar' ? 'ar-OM' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`2026-11-${15 + day}`),
  )

function shiftFields(dialog: Locator, t: Translate) {
  const field = (name: 'nameEn' | 'nameAr' | 'startTime' | 'endTime' | 'slotMinutes' | 'capacity' | 'fee') =>
    dialog.getByLabel(t(`console-centres.shift.${name}`), { exact: true })
  return {
    field,
    kind: dialog.getByRole('combobox', { name: t('console-centres.shift.slotType') }),
    apply: dialog.getByRole('button', { name: t('console-centres.shift.apply') }),
  }
}

test('[OPS-07] shifts with hours, bays, kind and fee are made, copied, changed and removed, and the shop books by them', async ({
  page,
  openAsOperator,
  openTimePanel,
  lang,
  t,
  expectAccessible,
}) => {
  test.slow()
  await openAsOperator('admin', '/centres')
  const centre = await makeCentre(page, [dailyShift({ code: 'old', weekdays: [3] })])
  await page.goto(`/console/centres/${centre.id}/schedule`)
  const dialog = page.getByRole('dialog')
  const { field, kind, apply } = shiftFields(dialog, t)
  const sunday = weekday(lang, 0)
  const add = page.getByRole('button', { name: t('console-centres.week.add', { day: sunday }) })
  await add.click()
  await expect(field('nameEn')).toBeFocused()
  await apply.click()
  await expect(field('nameEn')).toHaveAttribute('aria-invalid', 'true')
  await field('nameEn').fill('Early')
  await field('nameAr').fill('باكرًا')
  await field('startTime').fill('07:00')
  await field('endTime').fill('09:00')
  await field('slotMinutes').fill('60')
  await field('capacity').fill('3')
  await field('fee').fill('0.750')
  await expectAccessible('dialog')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await add.click()
  await field('nameEn').fill('Late')
  await field('nameAr').fill('ليلًا')
  await field('startTime').fill('20:00')
  await field('endTime').fill('22:00')
  await field('capacity').fill('1')
  await kind.selectOption('happy')
  await field('fee').fill('0.250')
  await apply.click()

  // Weekdays: Sunday's shifts are copied to all others, which lose their own.
  await page.getByRole('button', { name: t('console-centres.week.copy', { day: sunday }) }).click()
  for (const day of [1, 2, 3, 4, 5, 6]) await dialog.getByLabel(weekday(lang, day)).check()
  await dialog.getByRole('button', { name: t('console-centres.week.copyTo', { count: 6 }) }).click()
  const early = lang === 'ar' ? 'باكرًا' : 'Early'
  const late = lang === 'ar' ? 'ليلًا' : 'Late'
  await expect(shiftCard(page, early, '07:00–09:00')).toHaveCount(7)
  const { bar, save } = saveBar(page, t)
  await expect(bar).toContainText('07:00–09:00')
  // The former shift has no day any more; it is taken out altogether.
  await shiftCard(page, lang === 'ar' ? 'نهارًا' : 'Daytime', '08:00–12:00').click()
  await dialog.getByRole('button', { name: t('console-centres.shift.remove') }).click()
  await save.click()
  await expect(bar).toBeHidden()
  // Two hours of three bays and two of one.
  const day = page.locator(`button[data-date="${await openDay(page, centre.id)}"]`)
  await expect(day).toContainText(t('console-centres.days.taken', { taken: 0, capacity: 8 }))

  const picker = await openTimePanel(centre.id)
  const ofShift = (name: string) => picker.dialog.getByRole('region', { name })
  await expect(ofShift(early)).toContainText('0.750')
  await expect(ofShift(early)).not.toContainText(t('booking.times.happy'))
  await expect(ofShift(late)).toContainText('0.250')
  await expect(ofShift(late)).toContainText(t('booking.times.happy'))
  await ofShift(early)
    .getByRole('button', { name: new RegExp(`^${early}`) })
    .click()
  await expect(ofShift(early).getByRole('button', { name: '07:00–08:00' })).toBeVisible()
  await expect(ofShift(early).getByRole('button', { name: '08:00–09:00' })).toBeVisible()

  await page.goto(`/console/centres/${centre.id}/schedule`)
  await shiftCard(page, early, '07:00–09:00').first().click()
  await field('endTime').fill('08:00')
  await field('capacity').fill('5')
  await field('fee').fill('1.250')
  await apply.click()
  await expect(bar).toContainText('0.750')
  await save.click()
  await expect(bar).toBeHidden()
  await expect(day).toContainText(t('console-centres.days.taken', { taken: 0, capacity: 7 }))
  await openTimePanel(centre.id)
  await expect(ofShift(early)).toContainText('1.250')
  await ofShift(early)
    .getByRole('button', { name: new RegExp(`^${early}`) })
    .click()
  await expect(ofShift(early).getByRole('button', { name: '07:00–08:00' })).toBeVisible()
  await expect(ofShift(early).getByRole('button', { name: '08:00–09:00' })).toHaveCount(0)
})

/** A day ahead on which the centre has slots. */
async function openDay(page: Page, id: number): Promise<string> {
  const { days } = await callConsole<RestSchedule>(page, `/service-centres/${id}/schedule/`)
  const found = days.find(({ slots, date }) => slots > 0 && date > dayAhead(1))
  if (!found) throw new Error('The centre has no open day')
  return found.date
}

test('[OPS-08] holidays of a centre and of its country close the day in the shop’s time panel, and give it back', async ({
  page,
  openAsOperator,
  openTimePanel,
  lang,
  t,
  expectAccessible,
}) => {
  test.slow()
  await openAsOperator('admin', '/centres')
  const centre = await makeCentre(page, [dailyShift()])
  const path = `/console/centres/${centre.id}/schedule`
  const dialog = page.getByRole('dialog')
  const dates = await daysWithoutBookings(page, centre.id)
  for (const scope of ['centre', 'country'] as const) {
    const date = dates[scope]
    await page.goto(path)
    const day = page.locator(`button[data-date="${date}"]`)
    await day.click()
    await dialog.getByRole('button', { name: t('console-centres.holidays.make') }).click()
    await expect(dialog.getByLabel(t('console-centres.holidays.date'), { exact: true })).toHaveValue(date)
    await dialog.getByLabel(t('console-centres.holidays.scope')).selectOption(scope)
    await dialog.getByLabel(t('console-centres.shift.nameEn')).fill(`Feast of ${scope}`)
    await dialog.getByLabel(t('console-centres.shift.nameAr')).fill(`عيد ${scope}`)
    await expectAccessible('dialog')
    await dialog.getByRole('button', { name: t('console-centres.holidays.add') }).click()
    await expect(day).toContainText(t('console-centres.days.holiday'))
    const name = lang === 'ar' ? `عيد ${scope}` : `Feast of ${scope}`
    await expect(day).toContainText(name)

    const picker = await openTimePanel(centre.id)
    const dayOfMonth = page.locator('span').filter({ hasText: new RegExp(`^0?${Number(date.slice(8))}$`) })
    const shown = picker.days.getByRole('listitem').filter({ has: dayOfMonth })
    const later = picker.days.getByRole('button', { name: t('booking.times.nextDaysLabel') })
    while ((await shown.count()) === 0) await later.click()
    await expect(shown).toContainText(t('booking.times.holiday'))
    await expect(shown.getByRole('button')).toBeDisabled()

    await page.goto(path)
    const remove = page.getByRole('button', {
      name: t('console-centres.holidays.removeNamed', { name: isolate(name) }),
    })
    await showHolidays(page, t)
    const entry = page.getByRole('listitem').filter({ has: remove })
    const badge = t(
      scope === 'centre' ? 'console-centres.holidays.ofCentre' : 'console-centres.holidays.ofCountry',
    )
    await expect(entry).toContainText(badge)
    await remove.click()
    await expect(day).not.toContainText(t('console-centres.days.holiday'))
    await expect(day).toContainText(t('console-centres.days.taken', { taken: 0, capacity: 12 }))
  }
})

async function showHolidays(page: Page, t: Translate): Promise<void> {
  const more = page
    .getByRole('region', { name: t('console-centres.holidays.title'), exact: true })
    .locator('button.mt-4')
  await expect(page.getByRole('heading', { name: t('console-centres.holidays.title') })).toBeVisible()
  if (await more.isVisible()) await more.click()
}

/** Days of the shop's time panel that are no holiday yet; for the country one that is booked nowhere. */
async function daysWithoutBookings(page: Page, id: number): Promise<{ centre: string; country: string }> {
  const { days } = await callConsole<RestSchedule>(page, `/service-centres/${id}/schedule/`)
  // The panel begins with the first day that can be booked.
  const [, ...open] = days.slice(1, 13).filter(({ holiday, slots }) => !holiday && slots > 0)
  const [first] = open
  for (const { date } of open.slice(1)) {
    const answer = await page.evaluate(async (day) => {
      const headers = { 'content-type': 'application/json', 'x-warsha-console': '1' }
      const send = (path: string, body: object) =>
        fetch(`/api/v1/console${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ key: crypto.randomUUID(), ...body }),
        })
      const added = await send('/holidays/', { country_id: 1, date: day, name: { en: 'Trial', ar: 'تجربة' } })
      if (added.ok) await send(`/holidays/${(await added.json()).data.id}/remove/`, {})
      return added.ok
    }, date)
    if (first && answer) return { centre: first.date, country: date }
  }
  throw new Error('Every day is booked somewhere in the country')
}

test('a date gets hours of its own and follows its weekday again', async ({
  page,
  openAsOperator,
  t,
  expectAccessible,
}) => {
  await openAsOperator('admin', '/centres')
  const { id } = await makeCentre(page, [dailyShift()])
  const date = await openDay(page, id)
  await page.goto(`/console/centres/${id}/schedule`)
  const day = page.locator(`button[data-date="${date}"]`)
  const dialog = page.getByRole('dialog')
  await day.focus()
  await page.keyboard.press('Enter')
  await expectAccessible('dialog')
  await dialog.getByRole('textbox', { name: t('console-centres.shift.capacity') }).fill('1')
  await dialog.getByRole('button', { name: t('console-centres.days.save') }).click()
  await expect(day).toContainText(t('console-centres.days.exception'))
  await expect(day).toContainText(t('console-centres.days.taken', { taken: 0, capacity: 4 }))
  await day.click()
  await dialog.getByRole('button', { name: t('console-centres.days.follow') }).click()
  await expect(day).toContainText(t('console-centres.days.taken', { taken: 0, capacity: 12 }))
})

test('a change that would take booked hours away says how many, which, and leads to them', {
  tag: '@one-language',
}, async ({ page, openAsOperator, sql, t }) => {
  await openAsOperator('manager', '/board')
  const { day, slot, time } = await findFreeHour(page)
  await sql(heldPlace(slot.slot_id))
  await page.goto(`/console/centres/${ghala}/schedule`)
  await page.locator(`button[data-date="${day}"]`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('console-centres.holidays.make') }).click()
  // A manager has no holidays of the country.
  await expect(dialog.getByLabel(t('console-centres.holidays.scope'))).toHaveCount(0)
  await dialog.getByLabel(t('console-centres.shift.nameEn')).fill('Stocktaking')
  await dialog.getByLabel(t('console-centres.shift.nameAr')).fill('جرد')
  await dialog.getByRole('button', { name: t('console-centres.holidays.add') }).click()
  const notice = dialog.getByRole('alert').filter({ hasText: t('console.booked.text') })
  await expect(notice).toContainText(/: \d+\./)
  await expect(notice).toContainText(time)
  await notice.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/board\\?centre=${ghala}&day=${day}`))
  await expect(page.getByRole('heading', { level: 1, name: t('console-board.title') })).toBeVisible()
})

test('of two who change a week both keep their shifts', { tag: '@one-language' }, async ({
  page,
  openAsOperator,
  t,
}) => {
  await openAsOperator('admin', '/centres')
  const shifts = [
    dailyShift(),
    dailyShift({ code: 'eve', name: { en: 'Evening', ar: 'مساءً' }, start_time: '16:00', end_time: '20:00' }),
  ]
  const { id } = await makeCentre(page, shifts)
  await page.goto(`/console/centres/${id}/schedule`)
  const dialog = page.getByRole('dialog')
  const { field, apply } = shiftFields(dialog, t)
  await shiftCard(page, 'Daytime', '08:00–12:00').first().click()
  await field('capacity').fill('9')
  await apply.click()
  const { revision } = await callConsole<RestSchedule>(page, `/service-centres/${id}/schedule/`)
  await callConsole(page, `/service-centres/${id}/week/`, {
    method: 'PUT',
    body: { revision, shifts: [shifts[0], { ...shifts[1], end_time: '21:00' }] },
  })
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert', { name: t('console.edit.conflict') })).toContainText('16:00–21:00')
  const { bar, save } = saveBar(page, t)
  await save.click()
  await expect(bar).toBeHidden()
  const saved = await callConsole<RestSchedule>(page, `/service-centres/${id}/schedule/`)
  expect(saved.shifts).toMatchObject([
    { code: 'day', capacity: 9 },
    { code: 'eve', end_time: '21:00' },
  ])
})
