import { isBooked, removeBooking } from '@warsha/contract/cart/booking-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { cartStore, changeLines, setLines } from '~/session/groups/cart.ts'
import { currentTranslation, useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import type { ServiceOption } from '../calls/booking-calls.ts'
import { BookedBlock } from './booked-block.tsx'
import { WayButtons } from './option-buttons.tsx'

export type BookingLineCardProps = {
  line: CartLine
  /** Null while it is not known. */
  ways: readonly ServiceOption[] | null
  onChoose: (way: ServiceOption) => void
  /** Shown where nobody does anything for the product. */
  noOption: ReactNode
}

export function BookingLineCard({ line, ways, onChoose, noOption }: BookingLineCardProps) {
  const { t } = useTranslation()
  return (
    <article data-line={line.variantId} className={classNames(cardClass, 'overflow-hidden')}>
      <div className="flex gap-3 p-3 lg:p-4">
        <span className="size-16 shrink-0 rounded-control bg-picture">
          {line.img && (
            <img
              src={line.img}
              alt=""
              width={64}
              height={64}
              decoding="async"
              className="size-16 rounded-control object-contain"
            />
          )}
        </span>
        <div className="min-w-0 flex-1 self-center">
          <h2 className="line-clamp-2 font-semibold leading-clamp">
            <ProductName name={line.name} />
          </h2>
          {line.quantity > 1 && (
            <p className="mt-1 text-sm text-muted">{t('booking.line.quantity', { count: line.quantity })}</p>
          )}
        </div>
      </div>
      {isBooked(line) ? (
        <BookedBlock line={line} onRemove={() => removeWithUndo(line)} />
      ) : (
        <div className="px-3 pb-3 lg:px-4 lg:pb-4">
          {ways === null && <Skeleton className="h-13 w-full" />}
          {ways?.length === 0 && noOption}
          {ways && ways.length > 0 && <WayButtons line={line} ways={ways} onChoose={onChoose} />}
        </div>
      )}
    </article>
  )
}

function removeWithUndo(line: CartLine): void {
  const { lines, totals } = cartStore.getState()
  changeLines((current) => removeBooking(current, line.variantId))
  const { t } = currentTranslation()
  toast.info(t('booking.line.removed', { product: isolateName(line.name) }), {
    id: 'booking',
    isReplacing: true,
    action: { label: t('shell.undo'), onSelect: () => setLines(lines, totals) },
  })
}
