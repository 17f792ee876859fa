import { sendGiftCardCall } from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import type { RestGiftCard } from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { CustomerChoice } from '~/components/customer-choice.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Gives a card to a customer, who is told the code. */
export function SendDialog({ card, onClose }: { card: RestGiftCard; onClose: () => void }) {
  const { t } = useTranslation()
  const [customerId, setCustomerId] = useState('')
  const [reason, setReason] = useState('')
  const send = useCommand(sendGiftCardCall, { done: t('console-gift-cards.send.done'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-gift-cards.send.title', { code: isolate(card.masked_code) })}
      submit={t('console-gift-cards.send.submit')}
      isDisabled={!customerId || !reason.trim()}
      command={send}
      onClose={onClose}
      onSubmit={() =>
        send.run({
          params: { id: String(card.id) },
          body: { customer_id: customerId, reason: reason.trim() },
        })
      }
    >
      <p className="text-muted">{t('console-gift-cards.send.text')}</p>
      <CustomerChoice value={customerId} onChange={setCustomerId} />
      <ReasonField value={reason} onChange={setReason} />
    </CommandDialog>
  )
}
