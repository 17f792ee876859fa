import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { PaymentSplit } from '@warsha/contract/payments/split-payment.ts'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Price } from '@warsha/ui/price.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { type ReactNode, useId } from 'react'
import { MoneyRow } from '~/purchase/money-row.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { Payable } from './payment-calls.ts'

export type OrderSummaryProps = { payable: Payable; split: PaymentSplit; action: ReactNode }

/**
 * Lines, costs and payments of a purchase, as the server says and in the rows of the order. An amount of
 * nothing has no row.
 */
export function OrderSummary({ payable, split, action }: OrderSummaryProps) {
  const { t, lang } = useTranslation()
  const titleId = useId()
  const { wallet, walletFee, gateway, gatewayFee } = split
  const giftCards = payable.discounts.filter(({ isGiftCard }) => isGiftCard)
  const codes = payable.discounts.filter(({ isGiftCard }) => !isGiftCard)
  const paidByCards = sumBaisa(giftCards.map(({ amount }) => amount))
  const total = formatPrice(sumBaisa([payable.total, paidByCards, walletFee, gatewayFee]), lang)
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(cardClass, 'p-5 sm:sticky sm:top-[calc(var(--header-height)+1rem)] lg:p-8')}
    >
      <h2 id={titleId} className="text-lg font-bold leading-heading">
        {t('payment.summary.title')}
      </h2>
      <dl className="mt-3 grid gap-2.5 text-sm">
        {payable.lines.map(({ id, name, quantity, total: amount }) => (
          <MoneyRow
            key={id}
            label={<LineLabel name={name} quantity={quantity} />}
            baisa={amount}
            zeroText={t('payment.summary.free')}
          />
        ))}
        <MoneyRow
          label={t('payment.summary.items')}
          baisa={sumBaisa(payable.lines.map((line) => line.total))}
          className="border-t border-line pt-2.5"
        />
        {codes.map(({ id, name, amount }) => (
          <MoneyRow key={id} label={<ProductName name={name} />} baisa={amount} isTakenOff />
        ))}
        <MoneyRow label={t('payment.summary.gatewayFee')} baisa={gatewayFee} />
        <MoneyRow label={t('payment.summary.walletFee')} baisa={walletFee} />
        {payable.showsTax && (
          <MoneyRow label={t('payment.summary.taxIncluded')} baisa={payable.tax} isQuiet />
        )}
        <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <dt className="text-field font-bold">{t('payment.summary.total')}</dt>
          <dd>
            <Price amount={total.amount} currency={total.currency} size="large" />
          </dd>
        </div>
        {giftCards.map(({ id, name, amount }) => (
          <MoneyRow key={id} label={name} baisa={amount} isTakenOff />
        ))}
        {wallet > 0 && (
          <MoneyRow
            label={t('payment.summary.fromWallet')}
            baisa={sumBaisa([wallet, walletFee])}
            isTakenOff
          />
        )}
        {(wallet > 0 || paidByCards > 0) && (
          <MoneyRow label={t('payment.summary.byCard')} baisa={sumBaisa([gateway, gatewayFee])} />
        )}
      </dl>
      <div className="mt-4 hidden lg:block">{action}</div>
    </section>
  )
}

function LineLabel({ name, quantity }: { name: string; quantity: number }) {
  return (
    <>
      <ProductName name={name} />
      {quantity > 1 && (
        <>
          {' '}
          <bdi dir="ltr" className="whitespace-nowrap">
            × {quantity}
          </bdi>
        </>
      )}
    </>
  )
}
