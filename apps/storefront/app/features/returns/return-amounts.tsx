import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import type { ReturnAmounts as Amounts } from '@warsha/contract/returns/returns.rest.ts'
import { Amount } from '@warsha/ui/amount.tsx'
import { Price } from '@warsha/ui/price.tsx'
import { useTranslation } from '~/session/messages.ts'

/** The refund, its components and its targets. */
export function ReturnAmounts({ amounts }: { amounts: Amounts }) {
  const { t, lang } = useTranslation()
  const refund = formatPrice(baisaFromDecimal(amounts.refund_amount), lang)
  return (
    <dl className="grid gap-2.5 text-sm">
      <Row label={t('returns.summary.items')} amount={amounts.total_amount} />
      <Row label={t('returns.summary.discount')} amount={-amounts.discount_amount} isOptional />
      {amounts.surcharges.map(({ kind, name, amount }) => (
        <Row key={kind} label={name} amount={amount} isOptional />
      ))}
      <Row label={t('returns.summary.paymentFee')} amount={amounts.payment_fee} isOptional />
      <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <dt className="text-field font-bold">{t('returns.summary.refund')}</dt>
        <dd>
          <Price {...refund} size="large" />
        </dd>
      </div>
      {amounts.gift_card_amount > 0 && (
        <>
          <Row label={t('returns.summary.giftCard')} amount={amounts.gift_card_amount} />
          <Row label={t('returns.summary.wallet')} amount={amounts.wallet_amount} />
        </>
      )}
    </dl>
  )
}

type RowProps = { label: string; amount: number; isOptional?: boolean }

function Row({ label, amount, isOptional = false }: RowProps) {
  const { lang } = useTranslation()
  if (isOptional && amount === 0) return null
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end">
        <Amount {...formatPrice(baisaFromDecimal(amount), lang)} />
      </dd>
    </div>
  )
}
