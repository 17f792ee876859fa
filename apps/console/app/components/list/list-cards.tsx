import { classNames } from '@warsha/ui/class-names.ts'
import { useRef } from 'react'
import type { ListColumn, RowNames } from './list-types.ts'
import { RowCheckbox, RowLink } from './row-cells.tsx'
import type { ListTableModel } from './use-list-table.ts'
import { useRowKeys } from './use-row-keys.ts'

type ListCardsProps<Row> = {
  table: ListTableModel<Row>
  columns: readonly ListColumn<Row>[]
  names: RowNames<Row>
  hasSelection: boolean
}

/** Rows for a narrow screen: the first column is the title, the others stand below it with their names. */
export function ListCards<Row>({ table, columns, names, hasSelection }: ListCardsProps<Row>) {
  const root = useRef<HTMLUListElement>(null)
  useRowKeys(root)
  const [title, ...others] = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())
  return (
    <ul ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {table.getRowModel().rows.map((row) => (
        <li
          key={row.id}
          className={classNames('panel relative p-3', row.getIsSelected() && 'border-brand bg-brand-tint/60')}
        >
          <div className="flex items-center gap-3">
            {hasSelection && (
              <RowCheckbox
                name={names.name(row.original)}
                isChecked={row.getIsSelected()}
                onToggle={() => row.toggleSelected()}
              />
            )}
            <div className="min-w-0">
              <RowLink path={names.path?.(row.original)}>{title?.cell(row.original)}</RowLink>
            </div>
          </div>
          <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm">
            {others.map((column) => (
              <div key={column.id} className={classNames('min-w-0', column.isWide && 'col-span-2')}>
                <dt className="text-xs text-muted">{column.title}</dt>
                <dd className={classNames('min-w-0', column.isWide ? 'break-words' : 'truncate')}>
                  {column.cell(row.original)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
