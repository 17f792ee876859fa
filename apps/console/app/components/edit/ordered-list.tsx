import { classNames } from '@warsha/ui/class-names.ts'
import { createIcon } from '@warsha/ui/create-icon.tsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { moveRow, type Place, takeRow } from './place-rows.ts'
import { type NamedRow, useArranging } from './use-arranging.ts'

const GripIcon = /* @__PURE__ */ createIcon('M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01')

type OrderedTreeProps<Row extends NamedRow> = {
  label: string
  /** As they are shown, each followed by those below it. */
  rows: readonly Row[]
  /** The deepest level there may be; 0 is a list. */
  deepest: number
  isReadOnly?: boolean
  /** A move is being saved: the next one waits for it. */
  isBusy?: boolean
  onMove: (id: string, place: Place) => void
  children: (row: Row) => ReactNode
}

/** Rows in an order and below each other, moved by their grips: with a pointer, with Alt and arrows, or picked up. */
export function OrderedTree<Row extends NamedRow>(props: OrderedTreeProps<Row>) {
  const { label, rows, deepest, isReadOnly = false, isBusy = false, onMove, children } = props
  const { t } = useTranslation()
  const hintId = useId()
  const { root, held, said, gripProps } = useArranging({ rows, deepest, isBusy, onMove })
  const taken = held ? takeRow(rows, held.id) : undefined
  const isTaken = (row: Row) => taken?.taken.some(({ id }) => id === row.id) ?? false
  /** The row that the gap is above; undefined at the end. */
  const gapAt = held && taken ? taken.rest[held.place.gap]?.id : undefined
  const gap = held && <DropLine depth={held.place.depth} />
  return (
    <div className="min-w-0">
      {!isReadOnly && (
        <span id={hintId} className="sr-only">
          {t(deepest > 0 ? 'console.order.hintTree' : 'console.order.hint', { alt: 'Alt', escape: 'Esc' })}
        </span>
      )}
      <ul ref={root} aria-label={label} className={classNames('min-w-0', held && 'select-none')}>
        {rows.map((row) => (
          <li key={row.id} data-row={row.id} className={classNames(isTaken(row) && 'opacity-50')}>
            {held && row.id === gapAt && gap}
            <div
              className={classNames(
                'flex min-h-10 min-w-0 items-center gap-0.5 rounded-control pointer-coarse:min-h-11',
                indents[Math.min(row.depth, indents.length - 1)],
                held?.id === row.id && 'bg-brand-tint',
              )}
            >
              {!isReadOnly && (
                <button
                  type="button"
                  aria-label={t('console.order.grip', { name: row.name })}
                  aria-describedby={hintId}
                  className="grid h-8 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-ground hover:text-ink active:cursor-grabbing pointer-coarse:size-10"
                  {...gripProps(row.id)}
                >
                  <GripIcon strokeWidth={2.6} className="size-4" />
                </button>
              )}
              <div className="min-w-0 flex-1">{children(row)}</div>
            </div>
          </li>
        ))}
        {held && gapAt === undefined && <li aria-hidden="true">{gap}</li>}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

/** The step of a level is as wide as `indent` of the pointer's moves. */
const indents = ['', 'ms-6', 'ms-12', 'ms-18']

function DropLine({ depth }: { depth: number }) {
  return (
    <span aria-hidden="true" className={classNames('relative z-1 block h-0', indents[depth])}>
      <span className="absolute inset-x-0 -top-0.5 h-1 rounded-full bg-brand" />
    </span>
  )
}

type OrderedListProps<Item> = {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  isReadOnly?: boolean
  isBusy?: boolean
  onChange: (items: Item[]) => void
  children: (item: Item) => ReactNode
}

/** A list whose order the operator decides. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, idOf, nameOf, isReadOnly, isBusy, onChange, children } = props
  const rows = items.map((item) => ({ id: idOf(item), depth: 0, name: nameOf(item), item }))
  return (
    <OrderedTree
      label={label}
      rows={rows}
      deepest={0}
      isReadOnly={isReadOnly}
      isBusy={isBusy}
      onMove={(id, place) => onChange(moveRow(rows, id, place).map(({ item }) => item))}
    >
      {({ item }) => children(item)}
    </OrderedTree>
  )
}
