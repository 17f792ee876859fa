import { Card } from '@warsha/ui/card.tsx'
import { PanelSkeleton } from '@warsha/ui/line-skeleton.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useTranslation } from '~/session/messages.ts'
import { OrderColumns } from './order-columns.tsx'

/** An order before it is read, or known whose it is: an appointment with what is done there, beside the sums. */
export function OrderSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('orders.loading')}>
      <OrderColumns
        aside={<PanelSkeleton rows={5} />}
        main={
          <>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Skeleton className="h-[1lh] w-44 text-lg" />
              <Skeleton className="h-6 w-32" />
            </div>
            <Card className="grid gap-4 lg:p-5">
              <div className="grid gap-2">
                <Skeleton className="h-6 w-60 max-w-full" />
                <Skeleton className="h-5 w-44" />
                <Skeleton className="h-5 w-56 max-w-full" />
              </div>
              <div className="grid grid-cols-2 gap-2">
                <Skeleton className="h-(--button-height)" />
                <Skeleton className="h-(--button-height)" />
              </div>
              <div className="flex gap-3 border-t border-line pt-4">
                <Skeleton className="size-16 shrink-0" />
                <div className="grid flex-1 content-start gap-2">
                  <Skeleton className="h-5 w-4/5" />
                  <Skeleton className="h-4 w-2/5" />
                </div>
              </div>
            </Card>
          </>
        }
      />
    </div>
  )
}
