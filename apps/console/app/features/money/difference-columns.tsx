import type { RestDifference } from '@warsha/contract/console/payments/failed-payments.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { dayText, Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import type { ListColumn } from '~/components/list/list-types.ts'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { type Action, ResolveDialog } from './resolve-dialog.tsx'

export function useDifferenceColumns(): ListColumn<RestDifference>[] {
  const { t, lang } = useTranslation()
  const may = useMay()
  const mayResolve = may('reconciliation.write')
  return useMemo(
    () => [
      {
        id: 'kind',
        title: t('console-reconciliation.differences.kind'),
        cell: ({ kind }) => <span className="font-medium">{t(`console-reconciliation.kinds.${kind}`)}</span>,
      },
      {
        id: 'day',
        title: t('console-reconciliation.differences.day'),
        sort: 'day',
        risesFirst: true,
        cell: ({ day }) => <span className="whitespace-nowrap">{dayText(day, { t, lang })}</span>,
      },
      {
        id: 'gateway',
        title: t('console-reconciliation.differences.gateway'),
        cell: ({ gateway }) => <bdi>{gateway}</bdi>,
      },
      {
        id: 'about',
        title: t('console-reconciliation.differences.about'),
        cell: (difference) => <About difference={difference} />,
      },
      {
        id: 'amount',
        title: t('console-reconciliation.differences.amount'),
        sort: 'amount',
        isNumber: true,
        isHiddenAtFirst: true,
        cell: ({ amount_baisa }) => <Money amount={amount_baisa} />,
      },
      {
        id: 'noticed',
        title: t('console-reconciliation.differences.noticed'),
        sort: 'noticed',
        isHiddenAtFirst: true,
        cell: ({ noticed_at }) => <Moment at={noticed_at} />,
      },
      {
        id: 'resolved',
        title: t('console-reconciliation.differences.resolvedAt'),
        sort: 'resolved',
        isHiddenAtFirst: true,
        cell: ({ resolved_at }) => (resolved_at ? <Moment at={resolved_at} /> : '–'),
      },
      {
        id: 'expected',
        title: t('console-reconciliation.differences.expected'),
        isNumber: true,
        cell: ({ expected_baisa }) => <Money amount={expected_baisa} />,
      },
      {
        id: 'found',
        title: t('console-reconciliation.differences.found'),
        isNumber: true,
        cell: ({ found_baisa }) => <Money amount={found_baisa} className="font-semibold" />,
      },
      {
        id: 'actions',
        title: t('console-reconciliation.differences.actions'),
        cell: (difference) => <Actions difference={difference} mayResolve={mayResolve} />,
      },
    ],
    [t, lang, mayResolve],
  )
}

function About({ difference: { order, customer, found, found_baisa } }: { difference: RestDifference }) {
  const { t } = useTranslation()
  if (order)
    return (
      <Link to={`/orders/${encodeURIComponent(order.id)}`} className="link relative z-1">
        <bdi>{t('console-reconciliation.differences.order', { number: String(order.number) })}</bdi>
      </Link>
    )
  if (customer)
    return (
      <Link to={`/customers/${encodeURIComponent(customer.id)}`} className="link relative z-1">
        <bdi>{customer.name || '–'}</bdi>
      </Link>
    )
  if (found_baisa === null)
    return (
      <bdi dir="ltr" className="text-sm break-words text-muted">
        {found}
      </bdi>
    )
  return <span className="text-muted">{t('console-reconciliation.differences.nobody')}</span>
}

function Actions({ difference, mayResolve }: { difference: RestDifference; mayResolve: boolean }) {
  const { t } = useTranslation()
  const [action, setAction] = useState<Action | undefined>()
  const { state, actions, resolution, resolved_at } = difference
  if (state === 'closed')
    return (
      <span className="flex flex-wrap items-center gap-2">
        <StatusBadge tone="good">{t('console-reconciliation.differences.closed')}</StatusBadge>
        <bdi dir="ltr" className="text-sm text-muted">
          {resolution}
        </bdi>
        {resolved_at && (
          <span className="text-sm text-muted">
            <Moment at={resolved_at} />
          </span>
        )}
      </span>
    )
  if (!mayResolve)
    return <StatusBadge tone="waiting">{t('console-reconciliation.differences.open')}</StatusBadge>
  return (
    <span className="relative z-1 flex flex-wrap gap-1.5">
      {actions.map((each, at) => (
        <Button
          key={each}
          size="small"
          variant={at === 0 ? 'primary' : 'secondary'}
          onClick={() => setAction(each)}
        >
          {t(`console-reconciliation.actions.${each}`)}
        </Button>
      ))}
      {action && (
        <ResolveDialog difference={difference} action={action} onClose={() => setAction(undefined)} />
      )}
    </span>
  )
}
