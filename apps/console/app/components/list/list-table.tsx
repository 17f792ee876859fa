import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronDownIcon } from '@warsha/ui/icons.tsx'
import { memo, useRef } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { ListColumn, RowNames } from './list-types.ts'
import { RowCheckbox, RowLink } from './row-cells.tsx'
import { type ListRowProps, type ListTableModel, useShownColumns } from './use-list-table.ts'
import { useRowKeys } from './use-row-keys.ts'

type ListTableProps<Row> = {
  table: ListTableModel<Row>
  columns: readonly ListColumn<Row>[]
  names: RowNames<Row>
  hasSelection: boolean
  sort: string | undefined
  onSort: (sort: string) => void
  label: string
}

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { table, columns, names, hasSelection, sort, onSort, label } = props
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  useRowKeys(root)
  const visible = useShownColumns(table, columns)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys
    <section ref={root} tabIndex={0} aria-label={label} className="panel overflow-x-auto outline-offset-2">
      <table className="w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            {hasSelection && (
              <th className="w-10 ps-4">
                <input
                  type="checkbox"
                  aria-label={t('console.list.selectAll')}
                  className="block size-4 cursor-pointer accent-brand"
                  checked={table.getIsAllRowsSelected()}
                  onChange={() => table.toggleAllRowsSelected()}
                />
              </th>
            )}
            {visible.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              names={names}
              columns={visible}
              hasSelection={hasSelection}
              isSelected={row.getIsSelected()}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Made anew for its own changes alone: a key that selects a row is not felt by the others, however many they are. */
const TableRow = memo(PlainTableRow) as typeof PlainTableRow

function PlainTableRow<Row>({ row, names, columns, hasSelection, isSelected }: ListRowProps<Row>) {
  const { original } = row
  return (
    <tr
      className={classNames(
        'relative border-b border-line last:border-b-0 hover:bg-row',
        isSelected && 'bg-brand-tint/60',
      )}
    >
      {hasSelection && (
        <td className="ps-4">
          <RowCheckbox
            name={names.name(original)}
            isChecked={isSelected}
            onToggle={() => row.toggleSelected()}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={classNames(
            'h-11 px-2.5 py-1 text-sm first:ps-4 last:pe-4',
            column.isNumber && 'text-end tabular-nums xl:not-last:pe-6',
          )}
        >
          {index === 0 ? (
            <RowLink path={names.path?.(original)}>{column.cell(original)}</RowLink>
          ) : (
            column.cell(original)
          )}
        </td>
      ))}
    </tr>
  )
}

type HeaderCellProps<Row> = {
  column: ListColumn<Row>
  sort: string | undefined
  onSort: (sort: string) => void
}

/** Pressed again, the order turns round; at first the largest or newest stands on top, or the first by name. */
function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { t } = useTranslation()
  const { title, isNumber } = column
  const isUp = column.sort !== undefined && sort === column.sort
  const isDown = column.sort !== undefined && sort === `-${column.sort}`
  const look = classNames(
    'h-9 px-2.5 font-medium whitespace-nowrap first:ps-4 last:pe-4',
    isNumber ? 'text-end xl:not-last:pe-6' : 'text-start',
  )
  if (column.sort === undefined) return <th className={look}>{title}</th>
  return (
    <th aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'} className={look}>
      <button
        type="button"
        aria-label={t('console.list.sortBy', { column: title })}
        className={classNames(
          'inline-flex items-center gap-1 rounded hover:text-ink',
          (isUp || isDown) && 'text-ink',
        )}
        onClick={() => onSort(sortOf(column, isUp || isDown ? !isDown : !column.risesFirst))}
      >
        {title}
        <ChevronDownIcon
          className={classNames('size-3.5', isUp && 'rotate-180', !isUp && !isDown && 'opacity-0')}
        />
      </button>
    </th>
  )
}

function sortOf<Row>({ sort = '' }: ListColumn<Row>, isDown: boolean): string {
  return isDown ? `-${sort}` : sort
}
