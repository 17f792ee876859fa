import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Price } from '@warsha/ui/price.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { MoneyRow as SummaryRow } from '~/purchase/money-row.tsx'
import { useTranslation } from '~/session/messages.ts'
import { feeLabel } from './fee-label.ts'
import type { ShownOrder } from './order-calls.ts'
import { otherSurcharges } from './other-surcharges.ts'
import { RefundedRows } from './refunded-rows.tsx'

/** When and what it was, and what it came to. An amount of nothing has no row. */
export function OrderSummary({ order }: { order: ShownOrder }) {
  const { t, lang } = useTranslation()
  const {
    itemsAmount,
    deliveryAmount,
    serviceAmount,
    giftCardAmount,
    usedCredit,
    discountAmount,
    payableAmount,
  } = order.summary
  const total = formatPrice(baisaFromDecimal(order.total.gross.amount), lang)
  return (
    <section aria-label={t('orders.summary.title')} className={classNames(cardClass, 'p-4 lg:p-5')}>
      <h2 className="text-lg font-bold leading-heading">{t('orders.summary.title')}</h2>
      <dl className="mt-3 grid gap-2.5 text-sm">
        <Row label={t('orders.summary.number')}>
          <bdi dir="ltr">{order.number}</bdi>
        </Row>
        <Row label={t('orders.summary.date')}>
          <bdi>{formatMoment(order.created, lang, Date.now())}</bdi>
        </Row>
        <MoneyRow label={t('orders.summary.items')} amount={itemsAmount.amount} />
        <MoneyRow label={t('orders.summary.shipping')} amount={order.shippingPrice.gross.amount} />
        <MoneyRow label={t(feeLabel(order.lines))} amount={deliveryAmount.amount} />
        <MoneyRow label={t('orders.summary.service')} amount={serviceAmount.amount} />
        {otherSurcharges(order).map(({ name, amount }) => (
          <SummaryRow key={name} label={<ProductName name={name} />} baisa={amount} />
        ))}
        <MoneyRow label={t('orders.summary.discount')} amount={discountAmount.amount} isTakenOff />
        <MoneyRow label={t('orders.summary.tax')} amount={order.total.tax.amount} isQuiet />
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <dt className="text-field font-bold">{t('orders.summary.total')}</dt>
          <dd>
            <Price amount={total.amount} currency={total.currency} size="large" />
          </dd>
        </div>
        <MoneyRow label={t('orders.summary.giftCard')} amount={giftCardAmount.amount} />
        <MoneyRow label={t('orders.summary.credit')} amount={usedCredit.amount} />
        <MoneyRow
          label={t(isToPay(order) ? 'orders.summary.payable' : 'orders.summary.byCard')}
          amount={payableAmount.amount}
        />
      </dl>
      <RefundedRows refunds={order.refunds} />
    </section>
  )
}

/** Whether the customer still owes something; afterwards the rest is what the card has paid. */
function isToPay({ paymentStatus }: ShownOrder): boolean {
  return !['FULLY_CHARGED', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED'].includes(paymentStatus)
}

type MoneyRowProps = Omit<ComponentProps<typeof SummaryRow>, 'baisa'> & { amount: number }

function MoneyRow({ amount, ...row }: MoneyRowProps) {
  return <SummaryRow {...row} baisa={baisaFromDecimal(amount)} />
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
