import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { Button } from '@warsha/ui/button.tsx'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { BookingLineCard } from './booking-line-card.tsx'
import type { useFulfilmentOptions } from './use-fulfilment-options.ts'
import type { PickerEntry } from './use-picker-entry.ts'

export type BookingLinesProps = ReturnType<typeof useFulfilmentOptions> & {
  list: RefObject<HTMLUListElement | null>
  goods: readonly CartLine[]
  onChoose: (entry: PickerEntry) => void
}

export function BookingLines({ list, goods, ways, hasFailed, reload, onChoose }: BookingLinesProps) {
  const { t, lang } = useTranslation()
  const noOption = (
    <p className="rounded-control bg-amber-tint p-3 text-sm text-amber-ink">
      {t('booking.line.none')}{' '}
      <Link to={localePath(lang, '/store/edit')} className="font-semibold underline underline-offset-4">
        {t('booking.line.changeLocation')}
      </Link>
    </p>
  )
  return (
    <section aria-label={t('booking.lines')} className="grid gap-3">
      {hasFailed && (
        <div role="alert" className="rounded-card border border-line bg-surface p-4">
          <p>{t('booking.failed')}</p>
          <Button variant="secondary" className="mt-3" onClick={reload}>
            {t('booking.retry')}
          </Button>
        </div>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('booking.lines')}
        aria-busy={ways === null && !hasFailed}
        className="grid gap-3 outline-none"
      >
        {goods.map((line) => (
          <li key={line.variantId}>
            <BookingLineCard
              line={line}
              ways={hasFailed ? [] : ways && (ways.get(line.id) ?? [])}
              noOption={hasFailed ? null : noOption}
              onChoose={(way) => onChoose({ variantId: line.variantId, way })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
