import { formatDate } from '@warsha/contract/formats/format-date.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisaFromDecimal, negateBaisa } from '@warsha/contract/money/baisa.ts'
import { Amount } from '@warsha/ui/amount.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Price } from '@warsha/ui/price.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { feeLabel } from './fee-label.ts'
import type { ShownOrder } from './order-calls.ts'

/** When and what it was, and what it came to. */
export function OrderSummary({ order }: { order: ShownOrder }) {
  const { t, lang } = useTranslation()
  const { deliveryAmount, serviceAmount, usedCredit, discountAmount, payableAmount } = order.summary
  const total = formatPrice(baisaFromDecimal(order.total.gross.amount), lang)
  return (
    <section
      aria-label={t('orders.summary.title')}
      className={classNames(cardClass, 'p-4 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:p-5')}
    >
      <h2 className="text-lg font-bold leading-heading">{t('orders.summary.title')}</h2>
      <dl className="mt-3 grid gap-2.5 text-sm">
        <Row label={t('orders.summary.number')}>
          <bdi dir="ltr">{order.number}</bdi>
        </Row>
        <Row label={t('orders.summary.date')}>
          <bdi dir="ltr">{formatDate(order.created)}</bdi>
        </Row>
        <MoneyRow label={t('orders.summary.shipping')} amount={order.shippingPrice.gross.amount} />
        <MoneyRow label={t(feeLabel(order.lines))} amount={deliveryAmount.amount} />
        <MoneyRow label={t('orders.summary.service')} amount={serviceAmount.amount} />
        <MoneyRow label={t('orders.summary.discount')} amount={discountAmount.amount} isTakenOff />
        <MoneyRow label={t('orders.summary.tax')} amount={order.total.tax.amount} />
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <dt className="text-field font-bold">{t('orders.summary.total')}</dt>
          <dd>
            <Price amount={total.amount} currency={total.currency} size="large" />
          </dd>
        </div>
        <MoneyRow label={t('orders.summary.credit')} amount={usedCredit.amount} isTakenOff />
        <MoneyRow label={t('orders.summary.payable')} amount={payableAmount.amount} />
      </dl>
    </section>
  )
}

type MoneyRowProps = { label: string; amount: number; isTakenOff?: boolean }

function MoneyRow({ label, amount, isTakenOff = false }: MoneyRowProps) {
  const { lang } = useTranslation()
  const value = baisaFromDecimal(amount)
  return (
    <Row label={label}>
      <Amount {...formatPrice(isTakenOff && value > 0 ? negateBaisa(value) : value, lang)} />
    </Row>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
