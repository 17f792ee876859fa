import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { GiftIcon } from '@warsha/ui/shop-icons.tsx'
import { useId } from 'react'
import { useTranslation } from '~/session/messages.ts'

export function EarnedCard({ earned }: { earned: Baisa }) {
  const { t, lang } = useTranslation()
  const headingId = useId()
  const { amount, currency } = formatPrice(earned, lang)
  return (
    <section aria-labelledby={headingId} className={`${cardClass} flex items-center gap-3 p-4`}>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
        <GiftIcon />
      </span>
      <h2 id={headingId} className="min-w-0 flex-1 font-semibold">
        {t('referral.earned')}
      </h2>
      <bdi className="whitespace-nowrap tabular-nums">
        <b className="text-xl font-bold">{amount}</b>{' '}
        <span className="text-sm font-semibold">{currency}</span>
      </bdi>
    </section>
  )
}
