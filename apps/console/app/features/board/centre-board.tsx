import { useQuery } from '@tanstack/react-query'
import { readBoardCall } from '@warsha/contract/console/booking/board.calls.ts'
import type { RestBoard, RestBoardSlot } from '@warsha/contract/console/booking/board.rest.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { CalendarIcon } from '@warsha/ui/shop-icons.tsx'
import { useCallback, useState } from 'react'
import { DetailState } from '~/components/detail-states.tsx'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { useIsNarrow } from '~/components/list/use-is-narrow.ts'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import type { OpenBay } from './bay-button.tsx'
import { BayDialog } from './bay-dialog.tsx'
import { looks, shownStates } from './bay-states.ts'
import { BoardGrid } from './board-grid.tsx'
import { BoardHours } from './board-hours.tsx'
import { HourDialog } from './hour-dialog.tsx'
import { useNextEdge } from './hours.ts'

type CentreBoardProps = { centre: number; day: string; isToday: boolean }

type Opened = { slot: RestBoardSlot; bay?: OpenBay['bay'] }

/** The day of one centre. */
export function CentreBoard({ centre, day, isToday }: CentreBoardProps) {
  const { t, lang } = useTranslation()
  const isNarrow = useIsNarrow()
  const [opened, setOpened] = useState<Opened>()
  const { data, error, refetch } = useQuery({
    queryKey: ['board', centre, day],
    // Another day than today is for those who may read the board.
    queryFn: ({ signal }) =>
      ask(readBoardCall, { query: { centre: String(centre), ...(!isToday && { day }) }, signal }),
  })
  const reload = useCallback(() => void refetch(), [refetch])
  useNextEdge(data?.data, reload)
  if (!data) return <DetailState error={error} onAgain={reload} />
  const board = data.data
  const View = isNarrow ? BoardHours : BoardGrid
  return (
    <Panel title={board.centre.name[lang]} actions={<Counts board={board} />}>
      {error && <FailureNotice error={error} onAgain={reload} />}
      {board.is_holiday && (
        <p className="mb-3 rounded-control bg-amber-tint px-3 py-2 text-amber-deep">
          {t('console-board.holiday')}
        </p>
      )}
      {board.slots.length === 0 ? (
        <EmptyState
          icon={CalendarIcon}
          title={t('console-board.empty')}
          text={t('console-board.emptyText')}
        />
      ) : (
        <View board={board} onOpenBay={setOpened} onOpenHour={(slot) => setOpened({ slot })} />
      )}
      {opened?.bay && <BayDialog slot={opened.slot} bay={opened.bay} onClose={() => setOpened(undefined)} />}
      {opened && !opened.bay && <HourDialog slot={opened.slot} onClose={() => setOpened(undefined)} />}
    </Panel>
  )
}

/** Legend and sums in one: the sign, the word and how many. */
function Counts({ board: { counts } }: { board: RestBoard }) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('console-board.counts')} className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      {shownStates.map((state) => {
        const { icon: Icon } = looks[state]
        return (
          <li key={state} className="inline-flex items-center gap-1">
            <Icon className="size-3.5" />
            {t(`console-board.${state}`)}
            <span className="font-semibold text-ink tabular-nums">{counts[state]}</span>
          </li>
        )
      })}
    </ul>
  )
}
