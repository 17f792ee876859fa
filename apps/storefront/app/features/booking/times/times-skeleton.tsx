import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'

export function TimesSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true" className="grid gap-5 p-5">
      <VisuallyHidden>{t('booking.times.loading')}</VisuallyHidden>
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-6 w-1/2" />
      <div className="grid grid-cols-3 gap-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    </div>
  )
}
