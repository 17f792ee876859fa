import type { RestToday } from '@warsha/contract/console/dashboard/today.rest.ts'
import type { ReactNode } from 'react'
import { Money } from '~/components/format/money.tsx'
import { useTranslation } from '~/session/messages.ts'
import { type ListBehind, ListLink } from './list-link.tsx'

/** The numbers of the day, each with its definition and the list behind it. */
export function TodayNumbers({ today }: { today: RestToday }) {
  const { t } = useTranslation()
  const { orders, refunds, low_stock, failed_payments } = today
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <Tile name={t('console-today.orders')} help={t('console-today.ordersHelp')} list={orders.list}>
        {orders.count}
      </Tile>
      <Tile name={t('console-today.sales')} help={t('console-today.salesHelp')} list={orders.list}>
        <Money amount={today.sales_baisa} />
      </Tile>
      <Tile
        name={t('console-today.refunds')}
        help={t('console-today.refundsHelp')}
        list={refunds.list}
        detail={t('console-today.refundCount', { count: refunds.count })}
      >
        <Money amount={refunds.amount_baisa} />
      </Tile>
      <Tile name={t('console-today.net')} help={t('console-today.netHelp')}>
        <Money amount={today.net_baisa} />
      </Tile>
      <Tile
        name={t('console-today.failedPayments')}
        help={t('console-today.failedPaymentsHelp')}
        list={failed_payments.list}
      >
        {failed_payments.count}
      </Tile>
      <Tile
        name={t('console-today.lowStock')}
        help={t('console-today.lowStockHelp', { threshold: low_stock.threshold })}
        list={low_stock.list}
      >
        {low_stock.count}
      </Tile>
    </dl>
  )
}

type TileProps = { name: string; help: string; list?: ListBehind; detail?: string; children: ReactNode }

function Tile({ name, help, list, detail, children }: TileProps) {
  return (
    <div className="panel flex flex-col px-4 py-3">
      <dt className="text-sm font-medium text-muted">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-2 text-xl font-bold leading-heading tabular-nums">
        {list ? (
          <ListLink list={list} className="font-bold">
            {children}
          </ListLink>
        ) : (
          children
        )}
        {detail && <span className="text-sm font-normal text-muted">{detail}</span>}
      </dd>
      <dd className="mt-1.5 text-xs text-muted">{help}</dd>
    </div>
  )
}
