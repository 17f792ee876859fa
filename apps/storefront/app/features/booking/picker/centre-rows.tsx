import { classNames } from '@warsha/ui/class-names.ts'
import { whenTextOf } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import type { RankedCentre } from './rank-centres.ts'

export type CentreRowsProps = {
  ranked: readonly RankedCentre[]
  selected: RankedCentre
  onSelect: (centreId: number) => void
}

/** All centres at a glance, where there is room for them. */
export function CentreRows({ ranked, selected, onSelect }: CentreRowsProps) {
  const { t, lang } = useTranslation()
  return (
    <ul className="hidden min-h-0 flex-1 overflow-y-auto overscroll-contain lg:block">
      {ranked.map((item) => (
        <li key={item.centre.id}>
          <button
            type="button"
            aria-pressed={item === selected}
            onClick={() => onSelect(item.centre.id)}
            className={classNames(
              'flex min-h-14 w-full items-center gap-3 border-b border-line px-4 py-2 text-start hover:bg-page',
              item === selected && 'bg-brand-tint',
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'size-3.5 shrink-0',
                item.isEarliest ? 'rounded-full bg-brand' : 'rounded-sm border-2 border-on-amber bg-amber',
              )}
            />
            <bdi className="min-w-0 flex-1 truncate font-semibold">{item.centre.name}</bdi>
            <span className="shrink-0 text-sm tabular-nums">
              {item.centre.earliest
                ? whenTextOf({ t, lang }, item.centre.earliest)
                : t('booking.picker.noHours')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
