import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { noBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { splitPayment } from '@warsha/contract/payments/split-payment.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { StepBar } from '~/purchase/step-bar.tsx'
import { useLogin } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { MethodChoice } from './method-choice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayerFields } from './payer-fields.tsx'
import type { Payer, PayerField } from './payer-form.ts'
import type { Payable } from './payment-calls.ts'
import { usePay } from './use-pay.ts'
import { useWalletSwitch } from './use-wallet-switch.ts'
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
  const account = useAccount()
  const [payer, setPayer] = useState(account.payer)
  const only = payable.options.length === 1 ? payable.options[0]?.id : undefined
  const [gatewayId, setGatewayId] = useState(only ?? '')
  const chosen = payable.options.find(({ id }) => id === gatewayId)
  const { isUsed, isSettling, toggle } = useWalletSwitch(payable)
  const split = splitPayment(payable.total, {
    balance: isUsed ? payable.wallet.balance : noBaisa,
    walletFeePercent: payable.wallet.feePercentage,
    gatewayFeePercent: chosen?.feePercentage ?? 0,
  })
  const choice = { payer, locked: account.locked, gatewayId, split, onRefused }
  const { errors, isPending, submit } = usePay(payable, choice)
  const isFree = payable.total === noBaisa
  const { wallet, walletFee, gateway, gatewayFee } = split
  const { text } = formatPrice(sumBaisa(gateway > 0 ? [gateway, gatewayFee] : [wallet, walletFee]), lang)
  const pay = (
    <Button type="submit" form={formId} size="step" isFullWidth isPending={isPending}>
      {isFree ? t('payment.order') : t('payment.pay', { amount: text })}
    </Button>
  )

  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8"
    >
      <div className="grid min-w-0 gap-4">
        {payable.asked.length > 0 && (
          <Card padding="large">
            <PayerFields
              payer={payer}
              asked={payable.asked}
              locked={account.locked}
              errors={errors}
              onChange={(field, value) => setPayer((before) => ({ ...before, [field]: value }))}
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
              error={errors.gateway}
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

/** What the account knows already is shown and cannot be changed here. */
function useAccount(): { payer: Payer; locked: readonly PayerField[] } {
  const firstName = useLogin((login) => login.first_name)
  const lastName = useLogin((login) => login.last_name)
  const email = useLogin((login) => login.emailAddress)
  return useMemo(() => {
    const payer = { firstName, lastName, email }
    const fields = Object.keys(payer) as PayerField[]
    return { payer, locked: fields.filter((field) => payer[field] !== '') }
  }, [firstName, lastName, email])
}
