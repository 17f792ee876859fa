import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import { refundOrderCall } from '@warsha/contract/console/payments/refunds.calls.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { readAmount } from '~/components/command/amount.ts'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'
import { type Target, TargetField } from './target-field.tsx'

type RefundDialogProps = { order: RestConsoleOrder; onClose: () => void }

/** Gives back all of what is left, or a part, to the card or to the wallet. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t } = useTranslation()
  const most = baisa(order.money.refundable_baisa ?? 0)
  const [text, setText] = useState('')
  const [to, setTo] = useState<Target>('card')
  const [reason, setReason] = useState('')
  const refund = useCommand(refundOrderCall, {
    done: t('console-orders.done.refunded'),
    onDone: onClose,
  })
  const withCurrency = (amount: number) =>
    isolate(`${formatAmount(baisa(amount))} ${t('console.money.currency')}`)
  const amount = readAmount(text)
  const isTooHigh = amount !== undefined && amount > most
  const isAmount = amount !== undefined && amount > 0 && !isTooHigh

  function problem(): string | undefined {
    if (!text) return undefined
    if (isTooHigh) return t('console.money.amountTooHigh', { amount: withCurrency(most) })
    return isAmount ? undefined : t('console.money.amountInvalid')
  }

  return (
    <CommandDialog
      title={t('console-orders.refund.title')}
      submit={
        isAmount
          ? t('console-orders.refund.submit', { amount: withCurrency(amount) })
          : t('console-orders.refund.submitPlain')
      }
      isDisabled={!isAmount || !reason.trim()}
      command={refund}
      onClose={onClose}
      onSubmit={() =>
        isAmount &&
        refund.run({
          params: { id: order.id },
          body: { version: order.revision, amount_baisa: amount, to, reason: reason.trim() },
        })
      }
    >
      <TextField
        label={t('console-orders.refund.amount')}
        hint={t('console-orders.refund.amountHint', { amount: withCurrency(most) })}
        error={problem()}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        trailing={
          <button
            type="button"
            className="tool me-1.5 border-transparent bg-ground"
            onClick={() => setText(decimalTextFromBaisa(most))}
          >
            {t('console-orders.refund.whole')}
          </button>
        }
      />
      <TargetField value={to} onChange={setTo} />
      <ReasonField value={reason} onChange={setReason} />
    </CommandDialog>
  )
}
