import type { RestServiceCentre } from '@warsha/contract/booking/service-centres.rest.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { CommentIcon } from '@warsha/ui/later-icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { Suspense } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLazyOpen } from '~/session/use-lazy-open.ts'
import { LazyReviews, loadReviews } from './load-reviews.ts'

/** A row of a centre's card that leads to what customers wrote. */
export function ReviewsButton({ centre }: { centre: RestServiceCentre }) {
  const { t } = useTranslation()
  const { isOpen, close, opener } = useLazyOpen(loadReviews)
  const { comments } = centre.reviews
  return (
    <>
      <button
        type="button"
        {...opener}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-control text-start text-sm font-semibold hover:bg-page"
      >
        <CommentIcon className="size-5 text-brand" />
        {t('centres.opinions')}
        {comments > 0 && <Badge tone="neutral">{t('centres.comments', { count: comments })}</Badge>}
        <span className="sr-only">
          <bdi>{centre.name}</bdi>
        </span>
        <MirroredIcon icon={ChevronForwardIcon} className="ms-auto size-5 text-muted" />
      </button>
      {isOpen && (
        <Suspense>
          <LazyReviews isOpen centre={centre} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
