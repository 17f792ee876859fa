import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { noBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { splitPayment } from '@warsha/contract/payments/split-payment.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { type ReactNode, useId, useState } from 'react'
import { StepBar } from '~/purchase/step-bar.tsx'
import { useTranslation } from '~/session/messages.ts'
import { MethodChoice } from './method-choice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayerFields } from './payer-fields.tsx'
import type { Payable } from './payment-calls.ts'
import { usePay } from './use-pay.ts'
import { usePayer } from './use-payer.ts'
import { useWalletSwitch } from './use-wallet-switch.ts'
import { VisitCard } from './visit-card.tsx'
import { WalletSwitch } from './wallet-switch.tsx'

export type PaymentFormProps = {
  payable: Payable
  /** Something was not as it was shown: it is read anew. */
  onRefused: () => void
  codes: ReactNode
}

export function PaymentForm({ payable, codes, onRefused }: PaymentFormProps) {
  const { t, lang } = useTranslation()
  const formId = useId()
  const { payer, locked, change } = usePayer(payable)
  const only = payable.options.length === 1 ? payable.options[0]?.id : undefined
  const [gatewayId, setGatewayId] = useState(only ?? '')
  const chosen = payable.options.find(({ id }) => id === gatewayId)
  const { isUsed, isSettling, toggle } = useWalletSwitch(payable)
  const split = splitPayment(payable.total, {
    balance: isUsed ? payable.wallet.balance : noBaisa,
    walletFeePercent: payable.wallet.feePercentage,
    gatewayFeePercent: chosen?.feePercentage ?? 0,
  })
  const { problems, isPending, submit } = usePay(payable, { payer, gatewayId, split, onRefused })
  const isFree = payable.total === noBaisa
  const { wallet, walletFee, gateway, gatewayFee } = split
  const { text } = formatPrice(sumBaisa(gateway > 0 ? [gateway, gatewayFee] : [wallet, walletFee]), lang)
  const pay = (
    <Button type="submit" form={formId} size="step" isFullWidth isPending={isPending}>
      {isFree ? t('payment.order') : t('payment.pay', { amount: text })}
    </Button>
  )

  return (
    <form id={formId} noValidate onSubmit={(event) => void submit(event)} className={paymentColumns}>
      <div className="grid min-w-0 gap-4">
        <VisitCard visits={payable.visits} />
        {payable.asked.length > 0 && (
          <Card padding="large">
            <PayerFields
              payer={payer}
              asked={payable.asked}
              locked={locked}
              problems={problems}
              onChange={change}
            />
          </Card>
        )}
        {codes}
        {!isFree && (
          <Card padding="large">
            <WalletSwitch
              balance={payable.wallet.balance}
              isOn={isUsed}
              isSettling={isSettling}
              onToggle={toggle}
            />
          </Card>
        )}
        {split.gateway > 0 && (
          <Card padding="large">
            <MethodChoice
              options={payable.options}
              chosen={gatewayId}
              error={problems.gateway && t('payment.methodMissing')}
              onChoose={setGatewayId}
            />
          </Card>
        )}
      </div>
      <OrderSummary payable={payable} split={split} action={pay} />
      <StepBar>
        <div className="flex-1">{pay}</div>
      </StepBar>
    </form>
  )
}

/** The sums stand beside what is asked as soon as there is room. */
export const paymentColumns =
  'grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_17rem] md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8'
