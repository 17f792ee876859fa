export type Holiday = {
  readonly date: string
  readonly nameEn: string
  readonly nameAr: string
  readonly isEstimated: boolean
}

/**
 * Oman's public holidays of a year (Royal Decrees 88/2022 and 15/2025). Those of the Hijri calendar follow the Umm al-Qura
 * reckoning; Oman sights the moon itself and is often a day later, so they stay estimates until an operator confirms them.
 */
export function omanHolidays(year: number): Holiday[] {
  const holidays = [
    fixed(year, '01-11', 'Accession Day', 'يوم تولي السلطان مقاليد الحكم'),
    fixed(year, '11-20', 'National Day', 'اليوم الوطني'),
    fixed(year, '11-21', 'National Day', 'اليوم الوطني'),
    ...hijriHolidays(year),
  ]
  return inOrder([...holidays, ...compensations(inOrder(holidays))])
}

export function emiratesHolidays(year: number): Holiday[] {
  return inOrder([
    fixed(year, '01-01', "New Year's Day", 'رأس السنة الميلادية'),
    fixed(year, '12-02', 'Union Day', 'عيد الاتحاد'),
    fixed(year, '12-03', 'Union Day', 'عيد الاتحاد'),
    ...hijriHolidays(year).filter((holiday) => holiday.nameEn !== isra[0]),
  ])
}

const isra = ["Isra and Mi'raj", 'الإسراء والمعراج'] as const

function hijriHolidays(year: number): Holiday[] {
  return daysOf(year).flatMap((day) => {
    const name = hijriHoliday(day)
    return name ? [{ date: day.date, nameEn: name[0], nameAr: name[1], isEstimated: true }] : []
  })
}

/** Sorted; where two holidays meet, the first one named keeps the day. */
function inOrder(holidays: readonly Holiday[]): Holiday[] {
  const byDate = new Map(holidays.toReversed().map((holiday) => [holiday.date, holiday]))
  return [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date))
}

type Day = { date: string; hijriMonth: number; hijriDay: number }

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

function hijriHoliday(day: Day): readonly [en: string, ar: string] | undefined {
  const { hijriMonth: month, hijriDay: date } = day
  if (month === 1 && date === 1) return ['Hijri New Year', 'رأس السنة الهجرية']
  if (month === 3 && date === 12) return ["Prophet's Birthday", 'المولد النبوي الشريف']
  if (month === 7 && date === 27) return isra
  if ((month === 9 && date >= 29) || (month === 10 && date <= 3)) return ['Eid al-Fitr', 'عيد الفطر']
  if (month === 12 && date >= 9 && date <= 12) return ['Eid al-Adha', 'عيد الأضحى']
  return undefined
}

/** A holiday that lies wholly on the weekend (Friday, Saturday) is made up for on the next Sunday. */
function compensations(holidays: readonly Holiday[]): Holiday[] {
  return runsOf(holidays).flatMap((run) => {
    const last = run.at(-1)
    if (!last || !run.every((holiday) => isWeekend(holiday.date))) return []
    const date = nextSunday(last.date)
    if (holidays.some((holiday) => holiday.date === date)) return []
    return [{ date, nameEn: `${last.nameEn} (in lieu)`, nameAr: `${last.nameAr} (تعويض)`, isEstimated: true }]
  })
}

function runsOf(holidays: readonly Holiday[]): Holiday[][] {
  const runs: Holiday[][] = []
  for (const holiday of holidays) {
    const previous = runs.at(-1)?.at(-1)
    if (previous?.nameEn === holiday.nameEn && addDays(previous.date, 1) === holiday.date) {
      runs.at(-1)?.push(holiday)
    } else {
      runs.push([holiday])
    }
  }
  return runs
}

function isWeekend(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday === 5 || weekday === 6
}

function nextSunday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, (7 - weekday) % 7)
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function fixed(year: number, day: string, nameEn: string, nameAr: string): Holiday {
  return { date: `${year}-${day}`, nameEn, nameAr, isEstimated: false }
}

function daysOf(year: number): Day[] {
  const days: Day[] = []
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += 86_400_000) {
    const parts = hijri.formatToParts(day)
    const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
    days.push({
      date: new Date(day).toISOString().slice(0, 10),
      hijriMonth: read('month'),
      hijriDay: read('day'),
    })
  }
  return days
}
