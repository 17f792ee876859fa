import { Card } from '@warsha/ui/card.tsx'
import { ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { StoreIcon } from '@warsha/ui/shop-icons.tsx'
import { UnbrokenText } from '@warsha/ui/unbroken-text.tsx'
import { useId } from 'react'
import { whenText } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import type { BookedVisit } from './payment-calls.ts'

/** Which centre, day and slot is being paid for. */
export function VisitCard({ visits }: { visits: readonly BookedVisit[] }) {
  const { t } = useTranslation()
  const titleId = useId()
  if (visits.length === 0) return null
  return (
    <Card padding="large">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-lg font-bold leading-heading">
          {t(visits.length > 1 ? 'payment.visits' : 'payment.visit')}
        </h2>
        <ul className="mt-3 grid gap-4">
          {visits.map((visit) => (
            <Visit
              key={`${visit.date} ${visit.time} ${visit.centre} ${visit.address}`}
              visit={visit}
              isOneOfSeveral={visits.length > 1}
            />
          ))}
        </ul>
      </section>
    </Card>
  )
}

function Visit({ visit, isOneOfSeveral }: { visit: BookedVisit; isOneOfSeveral: boolean }) {
  const { t, lang } = useTranslation()
  const { date, time, centre, address, lines } = visit
  return (
    <li className="grid gap-1.5 text-sm">
      <p className="flex items-start gap-2 font-semibold">
        <ClockIcon className="mt-0.5 size-4.5 shrink-0 text-brand" />
        <span>
          <UnbrokenText text={whenText({ t, lang }, date, time.replace('-', '–'))} />
        </span>
      </p>
      {centre && (
        <p className="flex items-start gap-2">
          <StoreIcon className="mt-0.5 size-4.5 shrink-0 text-brand" />
          <bdi>{centre}</bdi>
        </p>
      )}
      {address && (
        <p className="flex items-start gap-2 text-muted">
          <PinIcon className="mt-0.5 size-4.5 shrink-0 text-brand" />
          <bdi>{address}</bdi>
        </p>
      )}
      {isOneOfSeveral &&
        lines.map(({ name }) => (
          <p key={name} className="ps-6.5 text-muted">
            <ProductName name={name} />
          </p>
        ))}
    </li>
  )
}
