import { formatCountdown } from '@warsha/contract/formats/format-countdown.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { Countdown } from '@warsha/ui/countdown.tsx'
import { ClockIcon } from '@warsha/ui/icons.tsx'
import { Price } from '@warsha/ui/price.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { HeldCheckout } from './use-held-checkout.ts'

export type HeldCardProps = { held: HeldCheckout; onEnd: () => void }

/** What is held, for how long, and what there is to pay. */
export function HeldCard({ held, onEnd }: HeldCardProps) {
  const { t, lang } = useTranslation()
  const { amount, currency } = formatPrice(baisaFromDecimal(held.total), lang)
  return (
    <section className={`${cardClass} overflow-hidden`}>
      <p className="flex items-center gap-3 bg-amber-tint px-4 py-3 text-amber-ink">
        <ClockIcon className="size-5.5 shrink-0" />
        <span className="min-w-0 flex-1">{t('hold.text')}</span>
        <Countdown until={held.until} format={formatCountdown} onEnd={onEnd} className="text-lg font-bold" />
      </p>
      <p className="flex items-baseline justify-between gap-3 p-4">
        <span className="text-field font-bold">{t('hold.total')}</span>
        <Price amount={amount} currency={currency} size="large" />
      </p>
    </section>
  )
}
