import { useQuery } from '@tanstack/react-query'
import { completeVisitCall, missVisitCall } from '@warsha/contract/console/orders/order-commands.calls.ts'
import { listVisitsCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import type { RestListedVisit } from '@warsha/contract/console/orders/order-lists.rest.ts'
import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { CalendarIcon, CarIcon } from '@warsha/ui/shop-icons.tsx'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ToolSelect } from '~/components/tool-select.tsx'
import { ask } from '~/session/ask.ts'
import { useCentreAddress } from '~/session/centre-address.ts'
import { useChosenCentre } from '~/session/centres.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

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
  const hours = Map.groupBy(data.data, ({ appointment_at }) => appointment_at)
  return (
    <section className="grid gap-3 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-orders.visits.title')}</PageTitle>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-bold leading-heading">{t('console-orders.visits.title')}</h1>
        {may('orders.read') && (
          <label className="tool">
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
                {visits.map((visit) => (
                  <Visit key={visit.line_id} visit={visit} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Visit({ visit }: { visit: RestListedVisit }) {
  const { t, lang } = useTranslation()
  const { centres } = useChosenCentre()
  const came = useCommand(completeVisitCall, { done: t('console-orders.done.came') })
  const notCome = useCommand(missVisitCall, { done: t('console-orders.done.notCome') })
  const { order_id, order_number, revision, line_id, appointment_at, product, car, centre_id } = visit
  const isOpen = visit.used + visit.returned + visit.expired < visit.quantity && visit.status !== 'CANCELED'
  const input = { params: { id: order_id }, body: { revision, line_id } }
  return (
    <li className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
      <div className="min-w-48 flex-1">
        <p className="font-semibold">
          {product[lang]} {visit.quantity > 1 && <bdi className="text-muted">× {visit.quantity}</bdi>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="inline-flex items-center gap-1">
            <CarIcon className="size-4" />
            <bdi>{car ?? t('console-orders.visits.noCar')}</bdi>
          </span>
          <bdi dir="ltr">#{order_number}</bdi>
          <span>{centres.find(({ id }) => id === centre_id)?.name[lang]}</span>
        </p>
      </div>
      {isOpen ? (
        <>
          <StatusBadge tone="info">{t('console-orders.visits.expected')}</StatusBadge>
          <div className="flex gap-2">
            <Button size="small" isPending={came.isPending} onClick={() => came.run(input)}>
              {t('console-orders.actions.came')}
            </Button>
            {Date.parse(appointment_at) <= Date.now() && (
              <Button
                size="small"
                variant="secondary"
                isPending={notCome.isPending}
                onClick={() => notCome.run(input)}
              >
                {t('console-orders.actions.notCome')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <Closed visit={visit} />
      )}
      <CommandProblem command={came} />
      <CommandProblem command={notCome} />
    </li>
  )
}

function Closed({ visit: { used, expired } }: { visit: RestListedVisit }) {
  const { t } = useTranslation()
  if (used > 0) return <StatusBadge tone="good">{t('console-orders.visits.done')}</StatusBadge>
  if (expired > 0) return <StatusBadge tone="bad">{t('console-orders.visits.missed')}</StatusBadge>
  return <StatusBadge tone="plain">{t('console-orders.visits.cancelled')}</StatusBadge>
}
