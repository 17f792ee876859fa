import type { RowSelectionState } from '@tanstack/react-table'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { type ReactNode, useState } from 'react'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { BulkAction } from './bulk-action.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ExportButton, type ListExport } from './export-button.tsx'
import type { ListAddress } from './list-address.ts'
import { ListCards } from './list-cards.tsx'
import { ListPager } from './list-pager.tsx'
import { CardSkeletons, TableSkeleton } from './list-skeletons.tsx'
import { ListSort } from './list-sort.tsx'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import type { ListColumn, ListFilter, PresetView, RowNames } from './list-types.ts'
import { useIsNarrow, useIsTight } from './use-is-narrow.ts'
import type { ListRows } from './use-list-rows.ts'
import { useListTable } from './use-list-table.ts'
import { ViewTabs } from './view-tabs.tsx'

export type ListPageProps<Row> = {
  /** Under which name views of this list are kept. */
  id: string
  title: string
  icon: IconComponent
  address: ListAddress
  rows: ListRows<Row>
  names: RowNames<Row>
  columns: readonly ListColumn<Row>[]
  sort?: string
  filters?: readonly ListFilter[]
  searchLabel?: string
  views?: readonly PresetView[]
  /** Name of the first view, where the list without filters is not all of it. */
  firstView?: string
  bulk?: readonly BulkAction[]
  /** What the list's filters are to a command on everything that matches. */
  where?: Record<string, string | number>
  /** What has come since the rows were loaded; it is shown when the operator asks for it. */
  waiting?: string | undefined
  /** The list as a file. */
  file?: ListExport
  actions?: ReactNode
  /** What to do about a list that has nothing yet; without it, entries come by themselves. */
  emptyText?: string
  /** Rows of whole sentences: cards on a tablet, too. */
  isWordy?: boolean
  /** Between the title and the rows. */
  introduction?: ReactNode
  /** In the place of the rows, for example a map of them. */
  children?: ReactNode
}

const noFilters: readonly ListFilter[] = []
const noViews: readonly PresetView[] = []
const noBulk: readonly BulkAction[] = []

/** Every list of the console: views, filters, rows, selection and pages. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const {
    id,
    title,
    icon,
    address,
    rows,
    names,
    columns,
    sort,
    file,
    waiting,
    actions,
    emptyText,
    introduction,
    isWordy,
    firstView,
    children,
  } = props
  const { filters = noFilters, views = noViews, bulk = noBulk, where, searchLabel } = props
  const { t } = useTranslation()
  const [isPhone, isTight] = [useIsNarrow(), useIsTight()]
  const isNarrow = isPhone || (isWordy === true && isTight)
  const [selection, setSelection] = useState<RowSelectionState>({})
  const { shown, error, isLoading, isFetching, reload } = rows
  const hasSelection = bulk.length > 0
  const table = useListTable({ columns, rows: shown?.data, names, address, selection, setSelection })
  const isFiltered = Object.values(address.filters).some(Boolean)
  const isEmpty = shown?.data.length === 0

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-3 py-4 lg:px-5">
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl font-bold leading-heading">{title}</h1>
        <ViewTabs list={id} first={firstView ?? t('console.list.all')} presets={views} />
        <div className="ms-auto flex flex-wrap justify-end gap-2 empty:hidden">
          {file && <ExportButton {...file} />}
          {actions}
        </div>
      </div>
      {introduction}
      <ListToolbar
        address={address}
        filters={filters}
        searchLabel={searchLabel}
        columns={(children ? [] : table.getAllLeafColumns()).map((column, index) => ({
          id: column.id,
          title: columns[index]?.title ?? column.id,
          isShown: column.getIsVisible(),
          toggle: () => column.toggleVisibility(),
        }))}
        order={isNarrow && !children && <ListSort columns={columns} sort={sort} onSort={address.sortBy} />}
      />
      {error && (
        <FailureNotice
          error={error}
          title={t('console.list.failed')}
          text={shown ? t('console.list.stale') : undefined}
          onAgain={reload}
        />
      )}
      <div role="status" className="empty:hidden">
        {waiting && (
          <button
            type="button"
            className="tool w-full justify-center bg-brand-tint text-brand-deep"
            onClick={reload}
          >
            {waiting}
          </button>
        )}
      </div>
      <div aria-busy={isFetching} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isLoading && (isNarrow ? <CardSkeletons /> : <TableSkeleton columns={columns} />)}
        {isEmpty && !error && (
          <div className="panel">
            <EmptyState
              icon={icon}
              title={t(isFiltered ? 'console.list.noMatch' : 'console.list.empty')}
              text={isFiltered ? t('console.list.noMatchText') : (emptyText ?? t('console.list.emptyText'))}
              action={
                isFiltered && (
                  <button type="button" className="tool" onClick={address.clear}>
                    {t('console.list.clear')}
                  </button>
                )
              }
            />
          </div>
        )}
        {shown && !isEmpty && (
          <>
            {children}
            {!children && isNarrow && (
              <ListCards table={table} columns={columns} names={names} hasSelection={hasSelection} />
            )}
            {!children && !isNarrow && (
              <ListTable
                table={table}
                columns={columns}
                names={names}
                hasSelection={hasSelection}
                sort={sort}
                onSort={address.sortBy}
                label={title}
              />
            )}
            <ListPager page={shown.page} address={address} />
          </>
        )}
      </div>
      {hasSelection && (
        <BulkBar
          actions={bulk}
          ids={Object.keys(selection)}
          matching={shown?.page}
          isPageSelected={table.getIsAllRowsSelected()}
          where={where}
          onClear={() => setSelection({})}
          onDone={() => {
            setSelection({})
            reload()
          }}
        />
      )}
    </div>
  )
}
