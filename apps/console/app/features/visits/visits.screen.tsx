import { useQuery } from '@tanstack/react-query'
import { listVisitsCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import type { RestListedVisit } from '@warsha/contract/console/orders/order-lists.rest.ts'
import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { CalendarIcon } from '@warsha/ui/shop-icons.tsx'
import { DetailState } from '~/components/detail-states.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { ToolSelect } from '~/components/tool-select.tsx'
import { ask } from '~/session/ask.ts'
import { useCentreAddress } from '~/session/centre-address.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { OutboxPanel } from './outbox-panel.tsx'
import { PassDesk } from './pass-desk.tsx'
import { VisitCard } from './visit-card.tsx'

export const handle = { texts: await loadTexts('console-orders') }

const visitStates = ['expected', 'arrived', 'late'] as const

/** Who is expected on a day, by hour, for those who do the work: no price, no phone. */
export default function VisitsScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const { centre, params, change } = useCentreAddress()
  const today = muscatDate(Date.now())
  const given = params.get('day') ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(given) ? given : today
  const state = visitStates.find((each) => each === params.get('state'))
  const channel = /^[1-9]\d{0,8}$/.test(params.get('channel') ?? '')
    ? Number(params.get('channel'))
    : undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['visits', day, centre, channel, state],
    queryFn: ({ signal }) =>
      // Another day than today is for those who may read orders.
      ask(listVisitsCall, { query: { ...(day !== today && { day }), centre, channel, state }, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const knownLines = new Map(data.data.map(({ line_id, order_number }) => [line_id, order_number]))
  const hours = Map.groupBy(data.data, ({ appointment_at }) => appointment_at)
  return (
    <section className="grid gap-3 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-orders.visits.title')}</PageTitle>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-bold leading-heading">{t('console-orders.visits.title')}</h1>
        {may('orders.read') && (
          <label className="tool focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand">
            <span className="text-muted">{t('console-orders.visits.day')}</span>
            <input
              type="date"
              className="bg-transparent outline-none"
              value={day}
              onChange={({ target }) => change('day', target.value)}
            />
          </label>
        )}
        <ToolSelect
          label={t('console-orders.visits.state')}
          value={state ?? ''}
          onChange={(value) => change('state', value)}
        >
          <option value="">{t('console-orders.visits.anyState')}</option>
          {visitStates.map((each) => (
            <option key={each} value={each}>
              {t(`console-orders.visits.${each}`)}
            </option>
          ))}
        </ToolSelect>
      </div>
      <OutboxPanel />
      {day === today && <PassDesk knownLines={knownLines} />}
      {data.data.length === 0 ? (
        <div className="panel">
          <EmptyState
            icon={CalendarIcon}
            title={t('console-orders.visits.empty')}
            text={t('console-orders.visits.emptyText')}
          />
        </div>
      ) : (
        <ol className="grid gap-4">
          {[...hours].map(([at, visits]) => (
            <li key={at} className="grid gap-2 sm:grid-cols-[4rem_minmax(0,1fr)]">
              <h2 className="pt-3 text-lg font-bold tabular-nums">
                <bdi dir="ltr">{muscatTime(at)}</bdi>
              </h2>
              <ul className="grid gap-2">
                {groupVisits(visits).map((lines) => (
                  <VisitCard key={lines[0].line_id} lines={lines} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Lines of one order at one centre are one visit. */
function groupVisits(lines: readonly RestListedVisit[]) {
  const visits = Map.groupBy(lines, ({ order_id, centre_id }) => `${order_id} ${centre_id}`)
  return [...visits.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []))
}
