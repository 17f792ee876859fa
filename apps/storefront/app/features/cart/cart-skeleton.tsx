import { cardClass } from '@warsha/ui/card.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Placeholders for two lines and the summary, in the sizes of the real ones. */
export function CartSkeleton() {
  const { t } = useTranslation()
  return (
    <div
      aria-busy="true"
      className="page-width grid items-start gap-4 pt-1 pb-[calc(var(--step-bar-height)+1rem)] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 lg:pt-4 lg:pb-8"
    >
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <div className="grid gap-3">
        <LineSkeleton />
        <LineSkeleton />
      </div>
      <div className={`${cardClass} grid gap-4 p-4 lg:p-5`}>
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </div>
  )
}

function LineSkeleton() {
  return (
    <div className={`${cardClass} p-3 lg:p-4`}>
      <div className="flex gap-3 lg:gap-5">
        <Skeleton className="size-22 shrink-0" />
        <div className="flex-1 py-1">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-2 h-4 w-2/5" />
        </div>
      </div>
      <Skeleton className="mt-3 h-11.5 w-30" />
    </div>
  )
}
