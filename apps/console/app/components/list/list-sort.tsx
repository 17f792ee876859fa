import { ToolSelect } from '~/components/tool-select.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ListColumn } from './list-types.ts'

type ListSortProps<Row> = {
  columns: readonly Pick<ListColumn<Row>, 'sort' | 'title' | 'risesFirst'>[]
  sort: string | undefined
  onSort: (sort: string) => void
}

/** The order of rows that are cards or stand in a panel, which have no headings to press. */
export function ListSort<Row>({ columns, sort = '', onSort }: ListSortProps<Row>) {
  const { t } = useTranslation()
  const orders = columns.flatMap(({ sort: by, title: column, risesFirst }) => {
    if (by === undefined) return []
    const up = { value: by, label: t('console.list.ascending', { column }) }
    const down = { value: `-${by}`, label: t('console.list.descending', { column }) }
    return risesFirst ? [up, down] : [down, up]
  })
  if (orders.length === 0) return null
  return (
    <ToolSelect label={t('console.list.order')} value={sort} onChange={onSort}>
      {!orders.some(({ value }) => value === sort) && (
        <option value={sort}>{t('console.list.ownOrder')}</option>
      )}
      {orders.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </ToolSelect>
  )
}
