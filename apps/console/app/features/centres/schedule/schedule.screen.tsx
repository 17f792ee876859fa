import { useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { loadTexts } from '~/session/messages.ts'
import { CentreHead } from '../centre-head.tsx'
import { CentreHistory } from '../centre-history.tsx'
import { useCentre } from '../use-centre.ts'
import { DaysPanel } from './days-panel.tsx'
import { HolidaysPanel } from './holidays-panel.tsx'
import { useSchedule } from './use-schedule.ts'
import { WeekEditor } from './week-editor.tsx'

export const handle = { texts: await loadTexts('console-centres') }

/** When a centre works: the next three weeks, the week that they are made of, and holidays. */
export default function ScheduleScreen() {
  const { id = '' } = useParams()
  const centre = useCentre(id)
  const schedule = useSchedule(id)
  if (!centre.data || !schedule.data)
    return (
      <DetailState
        error={centre.error ?? schedule.error}
        onAgain={() => {
          void centre.refetch()
          void schedule.refetch()
        }}
      />
    )
  const props = { centre: centre.data.data, schedule: schedule.data.data }
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <CentreHead centre={props.centre} />
      <DaysPanel {...props} />
      <WeekEditor key={id} {...props}>
        <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <HolidaysPanel {...props} />
          <CentreHistory subject={{ kind: 'schedule', id }} />
        </div>
      </WeekEditor>
    </div>
  )
}
