import {
  disableGiftCardCall,
  enableGiftCardCall,
} from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import type { RestGiftCard } from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

/** Disables a card, or enables it again. */
export function TurnDialog({ card, onClose }: { card: RestGiftCard; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const isDisabled = card.state === 'disabled'
  const way = isDisabled ? 'enable' : 'disable'
  const turn = useCommand(isDisabled ? enableGiftCardCall : disableGiftCardCall, {
    done: t(`console-gift-cards.${way}.done`),
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={t(`console-gift-cards.${way}.title`, { code: isolate(card.masked_code) })}
      submit={t(`console-gift-cards.${way}.action`)}
      isDangerous={!isDisabled}
      isDisabled={!reason.trim()}
      command={turn}
      onClose={onClose}
      onSubmit={() => turn.run({ params: { id: String(card.id) }, body: { reason: reason.trim() } })}
    >
      <p className="text-muted">{t(`console-gift-cards.${way}.text`)}</p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
