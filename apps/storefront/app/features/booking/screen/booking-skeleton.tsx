import { cardClass } from '@warsha/ui/card.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Without scripts the cart is never read, and the placeholders would promise it for ever. */
export function UnreadBooking() {
  const { t } = useTranslation()
  return (
    <>
      <noscript>
        <p className="page-width py-10 text-center text-muted">{t('booking.needsScript')}</p>
      </noscript>
      <div
        aria-busy="true"
        className="needs-script page-width grid items-start gap-4 pt-1 pb-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 lg:pt-4"
      >
        <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
        <div className="grid gap-4">
          <BookingSkeleton />
          <LineSkeleton />
          <LineSkeleton />
        </div>
        <div className={`${cardClass} grid gap-4 p-4 lg:p-5`}>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-13 w-full" />
        </div>
      </div>
    </>
  )
}

/** The room of the proposal on top. */
export function BookingSkeleton() {
  return <Skeleton className="h-44 w-full rounded-sheet" />
}

function LineSkeleton() {
  return (
    <div className={`${cardClass} p-3 lg:p-4`}>
      <div className="flex gap-3">
        <Skeleton className="size-16 shrink-0" />
        <div className="flex-1 py-1">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-2 h-4 w-1/4" />
        </div>
      </div>
      <Skeleton className="mt-3 h-13 w-full" />
    </div>
  )
}
