import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readTodayCall } from '@warsha/contract/console/dashboard/today.calls.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { momentText } from '~/components/format/moment.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { ToolSelect } from '~/components/tool-select.tsx'
import { ask } from '~/session/ask.ts'
import { useCentreAddress } from '~/session/centre-address.ts'
import { useChannels } from '~/session/channels.ts'
import { useLive } from '~/session/live.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { CentreBookings } from './centre-bookings.tsx'
import { Tasks } from './tasks.tsx'
import { TodayNumbers } from './today-numbers.tsx'

export const handle = { texts: await loadTexts('console-today') }

/** The numbers of the day and what waits for somebody, followed as it happens. */
export default function TodayScreen() {
  const { t, lang } = useTranslation()
  const { centres, centre, params, change, chooseCentre } = useCentreAddress()
  const channels = useChannels()
  const given = params.get('channel') ?? ''
  const channel = channels.find(({ id }) => String(id) === given)?.id
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['today', centre, channel],
    queryFn: ({ signal }) => ask(readTodayCall, { query: { centre, channel }, signal }),
    placeholderData: keepPreviousData,
  })
  const today = data?.data
  const desks = today?.centres.map((each) => `desk:${each.centre.id}:${today.day}`) ?? []
  useLive(desks, () => void refetch())
  if (!today) return <DetailState error={error} onAgain={() => void refetch()} />
  const moment = momentText(new Date(dataUpdatedAt).toISOString(), { t, lang })
  return (
    <section className="grid gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-today.title')}</PageTitle>
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="me-2 text-xl font-bold leading-heading">{t('console-today.title')}</h1>
        <ToolSelect
          label={t('console-today.centre')}
          value={centre?.toString() ?? ''}
          onChange={chooseCentre}
        >
          <option value="">{t('console-today.allCentres')}</option>
          {centres.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[lang]}
            </option>
          ))}
        </ToolSelect>
        <ToolSelect
          label={t('console-today.channel')}
          value={channel?.toString() ?? ''}
          onChange={(id) => change('channel', id)}
        >
          <option value="">{t('console-today.allChannels')}</option>
          {channels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ToolSelect>
        <p className="ms-auto text-xs text-muted">{t('console-today.updated', { moment })}</p>
      </div>
      {error && <FailureNotice error={error} onAgain={() => void refetch()} />}
      <TodayNumbers today={today} />
      <div className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
        <Panel title={t('console-today.bookings')}>
          <CentreBookings centres={today.centres} />
          <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-xs text-muted">
            <li>{`${t('console-today.booked')}: ${t('console-today.bookingsHelp')}`}</li>
            <li>{`${t('console-today.held')}: ${t('console-today.heldHelp')}`}</li>
            <li>{`${t('console-today.arrived')}: ${t('console-today.arrivedHelp')}`}</li>
            <li>{`${t('console-today.late')}: ${t('console-today.lateHelp')}`}</li>
          </ul>
        </Panel>
        <Panel title={t('console-today.tasks')}>
          <Tasks tasks={today.tasks} />
        </Panel>
      </div>
    </section>
  )
}
