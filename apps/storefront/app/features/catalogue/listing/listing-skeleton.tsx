import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { ProductGridSkeleton } from '../card/card-skeleton.tsx'
import { ListingHead } from './listing-head.tsx'
import { listingLayoutClass } from './listing-layout.ts'

/** The listing's shape until its products are there. */
export function ListingSkeleton({ title }: { title: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <ListingHead title={title} total={null}>
        <Skeleton className="h-11 lg:hidden" />
        <Skeleton className="h-11 lg:w-28" />
      </ListingHead>
      <Skeleton className="mt-3 h-11 w-72 max-w-full" />
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <div className={listingLayoutClass({ hasColumn: true })}>
        <Skeleton className="h-120 rounded-card max-lg:hidden" />
        <ProductGridSkeleton count={8} />
      </div>
    </div>
  )
}
