import { exportChangesCall, listChangesCall } from '@warsha/contract/console/staff/log.calls.ts'
import { logSorts } from '@warsha/contract/console/staff/log.constants.ts'
import type { RestLoggedChange } from '@warsha/contract/console/staff/log.rest.ts'
import { recordKindOf } from '@warsha/contract/console/staff/logged-fields.ts'
import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { OrdersIcon } from '@warsha/ui/later-icons.tsx'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { Moment } from '~/components/format/moment.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { useCentres } from '~/session/centres.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { ChangeDiff } from './change-diff.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { useLogWords } from './use-log-words.ts'

export const handle = { texts: await loadTexts('console-people', 'console-log') }

const kinds = [
  'approval',
  'attribute',
  'bill',
  'broadcast',
  'car-brand',
  'car-model',
  'category',
  'centre',
  'centre-type',
  'channel',
  'city',
  'city-order',
  'closure',
  'closure-case',
  'collection',
  'comment',
  'country',
  'country-order',
  'customer',
  'dead-letter',
  'difference',
  'driver',
  'export',
  'faq-entry',
  'faq-order',
  'gateway-book',
  'gift-card',
  'gift-card-batch',
  'holiday',
  'import',
  'legal-text',
  'menu',
  'operator',
  'order',
  'page',
  'page-attribute',
  'page-order',
  'page-type',
  'picture',
  'place',
  'price',
  'product',
  'product-slider',
  'product-type',
  'promotion',
  'question',
  'questions',
  'reconciliation-day',
  'refund',
  'region',
  'region-order',
  'schedule',
  'service-interval',
  'service-type',
  'setting',
  'site-text',
  'slot',
  'state',
  'state-order',
  'stock',
  'tax',
  'wallet',
  'warehouse',
] as const

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const text = z.string().check(z.maxLength(100))
const logAddress = z.object({
  operator: text,
  action: text,
  subject_kind: z.enum(kinds),
  subject_id: text,
  subjects: z.string().check(z.maxLength(8000)),
  centre: z.string().check(z.regex(/^\d{1,9}$/)),
  from: day,
  to: day,
  sort: z.enum(logSorts),
})

const rowNames: RowNames<RestLoggedChange> = {
  id: ({ id }) => String(id),
  name: ({ action }) => action,
}

/** Who changed what, with the way back where there is one. */
export default function LogScreen() {
  const { t, lang } = useTranslation()
  const centres = useCentres()
  const address = useListAddress(logAddress)
  const [restored, setRestored] = useState<RestLoggedChange>()
  const { filters, after, sort = '-changed' } = address
  const query = { ...queryOf(filters), sort }
  const rows = useListRows(['log', filters, sort, after], (signal) =>
    ask(listChangesCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <>
      <ListPage
        id="log"
        isWordy
        title={t('console-people.log.title')}
        icon={OrdersIcon}
        address={address}
        rows={rows}
        names={rowNames}
        columns={useLogColumns(setRestored)}
        sort={sort}
        file={{ call: exportChangesCall, query, name: 'log' }}
        filters={[
          {
            kind: 'choice',
            name: 'subject_kind',
            label: t('console-people.log.kind'),
            options: kinds.map((kind) => ({ value: kind, label: t(`console-people.kinds.${kind}`) })),
          },
          {
            kind: 'choice',
            name: 'centre',
            label: t('console-people.log.centre'),
            options: centres.map(({ id, name }) => ({ value: String(id), label: name[lang] })),
          },
          { kind: 'day', name: 'from', label: t('console-people.log.from') },
          { kind: 'day', name: 'to', label: t('console-people.log.to') },
        ]}
      />
      {restored && <RestoreDialog change={restored} onClose={() => setRestored(undefined)} />}
    </>
  )
}

/** Days of Muscat's calendar, the last one included. */
function queryOf({ from, to, ...filters }: ReturnType<typeof useListAddress>['filters']) {
  const begin = (each: string, days = 0) =>
    new Date(muscatInstant(each, '00:00').getTime() + days * 86_400_000).toISOString()
  return { ...filters, ...(from && { from: begin(from) }), ...(to && { to: begin(to, 1) }) }
}

function useLogColumns(onRestore: (change: RestLoggedChange) => void): ListColumn<RestLoggedChange>[] {
  const { t } = useTranslation()
  const words = useLogWords()
  return useMemo(
    () => [
      {
        id: 'when',
        title: t('console-people.log.when'),
        sort: 'changed',
        cell: ({ changed_at }) => <Moment at={changed_at} />,
      },
      {
        id: 'who',
        title: t('console-people.log.who'),
        cell: ({ operator }) =>
          operator ? (
            <Link className="link whitespace-nowrap" to={`?operator=${encodeURIComponent(operator.id)}`}>
              <bdi>{operator.name}</bdi>
            </Link>
          ) : (
            '–'
          ),
      },
      {
        id: 'what',
        title: t('console-people.log.what'),
        cell: ({ action }) => (
          <Link className="link" title={action} to={`?action=${encodeURIComponent(action)}`}>
            {words.action(action)}
          </Link>
        ),
      },
      {
        id: 'subject',
        title: t('console-people.log.subject'),
        cell: (change) => <Subject change={change} />,
      },
      {
        id: 'change',
        title: t('console-people.log.change'),
        isWide: true,
        cell: (change) => <ChangeDiff change={change} />,
      },
      {
        id: 'reason',
        title: t('console-people.log.reason'),
        isWide: true,
        cell: ({ reason }) => (reason ? <bdi className="whitespace-normal">{reason}</bdi> : '–'),
      },
      {
        id: 'restore',
        title: t('console-people.log.restore'),
        isWide: true,
        cell: (change) => {
          if (!change.is_restorable) return '–'
          const { changed_since: since } = change
          if (since)
            return (
              <span className="text-xs whitespace-normal text-muted">
                {words.since(since.by ?? '–', since.at)}
              </span>
            )
          return (
            <button type="button" className="tool" onClick={() => onRestore(change)}>
              {t('console-people.log.restore')}
            </button>
          )
        },
      },
    ],
    [t, words, onRestore],
  )
}

const kindsByPublicId = new Set(['order', 'customer', 'closure'])

/** Leads to the page of what was changed, or to all changes of it where it has none. */
function Subject({ change: { subject, names, centre_id } }: { change: RestLoggedChange }) {
  const words = useLogWords()
  const { kind, id } = subject
  const changes = `?subject_kind=${kind}&subject_id=${encodeURIComponent(id)}`
  const paths: Record<string, string> = {
    order: `/orders/${encodeURIComponent(toGlobalId('Order', id))}`,
    customer: `/customers/${encodeURIComponent(toGlobalId('User', id))}`,
    centre: `/centres/${id}`,
    schedule: `/centres/${id}/schedule`,
    closure: `/closing/${encodeURIComponent(toGlobalId('Closure', id))}`,
    product: `/products/${id}`,
    category: `/categories/${id}`,
    attribute: `/attributes/${id}`,
    collection: `/collections/${id}`,
    'product-slider': `/product-sliders/${id}`,
    menu: `/menus/${id}`,
    page: `/pages/${id}`,
    'faq-entry': `/texts/faq/${id}`,
    'legal-text': `/texts/legal/${id}`,
    promotion: `/promotions/${id}`,
    'car-brand': `/cars/brands/${id}`,
    'car-model': `/cars/${id}`,
    warehouse: `/warehouses/${id}`,
  }
  const path = kindsByPublicId.has(kind) || /^\d+$/.test(id) ? paths[kind] : undefined
  const name = names[`${recordKindOf(undefined, kind)}:${id}`] ?? names[`centre:${centre_id}`]
  return (
    <Link className="link" to={path ?? changes}>
      <bdi>{words.kind(kind)}</bdi>
      {name && (
        <span className="line-clamp-2 max-w-48 text-xs leading-clamp whitespace-normal text-muted">
          <bdi>{name[words.lang]}</bdi>
        </span>
      )}
    </Link>
  )
}
