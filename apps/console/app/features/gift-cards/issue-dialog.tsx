import { issueGiftCardsCall } from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import { maxBatchCards, maxCardBaisa } from '@warsha/contract/console/promotions/gift-cards.constants.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readAmount } from '~/components/command/amount.ts'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Several cards of one amount. Their codes are shown right after, among the batches. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [countText, setCountText] = useState('1')
  const [amountText, setAmountText] = useState('')
  const [endsOn, setEndsOn] = useState('')
  const [reason, setReason] = useState('')
  const issue = useCommand(issueGiftCardsCall, {
    done: t('console-gift-cards.issue.done'),
    onDone: () => {
      onClose()
      navigate('/gift-cards/batches')
    },
  })
  const money = (amount: number) => isolate(`${formatAmount(baisa(amount))} ${t('console.money.currency')}`)
  const count = /^\d{1,3}$/.test(normaliseDigits(countText).trim()) ? Number(normaliseDigits(countText)) : 0
  const amount = readAmount(amountText)
  const isCount = count >= 1 && count <= maxBatchCards
  const isAmount = amount !== undefined && amount > 0 && amount <= maxCardBaisa
  return (
    <CommandDialog
      title={t('console-gift-cards.issue.title')}
      submit={t('console-gift-cards.issue.submit')}
      isDisabled={!isCount || !isAmount || !reason.trim()}
      command={issue}
      onClose={onClose}
      onSubmit={() =>
        issue.run({
          body: { count, amount_baisa: amount ?? 0, ends_on: endsOn || null, reason: reason.trim() },
        })
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <LatinField
          label={t('console-gift-cards.issue.count')}
          error={isCount ? undefined : t('console-gift-cards.issue.problemCount', { most: maxBatchCards })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          data-autofocus
          value={countText}
          onChange={({ target }) => setCountText(target.value)}
        />
        <LatinField
          label={t('console-gift-cards.issue.amount')}
          hint={t('console-gift-cards.issue.amountHint', { most: money(maxCardBaisa) })}
          error={amountText && !isAmount ? t('console.money.amountInvalid') : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={amountText}
          onChange={({ target }) => setAmountText(target.value)}
        />
      </div>
      <TextField
        type="date"
        label={t('console-gift-cards.issue.endsOn')}
        hint={t('console-gift-cards.issue.endsOnHint')}
        min={muscatDate(Date.now())}
        value={endsOn}
        onChange={({ target }) => setEndsOn(target.value)}
      />
      <ReasonField value={reason} onChange={setReason} />
      <div role="status" className="text-sm">
        {isCount && isAmount && (
          <p className="font-semibold">
            {t('console-gift-cards.issue.total', { total: money(count * amount) })}
          </p>
        )}
        <p className="text-muted">{t('console-gift-cards.issue.approvalHint')}</p>
      </div>
    </CommandDialog>
  )
}
