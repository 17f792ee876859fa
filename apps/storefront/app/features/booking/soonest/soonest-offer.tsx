import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ClockIcon } from '@warsha/ui/icons.tsx'
import { useEffect, useState } from 'react'
import { whenTextOf } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import type { SoonestQuestion } from '../calls/booking-calls.ts'
import { readSoonest } from './read-soonest.ts'

export type SoonestOfferProps = SoonestQuestion & {
  placeName: string
  /** What it is the soonest hour of, where the page is not about one product. */
  of?: string
  isPending?: boolean
  onBook: () => void
  /** Told once it is known whether there is one. */
  onAnswer: (answer: { hasSlot: boolean }) => void
}

/** "Today 16:30, Ghala": the earliest hour over all centres of the place, and the way to it. */
export function SoonestOffer(props: SoonestOfferProps) {
  const { lines, serviceType, placeName, of, isPending, onBook, onAnswer } = props
  const { t, lang } = useTranslation()
  const [found, setFound] = useState<{ key: string; hour: RestOfferedSlot | null } | null>(null)
  const key = `${lang} ${placeName} ${serviceType} ${lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`)}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the lines
  useEffect(() => {
    let isGone = false
    function show(hour: RestOfferedSlot | null) {
      if (isGone) return
      setFound({ key, hour })
      onAnswer({ hasSlot: hour !== null })
    }
    // Who cannot be told is offered none.
    readSoonest({ lines, serviceType }, key).then(show, () => show(null))
    return () => {
      isGone = true
    }
  }, [key])

  // While another quantity is asked about, the former answer stays: nothing flickers.
  const hour = found?.hour
  if (!hour) return null
  return (
    <section
      aria-label={t('soonest.label', { place: placeName })}
      className="flex min-h-17 items-center gap-3 rounded-card bg-brand-tint py-2 ps-4 pe-2.5"
    >
      <ClockIcon className="size-6 shrink-0 text-brand" />
      <p className="min-w-0 flex-1 leading-heading">
        <span className="block text-lg font-bold text-brand-deep">
          {whenTextOf({ t, lang }, hour.starts_at)}
        </span>
        <span className="line-clamp-1 text-sm text-muted">
          <bdi>{hour.name}</bdi>
          {of && (
            <>
              {' · '}
              <bdi>{of}</bdi>
            </>
          )}
        </span>
      </p>
      <Button variant="primary" isPending={isPending} className="min-w-20 shrink-0" onClick={onBook}>
        {t('soonest.book')}
      </Button>
    </section>
  )
}
