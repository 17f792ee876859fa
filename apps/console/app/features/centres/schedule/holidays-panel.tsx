import { removeHolidayCall } from '@warsha/contract/console/booking/schedules.calls.ts'
import type { RestHoliday } from '@warsha/contract/console/booking/schedules.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay, useOperator } from '~/session/operator.ts'
import { useDayWords } from './day-words.ts'
import { HolidayDialog } from './holiday-dialog.tsx'
import type { ScheduleProps } from './schedule-props.ts'

const shownAtFirst = 6

export function HolidaysPanel({ centre, schedule: { holidays } }: ScheduleProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [isOpened, setIsOpened] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const hidden = isWhole ? 0 : Math.max(0, holidays.length - shownAtFirst)
  return (
    <Panel
      title={t('console-centres.holidays.title')}
      actions={
        may('centres.write') && (
          <Button size="small" variant="secondary" onClick={() => setIsOpened(true)}>
            {t('console-centres.holidays.add')}
          </Button>
        )
      }
    >
      {holidays.length === 0 && <p className="text-muted">{t('console-centres.holidays.empty')}</p>}
      <ul className="-my-3 divide-y divide-line empty:hidden">
        {holidays.slice(0, holidays.length - hidden).map((holiday) => (
          <Holiday key={holiday.id} holiday={holiday} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className="tool mt-4" onClick={() => setIsWhole(true)}>
          {t('console-centres.holidays.more', { count: hidden })}
        </button>
      )}
      {isOpened && <HolidayDialog centre={centre} onClose={() => setIsOpened(false)} />}
    </Panel>
  )
}

function Holiday({ holiday }: { holiday: RestHoliday }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const { centres } = useOperator()
  const { longDay } = useDayWords()
  const remove = useCommand(removeHolidayCall, { done: t('console-centres.holidays.removed') })
  const { id, date, name, centre_id, is_estimated } = holiday
  // A country's holiday is for those who run every centre.
  const isRemovable = may('centres.write') && (centre_id !== null || centres === null)
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-48">
          <bdi className="block font-medium">{name[lang]}</bdi>
          <span className="block text-sm text-muted">{longDay(date)}</span>
        </span>
        {is_estimated && (
          <StatusBadge tone="waiting">{t('console-centres.holidays.isEstimated')}</StatusBadge>
        )}
        <StatusBadge tone={centre_id === null ? 'info' : 'plain'}>
          {t(centre_id === null ? 'console-centres.holidays.ofCountry' : 'console-centres.holidays.ofCentre')}
        </StatusBadge>
        {isRemovable && (
          <button
            type="button"
            className="tool"
            disabled={remove.isPending}
            aria-label={t('console-centres.holidays.removeNamed', { name: isolate(name[lang]) })}
            onClick={() => remove.run({ params: { id: String(id) }, body: {} })}
          >
            {t('console-centres.holidays.remove')}
          </button>
        )}
      </div>
      <CommandProblem command={remove} />
    </li>
  )
}
