import type { RestShift } from '@warsha/contract/console/booking/schedules.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import type { NamedChange } from '~/components/edit/change-list.tsx'
import type { Translation } from '~/session/messages.ts'
import { sortDays, type WeekFields, weekdays } from './week.ts'

type Words = Pick<Translation, 't' | 'lang'> & { weekday: (day: number, width: 'short') => string }

const parts = ['nameEn', 'nameAr', 'hours', 'slotMinutes', 'capacity', 'slotType', 'fee', 'weekdays'] as const

/** Changed shifts in words: one that is new or gone in one line, a changed one by its parts. */
export function describeWeek(
  codes: readonly string[],
  { before, after }: { before: WeekFields; after: WeekFields },
  words: Words,
): NamedChange[] {
  return codes.flatMap((code) => {
    const [old, now] = [before[code], after[code]]
    const label = (now ?? old)?.name[words.lang] ?? code
    if (!old || !now)
      return [
        { name: code, label, before: old ? summary(old, words) : '', after: now ? summary(now, words) : '' },
      ]
    return parts
      .filter((part) => partText(part, old, words) !== partText(part, now, words))
      .map((part) => ({
        name: `${code} ${part}`,
        label: `${label} · ${words.t(`console-centres.shift.${part}`)}`,
        before: partText(part, old, words),
        after: partText(part, now, words),
      }))
  })
}

/** A shift in one line, for a choice between two. */
export function summary(shift: RestShift, words: Words): string {
  return (['hours', 'weekdays', 'capacity', 'slotType', 'fee'] as const)
    .map((part) => (part === 'capacity' ? `×${shift.capacity}` : partText(part, shift, words)))
    .join(' · ')
}

function partText(part: (typeof parts)[number], shift: RestShift, { t, weekday }: Words): string {
  if (part === 'nameEn') return shift.name.en
  if (part === 'nameAr') return shift.name.ar
  if (part === 'hours') return `${shift.start_time}–${shift.end_time}`
  if (part === 'slotMinutes') return String(shift.slot_minutes)
  if (part === 'capacity') return String(shift.capacity)
  if (part === 'slotType') return t(`console-centres.slotType.${shift.slot_type}`)
  if (part === 'fee') return formatAmount(baisa(shift.service_fee_baisa))
  const days = sortDays(shift.weekdays)
  if (days.length === 0) return t('console-centres.week.noDays')
  return weekdays
    .filter((day) => days.includes(day))
    .map((day) => weekday(day, 'short'))
    .join(' ')
}
