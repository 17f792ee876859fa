import { Button } from '@warsha/ui/button.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'

export type PickerStateProps = {
  isEmpty: boolean
  hasFailed: boolean
  noServices: ReactNode
  onRetry: () => void
}

/** Placeholder of the picker while there are no centres to show. */
export function PickerState({ isEmpty, hasFailed, noServices, onRetry }: PickerStateProps) {
  const { t } = useTranslation()
  if (isEmpty) return <div className="grid place-items-center lg:col-span-full">{noServices}</div>
  if (hasFailed)
    return (
      <div role="alert" className="grid place-content-center gap-4 p-6 text-center lg:col-span-full">
        <p>{t('booking.failed')}</p>
        <Button onClick={onRetry}>{t('booking.retry')}</Button>
      </div>
    )
  return (
    <>
      <div aria-busy="true" className="bg-[#d5e8f0] lg:order-last lg:row-span-full lg:col-start-2">
        <VisuallyHidden>{t('booking.picker.loading')}</VisuallyHidden>
      </div>
      <div className="grid content-start gap-4 p-4">
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </>
  )
}
