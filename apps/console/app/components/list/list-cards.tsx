import { classNames } from '@warsha/ui/class-names.ts'
import { memo, useRef } from 'react'
import type { ListColumn, RowNames } from './list-types.ts'
import { RowCheckbox, RowLink } from './row-cells.tsx'
import { type ListRowProps, type ListTableModel, useShownColumns } from './use-list-table.ts'
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
  const visible = useShownColumns(table, columns)
  return (
    <ul ref={root} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {table.getRowModel().rows.map((row) => (
        <Card
          key={row.id}
          row={row}
          names={names}
          columns={visible}
          hasSelection={hasSelection}
          isSelected={row.getIsSelected()}
        />
      ))}
    </ul>
  )
}

/** Made anew for its own changes alone, as a row of the table is. */
const Card = memo(PlainCard) as typeof PlainCard

function PlainCard<Row>({ row, names, columns, hasSelection, isSelected }: ListRowProps<Row>) {
  const [title, ...others] = columns
  const { original } = row
  return (
    <li className={classNames('panel relative p-3', isSelected && 'border-brand bg-brand-tint/60')}>
      <div className="flex items-center gap-3">
        {hasSelection && (
          <RowCheckbox
            name={names.name(original)}
            isChecked={isSelected}
            onToggle={() => row.toggleSelected()}
          />
        )}
        <div className="min-w-0">
          <RowLink path={names.path?.(original)}>{title?.cell(original)}</RowLink>
        </div>
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm md:grid-cols-4">
        {others.map((column) => (
          <CardField key={column.id} column={column} row={original} />
        ))}
      </dl>
    </li>
  )
}

type CardFieldProps<Row> = { column: ListColumn<Row>; row: Row }

/** Nothing is no line of its own. */
function CardField<Row>({ column: { title, isWide, cell }, row }: CardFieldProps<Row>) {
  const shown = cell(row)
  if (isWide && shown === '–') return null
  return (
    <div className={classNames('min-w-0', isWide && 'col-span-full')}>
      <dt className="text-xs text-muted">{title}</dt>
      <dd className={classNames('min-w-0', isWide ? 'break-words' : 'truncate')}>{shown}</dd>
    </div>
  )
}
