import type { RestLoggedChange } from '@warsha/contract/console/staff/log.rest.ts'
import { recordKindOf } from '@warsha/contract/console/staff/logged-fields.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readBlocks, textOf } from '~/components/edit/blocks.ts'
import { Money } from '~/components/format/money.tsx'
import { useTranslation } from '~/session/messages.ts'
import { type LogWords, useLogWords } from './use-log-words.ts'

/** A longer text is folded, as are more parts than these. */
const maxText = 80
const maxParts = 3

export type LoggedFields = Pick<RestLoggedChange, 'names' | 'subject'>

type FieldValueProps = { field: string; value: unknown; change: LoggedFields }

/** A logged value as people read it: names for ids, Muscat's clock for moments, the currency for amounts. */
export function FieldValue({ field, value, change }: FieldValueProps) {
  const words = useLogWords()
  if (Array.isArray(value) && value.length > 0)
    return <ListedValue field={field} values={value} change={change} />
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const blocks = readBlocks(value)
    if (blocks.length > 0) return <LongText text={blocks.map(textOf).join('\n')} />
    return <FieldList fields={Object.entries(value)} change={change} />
  }
  if (isAmount(field) && typeof value === 'number') return <Money amount={value} />
  if (typeof value === 'string' && isKey.test(value)) {
    if (field === 'customer' || field === 'customerPublicId') return <CustomerLink id={value} />
    if (field === 'publicId') return <OrderLink id={value} />
  }
  return <LongText text={plainValue(field, value, { change, words })} />
}

/** Requests that wait for a second person are logged as they were sent. */
function isAmount(field: string): boolean {
  return field.endsWith('Baisa') || field === 'amount' || field === 'balance'
}

const isKey = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The log has no names of customers: theirs are deleted with their account. */
function CustomerLink({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <Link className="link" to={`/customers/${encodeURIComponent(toGlobalId('User', id))}`}>
      {t('console-log.openCustomer')}
    </Link>
  )
}

function OrderLink({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <Link className="link" to={`/orders/${encodeURIComponent(toGlobalId('Order', id))}`}>
      {t('console-log.openOrder')}
    </Link>
  )
}

function ListedValue({ field, values, change }: { field: string; values: unknown[]; change: LoggedFields }) {
  const words = useLogWords()
  if (values.every((value) => typeof value !== 'object'))
    return <LongText text={values.map((value) => plainValue(field, value, { change, words })).join(' · ')} />
  const rows = values.map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of a logged value never change
    <li key={at} className="border-s-2 border-line ps-2">
      <FieldValue field={field} value={field === 'lines' ? withoutKey(value) : value} change={change} />
    </li>
  ))
  return (
    <Folded count={rows.length}>
      {(from, to) => <ul className="grid gap-1">{rows.slice(from, to)}</ul>}
    </Folded>
  )
}

/** Lines of an order have no page. */
function withoutKey(line: unknown): unknown {
  const { publicId: _key, ...rest } = (line ?? {}) as Record<string, unknown>
  return rest
}

/** The fields of a part, each with its word. */
function FieldList({ fields, change }: { fields: [string, unknown][]; change: LoggedFields }) {
  const words = useLogWords()
  const told = fields.filter(([, value]) => value !== null && value !== '')
  if (told.length === 0) return '–'
  const rows = told.map(([field, value]) => (
    <div key={field} className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-xs text-muted">
        <bdi>{words.field(field)}</bdi>
      </dt>
      <dd className="min-w-0">
        <FieldValue field={field} value={value} change={change} />
      </dd>
    </div>
  ))
  return (
    <Folded count={rows.length}>
      {(from, to) => <dl className="grid gap-0.5">{rows.slice(from, to)}</dl>}
    </Folded>
  )
}

type FoldedProps = { count: number; children: (from: number, to: number) => ReactNode }

/** The first parts, and the others on request. */
export function Folded({ count, children }: FoldedProps) {
  const { t } = useTranslation()
  if (count <= maxParts + 1) return children(0, count)
  return (
    <div className="min-w-0">
      {children(0, maxParts)}
      <details>
        <summary className="link cursor-pointer text-xs">
          {t('console-log.more', { count: count - maxParts })}
        </summary>
        {children(maxParts, count)}
      </details>
    </div>
  )
}

function LongText({ text }: { text: string }) {
  const { t } = useTranslation()
  if (text.length <= maxText) return <bdi className="wrap-anywhere">{text}</bdi>
  return (
    <details className="group inline-block min-w-0">
      <summary className="cursor-pointer list-none">
        <bdi className="wrap-anywhere group-open:hidden">{`${text.slice(0, maxText).trimEnd()}…`}</bdi>{' '}
        <span className="link text-xs group-open:hidden">{t('console-log.whole')}</span>
      </summary>
      <bdi className="wrap-anywhere whitespace-pre-line">{text}</bdi>
    </details>
  )
}

type PlainContext = { change: LoggedFields; words: LogWords }

function plainValue(field: string, value: unknown, { change, words }: PlainContext): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return words.flag(value)
  const kind = recordKindOf(field, change.subject.kind)
  const name = kind && change.names[`${kind}:${value}`]
  if (name) return name[words.lang]
  if (typeof value === 'string') return words.text(field, value)
  if (typeof value !== 'number') return '–'
  if (/basisPoints$/i.test(field)) return `${value / 100} %`
  if (field === 'percent') return `${value} %`
  return field === 'weekdays' ? words.weekday(value) : String(value)
}
