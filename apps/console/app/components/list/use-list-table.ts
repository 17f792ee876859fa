import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ListAddress } from './list-address.ts'
import type { ListColumn, RowNames } from './list-types.ts'
import { useIsTight } from './use-is-narrow.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

export type ListTableModel<Row> = ReactTable<typeof features, Row & object>

type ListTableOptions<Row> = {
  columns: readonly ListColumn<Row>[]
  rows: Row[] | undefined
  names: RowNames<Row>
  address: Pick<ListAddress, 'columns' | 'showColumns'>
  selection: RowSelectionState
  setSelection: (selection: RowSelectionState) => void
}

const noRows: never[] = []

/** The server filters, sorts and pages; the table keeps which columns and which rows are chosen. */
export function useListTable<Row>(options: ListTableOptions<Row>): ListTableModel<Row> {
  const { columns, rows = noRows, names, address, selection, setSelection } = options
  const definitions = useMemo(
    () => columns.map(({ id, title }): ColumnDef<typeof features, Row & object> => ({ id, header: title })),
    [columns],
  )
  const isTight = useIsTight()
  const columnVisibility = Object.fromEntries(
    columns.map(({ id, isHiddenAtFirst, needsRoom }) => [
      id,
      address.columns ? address.columns.includes(id) : !isHiddenAtFirst && !(needsRoom && isTight),
    ]),
  )
  return useTable({
    features,
    columns: definitions,
    data: rows as (Row & object)[],
    getRowId: (row) => names.id(row),
    state: { rowSelection: selection, columnVisibility },
    onRowSelectionChange: (updater) => setSelection(updated(updater, selection)),
    onColumnVisibilityChange: (updater) => {
      const visible = updated(updater, columnVisibility)
      address.showColumns(columns.map(({ id }) => id).filter((id) => visible[id] !== false))
    },
  })
}

/** The chosen columns; the same array until another choice, so that rows can tell that nothing of theirs has changed. */
export function useShownColumns<Row>(
  table: ListTableModel<Row>,
  columns: readonly ListColumn<Row>[],
): readonly ListColumn<Row>[] {
  const ids = columns
    .map(({ id }) => id)
    .filter((id) => table.getColumn(id)?.getIsVisible())
    .join(' ')
  return useMemo(() => {
    const shown = new Set(ids.split(' '))
    return columns.filter(({ id }) => shown.has(id))
  }, [columns, ids])
}

export type ListRowProps<Row> = {
  row: ReturnType<ListTableModel<Row>['getRowModel']>['rows'][number]
  names: RowNames<Row>
  columns: readonly ListColumn<Row>[]
  hasSelection: boolean
  isSelected: boolean
}

function updated<State>(updater: Updater<State>, current: State): State {
  return typeof updater === 'function' ? (updater as (state: State) => State)(current) : updater
}
