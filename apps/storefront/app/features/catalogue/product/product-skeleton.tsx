import { Skeleton, SkeletonText } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'

/** In the measures of the page that is coming. */
export function ProductSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true" className="page-width pb-8 lg:pt-5">
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <span className="flex h-11 items-center lg:h-8">
        <Skeleton className="h-3.5 w-32" />
      </span>
      <div className="flex flex-col gap-5 sm:mt-2 sm:grid sm:grid-cols-2 sm:gap-x-6 lg:mt-4 lg:gap-x-12">
        <Skeleton className="phone-picture aspect-square w-full rounded-card" />
        <div className="flex flex-col gap-5 lg:gap-6">
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-13 w-full" />
          <SkeletonText lines={4} />
        </div>
      </div>
    </div>
  )
}
