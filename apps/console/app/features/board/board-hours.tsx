import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'
import { BayButton } from './bay-button.tsx'
import type { BoardViewProps } from './board-grid.tsx'
import { isNow } from './hours.ts'

/** The board of a phone: hour by hour. */
export function BoardHours({ board, onOpenBay, onOpenHour }: BoardViewProps) {
  const { t } = useTranslation()
  return (
    <ol className="grid gap-3">
      {board.slots.map((slot) => (
        <li key={slot.slot_id}>
          <button
            type="button"
            aria-current={isNow(slot) ? 'time' : undefined}
            className="flex min-h-10 w-full items-center gap-2 text-start"
            onClick={() => onOpenHour(slot)}
          >
            <bdi dir="ltr" className="text-lg font-bold tabular-nums">
              {muscatTime(slot.starts_at)}
            </bdi>
            {isNow(slot) && (
              <span className="rounded-full bg-brand-tint px-2 text-xs font-medium text-brand-deep">
                {t('console-board.now')}
              </span>
            )}
            <span className="ms-auto text-xs text-muted">
              {t('console-board.taken', { taken: slot.taken, capacity: slot.capacity })}
            </span>
            <VisuallyHidden>{t('console-board.openHour')}</VisuallyHidden>
          </button>
          <ul className="mt-1 grid grid-cols-2 gap-1.5">
            {slot.bays.map((bay) => (
              <li key={bay.bay} className="min-w-0">
                <BayButton slot={slot} bay={bay} onClick={() => onOpenBay({ slot, bay })} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
