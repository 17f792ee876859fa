import { formatDate } from '@warsha/contract/formats/format-date.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import {
  type Baisa,
  baisa,
  baisaFromDecimal,
  negateBaisa,
  subtractBaisa,
  sumBaisa,
} from '@warsha/contract/money/baisa.ts'
import { Card, cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Price } from '@warsha/ui/price.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { Appointment } from './appointment.tsx'
import { feesOf, goodsOf } from './goods-of.ts'
import type { ShownOrder } from './order-calls.ts'
import { StatusBadges } from './status-badges.tsx'

export function OrderDetail({ order }: { order: ShownOrder }) {
  const { t, lang } = useTranslation()
  return (
    <div className="page-width grid items-start gap-4 py-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 lg:py-8">
      <div className="grid gap-4">
        <StatusBadges order={order} />
        {goodsOf(order.lines).map((line) => (
          <Card key={line.id} className="flex gap-3">
            {line.thumbnail && (
              <img
                src={line.thumbnail.url}
                alt=""
                width={64}
                height={64}
                className="size-16 rounded-lg bg-ground"
              />
            )}
            <div className="min-w-0 flex-1">
              <h2 className="font-semibold leading-heading">
                <bdi>{line.translatedProductName}</bdi>
                {line.translatedVariantName && line.translatedVariantName !== line.translatedProductName && (
                  <span className="font-normal text-muted">
                    {' · '}
                    <bdi>{line.translatedVariantName}</bdi>
                  </span>
                )}
              </h2>
              <p className="mt-1 flex justify-between gap-3 text-sm text-muted">
                {t('orders.pieces', { count: line.quantity })}
                <Amount baisa={baisaFromDecimal(line.totalPrice.gross.amount)} lang={lang} />
              </p>
              <Appointment line={line} hasActions />
            </div>
          </Card>
        ))}
      </div>
      <Summary order={order} />
    </div>
  )
}

function Summary({ order }: { order: ShownOrder }) {
  const { t, lang } = useTranslation()
  const total = baisaFromDecimal(order.total.gross.amount)
  const discount = subtractBaisa(baisaFromDecimal(order.undiscountedTotal.gross.amount), total)
  const fees = sumBaisa(feesOf(order.lines).map((line) => baisaFromDecimal(line.totalPrice.gross.amount)))
  const { amount, currency } = formatPrice(total, lang)
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
        {fees > 0 && (
          <Row label={t('orders.summary.service')}>
            <Amount baisa={fees} lang={lang} />
          </Row>
        )}
        {discount > 0 && (
          <Row label={t('orders.summary.discount')}>
            <Amount baisa={negateBaisa(discount)} lang={lang} />
          </Row>
        )}
        <Row label={t('orders.summary.tax')}>
          <Amount baisa={baisa(Math.round(order.total.tax.amount * 1000))} lang={lang} />
        </Row>
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <dt className="text-field font-bold">{t('orders.summary.total')}</dt>
          <dd>
            <Price amount={amount} currency={currency} size="large" />
          </dd>
        </div>
      </dl>
    </section>
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

function Amount({ baisa: value, lang }: { baisa: Baisa; lang: 'en' | 'ar' }) {
  const { amount, currency } = formatPrice(value, lang)
  return (
    <bdi className="whitespace-nowrap tabular-nums">
      {amount} <span className="text-xs">{currency}</span>
    </bdi>
  )
}
