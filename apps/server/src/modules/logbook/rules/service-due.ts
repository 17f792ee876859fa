/** How long work lasts. */
export type ServiceInterval = { categoryId: number; months: number; kilometres: number | null }

export type ServiceDue = {
  intervalCategoryId: number | null
  dueOn: string | null
  dueKilometres: number | null
}

const never: ServiceDue = { intervalCategoryId: null, dueOn: null, dueKilometres: null }

/** Customers are reminded so long before work falls due. */
export const reminderDays = 14

/** When work falls due again. Days are `YYYY-MM-DD` in Muscat. */
export function serviceDue(
  { doneOn, kilometres }: { doneOn: string; kilometres: number | null },
  interval: ServiceInterval | undefined,
): ServiceDue {
  if (!interval) return never
  const reach = interval.kilometres
  return {
    intervalCategoryId: interval.categoryId,
    dueOn: addMonths(doneOn, interval.months),
    dueKilometres: kilometres === null || reach === null ? null : kilometres + reach,
  }
}

/** The same day of a later month, or the last one of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
