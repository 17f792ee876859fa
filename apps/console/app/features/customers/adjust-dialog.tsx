import type { RestCustomer } from '@warsha/contract/console/customers/customers.rest.ts'
import { adjustWalletCall } from '@warsha/contract/console/wallet/adjustments.calls.ts'
import { maxAdjustmentBaisa } from '@warsha/contract/console/wallet/adjustments.constants.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { readAmount } from '~/components/command/amount.ts'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

const kinds = ['add', 'take'] as const

/** Adds to a wallet or takes from it; above the limit a second person approves. */
export function AdjustDialog({ customer, onClose }: { customer: RestCustomer; onClose: () => void }) {
  const { t } = useTranslation()
  const balance = customer.wallet_baisa ?? 0
  const [kind, setKind] = useState<(typeof kinds)[number]>('add')
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const adjust = useCommand(adjustWalletCall, {
    done: t('console-customers.adjust.done'),
    onDone: onClose,
  })
  const withCurrency = (amount: number) =>
    isolate(`${formatAmount(baisa(amount))} ${t('console.money.currency')}`)
  const most = kind === 'add' ? maxAdjustmentBaisa : Math.min(balance, maxAdjustmentBaisa)
  const amount = readAmount(text)
  const isAmount = amount !== undefined && amount > 0 && amount <= most
  const signed = amount === undefined ? 0 : kind === 'add' ? amount : -amount

  function problem(): string | undefined {
    if (!text || isAmount) return undefined
    if (amount !== undefined && amount > most)
      return t('console.money.amountTooHigh', { amount: withCurrency(most) })
    return t('console.money.amountInvalid')
  }

  return (
    <CommandDialog
      title={t('console-customers.adjust.title')}
      submit={
        isAmount
          ? t('console-customers.adjust.submit', { amount: withCurrency(signed) })
          : t('console-customers.adjust.submitPlain')
      }
      isDisabled={!isAmount || !reason.trim()}
      command={adjust}
      onClose={onClose}
      onSubmit={() =>
        adjust.run({
          params: { id: customer.id },
          body: {
            amount_baisa: signed,
            balance_baisa: balance,
            reason: reason.trim(),
            ...(note.trim() && { note: note.trim() }),
          },
        })
      }
    >
      <fieldset className="grid grid-cols-2 gap-1 rounded-control bg-ground p-1">
        <legend className="sr-only">{t('console-customers.adjust.kind')}</legend>
        {kinds.map((each) => (
          <label
            key={each}
            className={classNames(
              'grid min-h-9 cursor-pointer place-items-center rounded-md font-semibold has-focus-visible:outline-3 has-focus-visible:outline-brand',
              each === kind ? 'bg-surface shadow-sm' : 'text-muted',
            )}
          >
            <input
              type="radio"
              name="kind"
              className="sr-only"
              checked={each === kind}
              onChange={() => setKind(each)}
            />
            {t(`console-customers.adjust.${each}`)}
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('console-customers.adjust.amount')}
        hint={t('console-customers.adjust.hint', {
          balance: withCurrency(balance),
          most: withCurrency(maxAdjustmentBaisa),
        })}
        error={problem()}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ReasonField value={reason} onChange={setReason} />
      <TextField
        label={t('console-customers.adjust.note')}
        hint={t('console-customers.adjust.noteHint')}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </CommandDialog>
  )
}
