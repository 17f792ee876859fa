import type { RestBoard, RestBoardSlot } from '@warsha/contract/console/booking/board.rest.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { BayButton, type OpenBay } from './bay-button.tsx'
import { isNow } from './hours.ts'

export type BoardViewProps = {
  board: RestBoard
  onOpenBay: (place: OpenBay) => void
  onOpenHour: (slot: RestBoardSlot) => void
}

/** Bays by hours. Time runs in the direction of reading; arrows go from cell to cell as the eye sees them. */
export function BoardGrid({ board, onOpenBay, onOpenHour }: BoardViewProps) {
  const { t, lang, dir } = useTranslation()
  const grid = useRef<HTMLTableElement>(null)
  const { slots } = board
  const rows = Math.max(...slots.map(({ bays }) => bays.length), 0)
  const [at, setAt] = useState({ row: 0, column: 0 })
  const isAt = (row: number, column: number) =>
    row === Math.min(at.row, rows) && column === Math.min(at.column, slots.length - 1)

  function handleKey(event: KeyboardEvent) {
    const forward = dir === 'rtl' ? -1 : 1
    const steps: Record<string, [rows: number, columns: number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowRight: [0, forward],
      ArrowLeft: [0, -forward],
      Home: [0, -slots.length],
      End: [0, slots.length],
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const column = Math.min(Math.max(at.column + step[1], 0), slots.length - 1)
    const row = Math.min(Math.max(at.row + step[0], 0), slots[column]?.bays.length ?? 0)
    setAt({ row, column })
    grid.current?.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`)?.focus()
  }

  return (
    // The table scrolls by itself, with the hidden names in its cells; the page does not.
    <div className="relative overflow-x-auto pb-2">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows go from cell to cell
        role="grid"
        aria-label={t('console-board.grid', { centre: board.centre.name[lang] })}
        className="border-separate border-spacing-1"
        onKeyDown={handleKey}
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky start-0 z-10 bg-surface pe-2 text-start text-xs font-medium text-muted"
            >
              {t('console-board.bays')}
            </th>
            {slots.map((slot, column) => (
              <th key={slot.slot_id} scope="col" className="min-w-26 p-0">
                <button
                  type="button"
                  data-at={`0:${column}`}
                  tabIndex={isAt(0, column) ? 0 : -1}
                  aria-current={isNow(slot) ? 'time' : undefined}
                  className={classNames(
                    'grid w-full rounded-control px-2 py-1 text-start hover:bg-ground',
                    isNow(slot) && 'bg-brand-tint text-brand-deep',
                  )}
                  onFocus={() => setAt({ row: 0, column })}
                  onClick={() => onOpenHour(slot)}
                >
                  <span className="font-bold tabular-nums">
                    <bdi dir="ltr">{muscatTime(slot.starts_at)}</bdi>
                    {isNow(slot) && (
                      <span className="ms-1.5 text-xs font-medium">{t('console-board.now')}</span>
                    )}
                  </span>
                  <span className="truncate text-xs font-normal text-muted">
                    {t('console-board.taken', { taken: slot.taken, capacity: slot.capacity })}
                  </span>
                  <VisuallyHidden>{t('console-board.openHour')}</VisuallyHidden>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, index) => index + 1).map((row) => (
            <tr key={row}>
              <th
                scope="row"
                className="sticky start-0 z-10 bg-surface pe-2 text-start text-xs font-medium whitespace-nowrap text-muted"
              >
                {t('console-board.bay', { bay: row })}
              </th>
              {slots.map((slot, column) => {
                const bay = slot.bays[row - 1]
                return (
                  <td key={slot.slot_id} className="h-px p-0">
                    {bay && (
                      <BayButton
                        slot={slot}
                        bay={bay}
                        className="h-full max-w-40"
                        data-at={`${row}:${column}`}
                        tabIndex={isAt(row, column) ? 0 : -1}
                        onFocus={() => setAt({ row, column })}
                        onClick={() => onOpenBay({ slot, bay })}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
