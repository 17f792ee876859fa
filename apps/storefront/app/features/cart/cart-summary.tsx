import { isBooked } from '@warsha/contract/cart/booking-actions.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { type Baisa, negateBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { Amount } from '@warsha/ui/amount.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Price } from '@warsha/ui/price.tsx'
import { type ReactNode, useId } from 'react'
import { useCart } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'
import { NextStep } from './next-step.tsx'
import type { CartSurcharges } from './read-surcharges.ts'

export function CartSummary({ surcharges = null }: { surcharges?: CartSurcharges | null }) {
  const { t } = useTranslation()
  const titleId = useId()
  const totals = useCart((cart) => cart.totals)
  const hasBooking = useCart((cart) => cart.lines.some(isBooked))

  return (
    <section
      aria-labelledby={titleId}
      className={classNames(cardClass, 'p-4 sm:sticky sm:top-[calc(var(--header-height)+1rem)] lg:p-5')}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={titleId} className="text-lg font-bold leading-heading">
          {t('cart.summary.title')}
        </h2>
        <p className="text-sm text-muted">{t('cart.summary.items', { count: totals.total_quantity })}</p>
      </div>
      <dl className="mt-3 grid gap-2.5">
        <Row label={t('cart.summary.goods')} value={<Figure baisa={totals.total_amount} />} />
        {totals.discount_amount > 0 && (
          <Row
            label={t('cart.summary.discount')}
            value={<Figure baisa={negateBaisa(totals.discount_amount)} />}
            className="text-brand"
          />
        )}
        <Row
          label={t('cart.summary.serviceFee')}
          value={hasBooking ? <Figure baisa={totals.service_fee} /> : t('cart.summary.feeLater')}
        />
        {surcharges?.rows.map(({ name, amount }) => (
          <Row key={name} label={name} value={<Figure baisa={amount} />} />
        ))}
        <Row
          label={t('cart.summary.taxIncluded')}
          value={<Figure baisa={surcharges?.tax ?? totals.tax_amount} />}
        />
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <dt className="text-field font-bold">{t('cart.summary.total')}</dt>
          <dd>
            <PayableAmount baisa={withSurcharges(totals.payable_amount, surcharges)} />
          </dd>
        </div>
      </dl>
      <div className="mt-4 hidden lg:block">
        <NextStep />
      </div>
    </section>
  )
}

/** Amount to pay for the cart with the surcharges of the shop. */
export function withSurcharges(payable: Baisa, surcharges: CartSurcharges | null): Baisa {
  return sumBaisa([payable, ...(surcharges?.rows ?? []).map(({ amount }) => amount)])
}

export function PayableAmount({ baisa }: { baisa: Baisa }) {
  const { lang } = useTranslation()
  const { amount, currency } = formatPrice(baisa, lang)
  return <Price amount={amount} currency={currency} className="text-lg [&_b]:text-lg" />
}

type RowProps = { label: string; value: ReactNode; className?: string }

function Row({ label, value, className }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-3 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className={classNames('text-end', className)}>{value}</dd>
    </div>
  )
}

function Figure({ baisa }: { baisa: Baisa }) {
  const { lang } = useTranslation()
  return <Amount {...formatPrice(baisa, lang)} className="font-semibold" />
}
