import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import type { ReactNode } from 'react'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { Fact, Panel } from '~/components/panel.tsx'
import { RefundState, useSourceName } from '~/components/refund-words.tsx'
import { useTranslation } from '~/session/messages.ts'

/** What was paid, with what, and what went back. */
export function OrderMoney({ order: { money } }: { order: RestConsoleOrder }) {
  const { t } = useTranslation()
  const sourceName = useSourceName()
  const documents = [
    ...(money.invoice
      ? [{ ...money.invoice, title: t('console-orders.page.invoice', { number: money.invoice.number }) }]
      : []),
    ...money.credit_notes.map((note) => ({
      ...note,
      title: t('console-orders.page.creditNote', { number: note.number }),
    })),
  ]
  return (
    <Panel title={t('console-orders.page.money')}>
      <dl className="max-w-md">
        {money.discounts.map(({ code, amount_baisa }) => (
          <Fact key={code} name={t('console-orders.page.discount', { code })}>
            <Money amount={-amount_baisa} />
          </Fact>
        ))}
        <Fact name={t('console-orders.page.total')}>
          <Money amount={money.total_baisa} className="font-semibold" />
        </Fact>
        <Fact name={t('console-orders.page.tax')}>
          <Money amount={money.tax_baisa} />
        </Fact>
        {money.refundable_baisa !== null && (
          <Fact name={t('console-orders.page.refundable')}>
            <Money amount={money.refundable_baisa} />
          </Fact>
        )}
      </dl>
      {money.payments === null && (
        <p className="mt-2 text-sm text-muted">{t('console-orders.page.moneyHidden')}</p>
      )}
      {money.payments && money.payments.length > 0 && (
        <Rows title={t('console-orders.page.payments')}>
          {money.payments.map(({ source, paid_baisa, paid_at }) => (
            <Row key={`${source} ${paid_at}`} name={sourceName(source)} at={paid_at} amount={paid_baisa} />
          ))}
        </Rows>
      )}
      {money.refunds && money.refunds.length > 0 && (
        <Rows title={t('console-orders.page.refunds')}>
          {money.refunds.map(({ id, target, occasion, amount_baisa, state, created_at }) => (
            <Row
              key={id}
              name={`${sourceName(target)} · ${t(`console.occasion.${occasion}`)}`}
              at={created_at}
              amount={amount_baisa}
              badge={<RefundState state={state} />}
            />
          ))}
        </Rows>
      )}
      {documents.length > 0 && (
        <Rows title={t('console-orders.page.documents')}>
          {documents.map(({ id, title, issued_at, total_baisa }) => (
            <Row key={id} name={title} at={issued_at} amount={total_baisa} />
          ))}
        </Rows>
      )}
    </Panel>
  )
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="text-xs font-medium text-muted">{title}</h3>
      <ul>{children}</ul>
    </div>
  )
}

type RowProps = { name: string; at: string; amount: number; badge?: ReactNode }

function Row({ name, at, amount, badge }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
      <bdi className="min-w-32 flex-1">{name}</bdi>
      {badge}
      <span className="text-sm text-muted">
        <Moment at={at} />
      </span>
      <Money amount={amount} />
    </li>
  )
}
