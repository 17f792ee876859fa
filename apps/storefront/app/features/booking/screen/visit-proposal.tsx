import type { RestVisit } from '@warsha/contract/booking/soonest.rest.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { useId } from 'react'
import { whenTextOf } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { bookVisit } from './book-slot.ts'
import type { Proposal } from './use-visits.ts'

export type VisitProposalProps = {
  proposal: Proposal
  names: ReadonlyMap<string, string>
  onBooked: () => void
}

/** The quickest way to have everything: one tap books the soonest hour, or all visits at once. */
export function VisitProposal({ proposal, names, onBooked }: VisitProposalProps) {
  const { t, lang } = useTranslation()
  const titleId = useId()
  const { visits, wayOf, isOneVisit } = proposal
  const count = visits.flatMap(({ line_ids }) => line_ids).length
  const isSingle = count === 1
  const title = isSingle
    ? t('booking.visit.soonest')
    : t(isOneVisit ? 'booking.visit.oneVisit' : 'booking.visit.split', { count: visits.length })

  function book() {
    for (const visit of visits) bookVisit(visit, wayOf)
    const [first] = visits
    if (first) {
      const time = whenTextOf({ t, lang }, first.starts_at)
      toast.success(t('booking.visit.booked', { time, centre: isolateName(first.name) }), { isOfPage: true })
    }
    onBooked()
  }

  return (
    <section
      aria-labelledby={titleId}
      className="overflow-hidden rounded-sheet bg-linear-to-br rtl:bg-linear-to-bl from-brand to-brand-deep p-5 text-white shadow-raised lg:flex lg:items-center lg:justify-between lg:gap-8 lg:p-6"
    >
      <div className="min-w-0">
        <h2 id={titleId} className="flex items-center gap-2 text-sm font-semibold text-white/90">
          <ClockIcon className="size-5" />
          {title}
        </h2>
        {!isSingle && (
          <p className="mt-1 text-sm text-white/90">
            {isOneVisit ? t('booking.visit.oneVisitText', { count }) : t('booking.visit.splitText')}
          </p>
        )}
        <ul className="mt-3 grid gap-4">
          {visits.map((visit) => (
            <Visit key={visit.slot_id} visit={visit} names={isOneVisit ? undefined : names} />
          ))}
        </ul>
      </div>
      <Button
        variant="inverse"
        size="step"
        className="max-lg:mt-4 max-lg:w-full lg:min-w-52 lg:shrink-0"
        onClick={book}
      >
        {t(visits.length === 1 ? 'booking.visit.book' : 'booking.visit.bookAll')}
      </Button>
    </section>
  )
}

function Visit({ visit, names }: { visit: RestVisit; names: ReadonlyMap<string, string> | undefined }) {
  const { t, lang } = useTranslation()
  return (
    <li>
      <p className="text-xl font-bold leading-heading">{whenTextOf({ t, lang }, visit.starts_at)}</p>
      <p className="mt-1 flex items-start gap-1.5">
        <PinIcon className="mt-0.5 size-4.5" />
        <span className="min-w-0">
          <bdi className="font-semibold">{visit.name}</bdi>
          {visit.distance_km !== null && (
            <span className="block text-sm text-white/90">
              {t('booking.visit.distance', { km: visit.distance_km.toFixed(1) })}
            </span>
          )}
        </span>
      </p>
      {names && visit.line_ids.length > 0 && (
        <p className="mt-0.5 text-sm text-white/90">
          {visit.line_ids
            .map((id) => names.get(id))
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </li>
  )
}
