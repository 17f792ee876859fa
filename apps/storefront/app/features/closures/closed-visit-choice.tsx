import type { RestClosedVisit } from '@warsha/contract/closures/closed-visits.rest.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { acceptOffer, type ClosedVisitKey, takeMoney } from './closed-visit-calls.ts'

type Offer = RestClosedVisit['offers'][number]

export type ClosedVisitChoiceProps = {
  visit: RestClosedVisit
  name: ClosedVisitKey
  onDecided: (visit: RestClosedVisit) => void
  /** An offer was lost meanwhile: what is there now has to be read. */
  onLost: () => void
}

/** The alternatives and the money, one tap each. */
export function ClosedVisitChoice({ visit, name, onDecided, onLost }: ClosedVisitChoiceProps) {
  const { t, lang } = useTranslation()
  const [pending, setPending] = useState<string | null>(null)
  const isRunning = useRef(false)
  const amountOf = (rial: number) => isolate(formatPrice(baisaFromDecimal(rial), lang).text)

  async function decide(what: string, answer: () => Promise<RestClosedVisit>) {
    if (isRunning.current) return
    isRunning.current = true
    setPending(what)
    try {
      onDecided(await answer())
    } catch (error) {
      showErrors(error)
      onLost()
    } finally {
      isRunning.current = false
      setPending(null)
    }
  }

  const { refund, offers } = visit
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="text-xl font-bold leading-heading">
          {t('closing.heading', { centre: isolate(visit.center) })}
        </h2>
        <p className="mt-1 text-muted">{t('closing.sorry')}</p>
        <p className="mt-2 text-sm">
          <span className="text-muted">{t('closing.yours')}:</span> <bdi>{visit.products.join(' · ')}</bdi>
          {' · '}
          <bdi dir="ltr">{momentOf(visit.appointment_at)}</bdi>
        </p>
      </div>
      {offers.map((offer) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          credit={offer.credit > 0 ? amountOf(offer.credit) : null}
          isPending={pending === offer.id}
          onTake={() => decide(offer.id, () => acceptOffer(name, offer.id))}
        />
      ))}
      {offers.length === 0 && (
        <p className="text-muted">{t(visit.answer_until ? 'closing.none' : 'closing.looking')}</p>
      )}
      <Card className="grid gap-3">
        <div>
          <h3 className="font-semibold leading-heading">{t('closing.money')}</h3>
          <p className="mt-1 text-sm text-muted">
            {refund.gift_card > 0
              ? t('closing.moneyToCard', {
                  card: amountOf(refund.gift_card),
                  wallet: amountOf(refund.wallet),
                })
              : t('closing.moneyToWallet', { amount: amountOf(refund.amount) })}
          </p>
        </div>
        <Button
          variant="secondary"
          isFullWidth
          isPending={pending === 'money'}
          onClick={() => decide('money', () => takeMoney(name))}
        >
          {t('closing.takeMoney', { amount: amountOf(refund.amount) })}
        </Button>
      </Card>
      {visit.answer_until && (
        <p className="text-sm text-muted">
          {t('closing.until', { moment: isolate(momentOf(visit.answer_until)) })}
        </p>
      )}
    </div>
  )
}

type OfferCardProps = { offer: Offer; credit: string | null; isPending: boolean; onTake: () => void }

function OfferCard({ offer, credit, isPending, onTake }: OfferCardProps) {
  const { t } = useTranslation()
  const km = offer.distance_km
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1.5 text-sm">
        <p className="flex items-start gap-2">
          <ClockIcon className="mt-0.5 size-4 shrink-0 text-brand" />
          <bdi dir="ltr" className="text-base font-semibold">
            {`${momentOf(offer.starts_at)}–${muscatTime(offer.ends_at)}`}
          </bdi>
        </p>
        <p className="flex items-start gap-2">
          <PinIcon className="mt-0.5 size-4 shrink-0 text-brand" />
          <span className="min-w-0">
            <bdi className="font-semibold">{offer.center.name}</bdi>
            {' · '}
            {km === 0 ? t('closing.sameCentre') : t('closing.away', { km: String(km) })}
            <br />
            <bdi className="text-muted">{offer.center.address}</bdi>
          </span>
        </p>
        <p className="text-brand-deep">
          {credit ? t('closing.credit', { amount: credit }) : t('closing.noCost')}
        </p>
      </div>
      <Button isFullWidth isPending={isPending} onClick={onTake}>
        {t('closing.take')}
      </Button>
    </Card>
  )
}

/** A moment in Muscat. */
export function momentOf(instant: string): string {
  return `${muscatDate(instant).replaceAll('-', '/')} ${muscatTime(instant)}`
}
