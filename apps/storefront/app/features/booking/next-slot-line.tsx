import type { RestNextSlot } from '@warsha/contract/booking/first-slots.rest.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { whenTextOf } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'

/** When a centre is free next and how far it is; undefined while that is not known. */
export function NextSlotLine({ slot }: { slot: RestNextSlot | undefined }) {
  const { t, lang } = useTranslation()
  if (!slot) return <Skeleton className="h-6 w-40" />
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span
        className={classNames(
          'inline-flex items-center gap-1.5',
          slot.starts_at ? 'font-semibold text-brand' : 'text-muted',
        )}
      >
        <ClockIcon className="size-5" />
        {slot.starts_at
          ? t('centres.next', { when: whenTextOf({ t, lang }, slot.starts_at) })
          : t('centres.noNext')}
      </span>
      {slot.distance_km !== null && (
        <span className="inline-flex items-center gap-1 text-muted">
          <PinIcon className="size-4" />
          {t('centres.distance', { km: slot.distance_km.toFixed(1) })}
        </span>
      )}
    </p>
  )
}
