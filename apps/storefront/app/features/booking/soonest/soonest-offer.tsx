import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ClockIcon } from '@warsha/ui/icons.tsx'
import { whenTextOf } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import type { SoonestQuestion } from '../calls/booking-calls.ts'
import { CentreLine } from './centre-line.tsx'
import { readSoonest } from './read-soonest.ts'

export type SoonestOfferProps = SoonestQuestion & {
  placeName: string
  /** Name of the product the hour is for, where the page is not about one product. */
  of?: string
  isPending?: boolean
  onBook: (hour: RestOfferedSlot) => void
  /** Told once it is known whether there is one. */
  onAnswer: (answer: { hasSlot: boolean }) => void
}

/** "Soonest in Muscat: Today 16:30, Ghala": the earliest hour over all centres of the place, and the way to it. */
export function SoonestOffer(props: SoonestOfferProps) {
  const { lines, serviceType, placeName, of, isPending, onBook, onAnswer } = props
  const { t, lang } = useTranslation()
  const key = `${lang} ${placeName} ${serviceType} ${lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`)}`

  // While another quantity is asked about, the former answer stays: nothing flickers.
  const { value: hour } = useLoad<RestOfferedSlot | null>(
    ['soonest', key],
    async (signal) => {
      // A failed call counts as no offer.
      const found = await readSoonest({ lines, serviceType }, key).catch(() => null)
      if (!signal.aborted) onAnswer({ hasSlot: found !== null })
      return found
    },
    { isCached: false, keepsPrevious: true },
  )
  if (!hour) return null
  return (
    <section
      aria-label={t('soonest.label', { place: placeName })}
      className="flex min-h-[inherit] items-center gap-3 rounded-card bg-brand-tint py-2 ps-4 pe-2.5"
    >
      <ClockIcon className="size-6 shrink-0 text-brand max-[24rem]:hidden" />
      <p className="min-w-0 flex-1 leading-heading">
        <span className="block text-xs leading-clamp font-semibold text-muted sm:line-clamp-1">
          {t('soonest.label', { place: placeName })}
          {of && (
            <>
              <span className="max-sm:hidden">{' · '}</span>
              <bdi className="max-sm:block max-sm:text-sm max-sm:text-ink">{of}</bdi>
            </>
          )}
        </span>
        <span className="block text-lg font-bold text-brand-deep max-sm:rtl:text-base">
          {whenTextOf({ t, lang }, hour.starts_at)}
        </span>
        <CentreLine hour={hour} />
      </p>
      <Button
        variant="primary"
        isPending={isPending}
        className="min-w-20 shrink-0"
        onClick={() => onBook(hour)}
      >
        {t('soonest.book')}
      </Button>
    </section>
  )
}
