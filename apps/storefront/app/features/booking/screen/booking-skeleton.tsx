import { LineSkeleton, PanelSkeleton } from '@warsha/ui/line-skeleton.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'

const line = { pictureClass: 'size-16', footClass: 'h-13 w-full' }

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
        className="needs-script page-width grid items-start gap-4 pt-1 pb-8 sm:grid-cols-[minmax(0,1fr)_17rem] md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 lg:pt-4"
      >
        <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
        <div className="grid gap-4">
          <BookingSkeleton />
          <LineSkeleton {...line} />
          <LineSkeleton {...line} />
        </div>
        <PanelSkeleton rows={2} />
      </div>
    </>
  )
}

/** The room of the proposal on top. */
export function BookingSkeleton() {
  return <Skeleton className="h-44 w-full rounded-sheet" />
}
