import {
  closeDayCall,
  exportDayCall,
  exportDaysCall,
} from '@warsha/contract/console/reconciliation/reconciliation.calls.ts'
import type { RestReconciliationDay } from '@warsha/contract/console/reconciliation/reconciliation.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { CalendarIcon } from '@warsha/ui/shop-icons.tsx'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { dayText } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { ExportButton } from '~/components/list/export-button.tsx'
import { ListPager } from '~/components/list/list-pager.tsx'
import { ListSort } from '~/components/list/list-sort.tsx'
import type { Keyset } from '~/components/list/list-types.ts'
import type { PanelPages } from '~/components/list/use-panel-pages.ts'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

type DaysProps = {
  asked: { data: Keyset<RestReconciliationDay> | undefined; error: Error | null; refetch: () => unknown }
  pages: PanelPages
  /** Shows the open differences of a day. */
  onShow: (day: string, gateway: string) => void
}

/** Days of the gateways with the three sums and the rest; each is closed with one click. */
export function ReconciliationDays({ asked: { data, error, refetch }, pages, onShow }: DaysProps) {
  const { t } = useTranslation()
  return (
    <div className="px-3 pb-6 lg:px-5">
      <Panel
        title={t('console-reconciliation.days.title')}
        actions={
          <>
            <ListSort
              columns={[
                { title: t('console-reconciliation.differences.day'), sort: 'day' },
                { title: t('console-reconciliation.days.rest'), sort: 'rest' },
                { title: t('console-reconciliation.days.there'), sort: 'amount' },
              ]}
              sort={pages.sort}
              onSort={pages.sortBy}
            />
            <ExportButton call={exportDaysCall} query={{ sort: pages.sort }} name="reconciliation-days" />
          </>
        }
      >
        <p className="mb-3 text-sm text-muted">{t('console-reconciliation.days.help')}</p>
        {error && <FailureNotice error={error} onAgain={() => void refetch()} />}
        {!data && !error && <p role="status">{t('console.list.loading')}</p>}
        {data?.data.length === 0 && (
          <EmptyState
            icon={CalendarIcon}
            title={t('console-reconciliation.days.none')}
            text={t('console-reconciliation.days.noneText')}
          />
        )}
        <ul className="grid gap-3 lg:grid-cols-[8rem_minmax(0,1fr)_auto] lg:gap-x-6">
          {data?.data.map((day) => (
            <Day key={`${day.gateway} ${day.day}`} day={day} onShow={() => onShow(day.day, day.gateway)} />
          ))}
        </ul>
        {data && (pages.after || data.page.after) && (
          <div className="mt-4">
            <ListPager page={data.page} address={pages} />
          </div>
        )}
      </Panel>
    </div>
  )
}

function Day({ day, onShow }: { day: RestReconciliationDay; onShow: () => void }) {
  const { t, lang } = useTranslation()
  const sums = [
    [t('console-reconciliation.days.there'), day.gateway_baisa],
    [t('console-reconciliation.days.ledger'), day.ledger_baisa],
    [t('console-reconciliation.days.orders'), day.orders_baisa],
    [t('console-reconciliation.days.rest'), day.rest_baisa],
    [t('console-reconciliation.days.fees'), day.fees_baisa],
    [t('console-reconciliation.days.payouts'), day.payouts_baisa],
  ] as const
  return (
    <li
      aria-label={`${dayText(day.day, { t, lang })} ${day.gateway}`}
      className="grid items-center gap-x-6 gap-y-2 border-line not-first:border-t not-first:pt-3 lg:col-span-full lg:grid-cols-subgrid"
    >
      <div>
        <p className="font-semibold">{dayText(day.day, { t, lang })}</p>
        <p className="text-sm text-muted">
          <bdi>{day.gateway}</bdi>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 xl:grid-cols-6">
        {sums.map(([name, amount]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className={amount !== 0 && name === sums[3][0] ? 'font-semibold text-danger' : ''}>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-2 lg:flex-col lg:items-end 2xl:flex-row 2xl:items-center 2xl:justify-end">
        <DayState day={day} onShow={onShow} />
        <ExportButton
          call={exportDayCall}
          query={{ gateway: day.gateway, day: day.day }}
          name={`${day.gateway}-${day.day}`}
        />
      </div>
    </li>
  )
}

function DayState({ day, onShow }: { day: RestReconciliationDay; onShow: () => void }) {
  const { t } = useTranslation()
  const may = useMay()
  const close = useCommand(closeDayCall, { done: t('console-reconciliation.days.closedToast') })
  const { state, open_differences: open } = day
  if (state === 'closed')
    return <StatusBadge tone="good">{t('console-reconciliation.days.closed')}</StatusBadge>
  return (
    <div className="flex flex-wrap items-center gap-2 lg:justify-end">
      {open > 0 && (
        <button type="button" className="link text-sm" onClick={onShow}>
          {t('console-reconciliation.days.open', { count: open })}
        </button>
      )}
      {state === 'running' ? (
        <StatusBadge tone="plain">{t('console-reconciliation.days.running')}</StatusBadge>
      ) : (
        may('reconciliation.write') && (
          <Button
            size="small"
            disabled={open > 0}
            isPending={close.isPending}
            onClick={() => close.run({ body: { gateway: day.gateway, day: day.day } })}
          >
            {t('console-reconciliation.days.close')}
          </Button>
        )
      )}
      <CommandProblem command={close} />
    </div>
  )
}
