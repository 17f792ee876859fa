import type { Page } from '@playwright/test'
import type { RestBookingCentre, RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import { centresCall, chooseButton, dayWithChoice, openDay, pickerOf, test } from './fixtures/booking-test.ts'
import { expect } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

/** A holiday, a day without shifts, one with a single hour, and one with a happy hour. */
const changeToSpecialDays = (page: Page) =>
  changeDays(page, ([holiday, closed, single, happy, ...rest]) => [
    // A holiday that has shifts: it is the holiday that closes the day.
    { ...holiday, is_holiday: true, shifts: { one: aShift({ display_name: 'Holiday', hours: ['07:00'] }) } },
    { ...closed, is_holiday: false, shifts: {} },
    { ...single, is_holiday: false, shifts: { one: aShift({ display_name: 'One', hours: ['09:00'] }) } },
    {
      ...happy,
      is_holiday: false,
      shifts: {
        early: aShift({ display_name: 'Early', hours: ['08:00', '09:00'] }),
        late: aShift({ display_name: 'Late', hours: ['18:00'], hour_type: 'happy', service_fee: 0.25 }),
      },
    },
    ...rest,
  ])

test('[BOOK-25] [BOOK-26] a holiday and a day without shifts are marked and cannot be chosen', async ({
  page,
  openBooking,
  oil,
  t,
}) => {
  await changeToSpecialDays(page)
  await openBooking([oil])
  const { days, dialog } = await openTimes(page, oil, t)
  const day = days.getByRole('listitem').getByRole('button')
  await expect(day.nth(0)).toBeDisabled()
  await expect(day.nth(0)).toContainText(t('booking.times.holiday'))
  await expect(day.nth(0)).toHaveAttribute('aria-pressed', 'false')
  await expect(dialog.getByRole('button', { name: /^Holiday/ })).toHaveCount(0)
  await expect(day.nth(2)).not.toContainText(t('booking.times.holiday'))
  await expect(day.nth(1)).toBeDisabled()
  await expect(day.nth(1)).not.toContainText(t('booking.times.holiday'))
})

test('[BOOK-11] [BOOK-12] [BOOK-42] the only shift and the only hour are chosen by themselves, and a happy hour is marked with its own fee', async ({
  page,
  openBooking,
  oil,
  t,
}) => {
  await changeToSpecialDays(page)
  await openBooking([oil])
  const { days, select, dialog, hours } = await openTimes(page, oil, t)
  const day = days.getByRole('listitem').getByRole('button')
  await expect(day.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('button', { name: /^One/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(hours).toHaveAttribute('aria-pressed', 'true')
  await expect(select).toBeEnabled()

  await day.nth(3).click()
  await expect(select).toBeDisabled()
  const late = dialog.getByRole('region', { name: 'Late' })
  await expect(late).toContainText(t('booking.times.happy'))
  await expect(late).toContainText('0.250')
  await late.getByRole('button', { name: /^Late/ }).click()
  await expect(late.getByRole('button', { name: '18:00–19:00' })).toHaveAttribute('aria-pressed', 'true')
  await expect(select).toBeEnabled()
})

test('[BOOK-27] [BOOK-49] the range of days moves forward, and back once it has moved', async ({
  page,
  openBooking,
  oil,
  t,
}) => {
  // Whatever the calendar says, the strip begins with a day that can be booked.
  await changeDays(page, ([first, ...rest]) => [
    { ...first, is_holiday: false, shifts: { one: aShift({ hours: ['07:00', '08:00'] }) } },
    ...rest,
  ])
  await openBooking([oil])
  const { days } = await openTimes(page, oil, t)
  const day = days.getByRole('listitem').getByRole('button')
  const first = await day.nth(0).textContent()
  const earlier = days.getByRole('button', { name: t('booking.times.previousDays') })
  await expect(earlier).toBeHidden()
  await days.getByRole('button', { name: t('booking.times.nextDaysLabel') }).click()
  await expect(day.nth(0)).not.toHaveText(first ?? '')
  await earlier.click()
  await expect(day.nth(0)).toHaveText(first ?? '')
})

test('[BOOK-28] a centre where nothing can be booked says so', { tag: '@one-language' }, async ({
  page,
  openBooking,
  oil,
  t,
}) => {
  await changeDays(page, (days) => days.map((day) => ({ ...day, shifts: {} })))
  await openBooking([oil])
  const { dialog, select } = await openTimes(page, oil, t)
  await expect(dialog.getByText(t('booking.times.notAvailable'))).toBeVisible()
  await expect(select).toBeDisabled()
})

test('[UX-85] an hour that fills up elsewhere disappears without the choice, and comes back when it is free; a chosen one offers the next', {
  tag: '@one-language',
}, async ({ page, openBooking, setSlotFull, oil, t }) => {
  await openBooking([oil])
  const answered = page.waitForResponse(isOfOneCentre)
  const picker = await openTimes(page, oil, t)
  const { hours, select, dialog } = picker
  const { data } = (await (await answered).json()) as { data: RestBookingCentre }
  const { date, shift } = dayWithChoice(data.dates)
  await openDay(picker, date)
  const [chosen, other] = shift.available_shifts
  if (!chosen || !other) throw new Error('There are no two free hours')
  const button = (hour: typeof chosen) => hours.and(page.getByLabel(`${hour.start_time}–${hour.end_time}`))
  await button(chosen).click()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  await setSlotFull(other.id, true)
  await expect(button(other)).toBeHidden()
  await expect(select).toBeEnabled()
  await expect(button(chosen)).toHaveAttribute('aria-pressed', 'true')
  await setSlotFull(other.id, false)
  await expect(button(other)).toBeVisible()

  await setSlotFull(chosen.id, true)
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText(chosen.start_time)
  await expect(select).toBeDisabled()
  const [next, ...later] = freeSlotsFrom(data.dates, date.delivery_date).filter(({ id }) => id !== chosen.id)
  if (!next) throw new Error('There is no other free hour')
  const offered = alert.getByRole('button')
  await expect(offered).toHaveText(
    [next, ...later.slice(0, 2)].map(({ start_time }) => new RegExp(start_time)),
  )
  await offered.first().click()
  await expect(alert).toBeHidden()
  await expect(button(next)).toHaveAttribute('aria-pressed', 'true')
  await expect(select).toBeEnabled()
  await setSlotFull(chosen.id, false)
  await expect(button(chosen)).toBeVisible()
  await expect(button(next)).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('[BOOK-30] an hour that can be booked for minutes only counts them down, and is asked for again at zero', {
  tag: '@one-language',
}, async ({ page, openBooking, oil, t }) => {
  await changeDays(page, ([day, ...rest]) => [
    { ...day, delivery_date: '2026-11-16', is_holiday: false, shifts: { one: aShift({ hours: ['09:00'] }) } },
    ...rest,
  ])
  await page.clock.install({ time: new Date('2026-11-16T07:58:30+04:00') })
  await openBooking([oil])
  const { dialog } = await openTimes(page, oil, t)
  const timer = dialog.getByRole('timer')
  await expect(timer).toHaveText(/^01:\d\d$/)
  let asked = 0
  page.on('response', (answer) => (asked += isOfOneCentre(answer) ? 1 : 0))
  await page.clock.pauseAt(new Date('2026-11-16T07:59:00+04:00'))
  await expect(timer).toHaveText('01:00')
  for (const shown of ['00:59', '00:58', '00:57']) {
    await page.clock.runFor(1_000)
    await expect(timer).toHaveText(shown)
  }
  await page.clock.runFor(56_000)
  await expect(timer).toHaveText('00:01')
  expect(asked).toBe(0)
  const again = page.waitForResponse(isOfOneCentre)
  await page.clock.runFor(1_000)
  expect((await again).ok()).toBe(true)
  await page.unrouteAll({ behavior: 'wait' })
})

test('[UX-89] a customer waits for an hour that is taken', { tag: '@one-language' }, async ({
  page,
  openBooking,
  setSlotFull,
  request,
  oil,
  t,
}) => {
  await openAs(page, await signInByApi(request))
  await openBooking([oil])
  const answered = page.waitForResponse(isOfOneCentre)
  const picker = await openTimes(page, oil, t)
  const { data } = (await (await answered).json()) as { data: RestBookingCentre }
  const { date, shift } = dayWithChoice(data.dates)
  await openDay(picker, date)
  const [hour] = shift.available_shifts
  if (!hour) throw new Error('There is no free hour')
  await setSlotFull(hour.id, true)
  const wait = picker.dialog
    .locator('section')
    .filter({ hasText: t('booking.times.fullSlots') })
    .getByRole('button', { name: new RegExp(hour.start_time) })
  const asked = page.waitForResponse('**/api/v1/service_center/waiting-list/')
  await wait.click()
  expect((await asked).status()).toBe(201)
  await expect(wait).toHaveAttribute('aria-pressed', 'true')
  await expect(wait).toBeDisabled()
  await setSlotFull(hour.id, false)
})

async function openTimes(
  page: Page,
  line: Parameters<typeof chooseButton>[1],
  t: Parameters<typeof pickerOf>[1],
) {
  await chooseButton(page, line, /./).first().click()
  const picker = pickerOf(page, t)
  await picker.proceed.click()
  await expect(picker.select).toBeVisible()
  return picker
}

/** Free hours from a day on, in their order. */
function freeSlotsFrom(dates: readonly RestBookingDate[], from: string) {
  return dates
    .filter(({ delivery_date, is_holiday }) => delivery_date >= from && !is_holiday)
    .flatMap(({ shifts }) => Object.values(shifts).flatMap(({ available_shifts }) => available_shifts))
}

function isOfOneCentre(answer: import('@playwright/test').Response): boolean {
  const { service_center_id: id } = (answer.request().postDataJSON() ?? {}) as { service_center_id?: number }
  return answer.url().includes('delivery-service-centers') && id !== undefined
}

type Days = [RestBookingDate, RestBookingDate, RestBookingDate, RestBookingDate, ...RestBookingDate[]]

/** The shop's own answer with other days. */
async function changeDays(page: Page, change: (days: Days) => RestBookingDate[]): Promise<void> {
  await page.route(centresCall, async (route) => {
    if (!route.request().postDataJSON().service_center_id) return route.fallback()
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: RestBookingCentre }
    await route.fulfill({ response, json: { data: { ...data, dates: change(data.dates as Days) } } })
  })
}

type ShiftWish = {
  display_name?: string
  hours: string[]
  hour_type?: 'normal' | 'happy'
  service_fee?: number
}

function aShift({ hours, ...change }: ShiftWish): RestBookingDate['shifts'][string] {
  const available_shifts = hours.map((start_time, index) => ({
    id: 900_000 + index,
    start_time,
    end_time: `${String(Number(start_time.slice(0, 2)) + 1).padStart(2, '0')}:00`,
  }))
  return {
    display_name: 'One',
    hour_type: 'normal',
    service_fee: 1.5,
    service_fee_variant_id: 'Fee:1',
    available_shifts,
    full_shifts: [],
    ...change,
  }
}
