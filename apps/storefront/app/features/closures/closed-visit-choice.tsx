import type { RestClosedVisit } from '@warsha/contract/closures/closed-visits.rest.ts'
import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { ClockIcon } from '@warsha/ui/icons.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { UnbrokenText } from '@warsha/ui/unbroken-text.tsx'
import { useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { acceptOffer, type ClosedVisitKey, takeMoney } from './closed-visit-calls.ts'
import { OfferCard } from './offer-card.tsx'

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

  const { refund, offers, answer_until: until } = visit
  return (
    <div className="@container">
      <div className="grid gap-4">
        <div>
          <h2 className="text-xl font-bold leading-heading">
            {t('closing.heading', { centre: isolate(visit.center) })}
          </h2>
          <p className="mt-2 text-muted text-pretty">{t('closing.sorry')}</p>
        </div>
        <div className="grid gap-3 rounded-card bg-amber-tint p-4 text-amber-ink @xl:grid-cols-2 @xl:gap-6">
          <div className="min-w-0">
            <p className="text-sm font-semibold">{t('closing.yours')}</p>
            <p>
              <bdi className="line-through">{formatMoment(visit.appointment_at, lang, Date.now())}</bdi>
            </p>
            <ul className="text-sm">
              {visit.products.map((name) => (
                <li key={name}>
                  <ProductName name={name} />
                </li>
              ))}
            </ul>
          </div>
          {until && (
            <p className="flex items-start gap-2 text-sm @xl:self-center">
              <ClockIcon className="mt-0.5 size-4.5 shrink-0" />
              <span>
                <UnbrokenText
                  text={t('closing.until', { moment: isolate(formatMoment(until, lang, Date.now())) })}
                />
              </span>
            </p>
          )}
        </div>
        {offers.length > 0 && (
          <>
            <h3 className="mt-2 text-lg font-bold leading-heading">{t('closing.offers')}</h3>
            <div className="grid gap-4 @xl:grid-cols-2">
              {offers.map((offer, at) => (
                <OfferCard
                  key={offer.id}
                  offer={offer}
                  credit={offer.credit > 0 ? amountOf(offer.credit) : null}
                  isFirst={at === 0}
                  isPending={pending === offer.id}
                  onTake={() => decide(offer.id, () => acceptOffer(name, offer.id))}
                />
              ))}
            </div>
          </>
        )}
        {offers.length === 0 && <p className="text-muted">{t(until ? 'closing.none' : 'closing.looking')}</p>}
        <Card className="grid items-center gap-3 @xl:grid-cols-[minmax(0,1fr)_auto] @xl:gap-6">
          <div>
            <h3 className="font-semibold leading-heading">{t('closing.money')}</h3>
            <p className="mt-1 text-sm text-muted">
              <UnbrokenText
                text={
                  refund.gift_card > 0
                    ? t('closing.moneyToCard', {
                        card: amountOf(refund.gift_card),
                        wallet: amountOf(refund.wallet),
                      })
                    : t('closing.moneyToWallet', { amount: amountOf(refund.amount) })
                }
              />
            </p>
          </div>
          <Button
            variant="secondary"
            isPending={pending === 'money'}
            onClick={() => decide('money', () => takeMoney(name))}
          >
            {t('closing.takeMoney', { amount: amountOf(refund.amount) })}
          </Button>
        </Card>
      </div>
    </div>
  )
}
