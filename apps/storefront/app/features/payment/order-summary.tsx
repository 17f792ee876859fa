import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { type Baisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { PaymentSplit } from '@warsha/contract/payments/split-payment.ts'
import { Amount } from '@warsha/ui/amount.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Price } from '@warsha/ui/price.tsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { Payable } from './payment-calls.ts'

export type OrderSummaryProps = { payable: Payable; split: PaymentSplit; action: ReactNode }

/** What is bought and what it costs, as the server says. */
export function OrderSummary({ payable, split, action }: OrderSummaryProps) {
  const { t, lang } = useTranslation()
  const titleId = useId()
  const { wallet, walletFee, gateway, gatewayFee } = split
  const total = formatPrice(sumBaisa([payable.total, walletFee, gatewayFee]), lang)
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(cardClass, 'p-4 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:p-5')}
    >
      <h2 id={titleId} className="text-lg font-bold leading-heading">
        {t('payment.summary.title')}
      </h2>
      <dl className="mt-3 grid gap-2.5 text-sm">
        {payable.lines.map(({ id, name, quantity, total: amount }) => (
          <Row
            key={id}
            label={
              <>
                <bdi>{name}</bdi> {quantity > 1 && <bdi dir="ltr">× {quantity}</bdi>}
              </>
            }
            baisa={amount}
          />
        ))}
        {payable.discounts.map(({ id, name, amount }) => (
          <Row key={id} label={<bdi>{name}</bdi>} baisa={amount} isTakenOff />
        ))}
        {gatewayFee > 0 && <Row label={t('payment.summary.gatewayFee')} baisa={gatewayFee} />}
        {walletFee > 0 && <Row label={t('payment.summary.walletFee')} baisa={walletFee} />}
        {payable.showsTax && <Row label={t('payment.summary.taxIncluded')} baisa={payable.tax} isQuiet />}
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <dt className="text-field font-bold">{t('payment.summary.total')}</dt>
          <dd>
            <Price amount={total.amount} currency={total.currency} size="large" />
          </dd>
        </div>
        {wallet > 0 && (
          <>
            <Row label={t('payment.summary.fromWallet')} baisa={sumBaisa([wallet, walletFee])} />
            <Row label={t('payment.summary.byCard')} baisa={sumBaisa([gateway, gatewayFee])} />
          </>
        )}
      </dl>
      <div className="mt-4 hidden lg:block">{action}</div>
    </section>
  )
}

type RowProps = { label: ReactNode; baisa: Baisa; isQuiet?: boolean; isTakenOff?: boolean }

function Row({ label, baisa, isQuiet = false, isTakenOff = false }: RowProps) {
  const { lang } = useTranslation()
  const { amount, currency } = formatPrice(baisa, lang)
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className={isQuiet ? 'text-muted' : 'min-w-0'}>{label}</dt>
      <dd className="shrink-0">
        <Amount
          amount={isTakenOff ? `−${amount}` : amount}
          currency={currency}
          className={isQuiet ? '' : 'font-semibold'}
        />
      </dd>
    </div>
  )
}
