import type { RestServiceCentre } from '@warsha/contract/booking/service-centres.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Drawer } from '@warsha/ui/drawer.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { CommentIcon } from '@warsha/ui/later-icons.tsx'
import { StarIcon } from '@warsha/ui/shop-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useLoadPages } from '~/session/use-load-pages.ts'
import { listReviews } from './review-calls.ts'
import { ReviewEntry } from './review-entry.tsx'
import { useFocusOnNew } from './use-focus-on-new.ts'

export type ReviewsDrawerProps = {
  centre: Pick<RestServiceCentre, 'id' | 'name' | 'reviews'>
  isOpen: boolean
  onClose: () => void
}

/** How a centre is rated and what customers wrote about it, ten at a time. */
export function ReviewsDrawer({ centre, isOpen, onClose }: ReviewsDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      isOpen={isOpen}
      side="bottom"
      title={<bdi>{centre.name}</bdi>}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <div className="px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <Summary {...centre.reviews} />
        <Comments centreId={centre.id} expected={centre.reviews.comments} />
      </div>
    </Drawer>
  )
}

function Summary({ average, count }: RestServiceCentre['reviews']) {
  const { t } = useTranslation()
  if (average === null) return <p className="font-semibold">{t('reviews.noRating')}</p>
  const rating = average.toFixed(1)
  return (
    <div className="flex items-center gap-3">
      <StarIcon className="size-8 fill-amber text-amber-ink" />
      <p>
        <span className="sr-only">{t('reviews.rating', { rating })}</span>
        <bdi aria-hidden="true" className="text-2xl font-bold tabular-nums">
          {rating}
        </bdi>
        <span className="ms-2 text-muted">{t('reviews.ratings', { count })}</span>
      </p>
    </div>
  )
}

function Comments({ centreId, expected }: { centreId: number; expected: number }) {
  const { t } = useTranslation()
  const { page, hasMore, hasFailed, isLoading, loadMore } = useLoadPages(
    ['centre-reviews', centreId],
    (after, signal) => listReviews(centreId, after, signal),
  )
  // One that came in meanwhile moves the others on by one, into the next page.
  const reviews = [...new Map(page?.items.map((review) => [review.id, review])).values()]
  const list = useFocusOnNew(reviews.length)
  if (!page && !hasFailed) return <CommentsSkeleton expected={expected} />
  if (page && reviews.length === 0)
    return <EmptyState icon={CommentIcon} title={t('reviews.empty.title')} text={t('reviews.empty.text')} />
  return (
    <>
      {page && (
        <>
          <p className="mt-2 text-sm text-muted">{t('reviews.note')}</p>
          <ul
            ref={list}
            aria-label={t('reviews.list')}
            aria-busy={isLoading}
            className="mt-3 divide-y divide-line border-t border-line"
          >
            {reviews.map(({ id, ...review }) => (
              <li key={id} tabIndex={-1} className="py-4 outline-none">
                <ReviewEntry {...review} />
              </li>
            ))}
          </ul>
        </>
      )}
      {hasFailed && (
        <p role="alert" className="mt-4 text-center text-muted">
          {t('reviews.failed')}
        </p>
      )}
      {(hasFailed || hasMore) && (
        <div className="mt-3 flex justify-center">
          <Button variant="secondary" isPending={isLoading} onClick={loadMore} className="min-w-52">
            {t(hasFailed ? 'shell.retry' : 'reviews.more')}
          </Button>
        </div>
      )}
    </>
  )
}

const skeletonRows = [1, 2, 3, 4]

function CommentsSkeleton({ expected }: { expected: number }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="mt-5 grid gap-4">
      <span className="sr-only">{t('shell.loading')}</span>
      {skeletonRows.slice(0, Math.max(1, expected)).map((row) => (
        <Skeleton key={row} className="h-20 rounded-card" />
      ))}
    </div>
  )
}
