import type { RestCustomer } from '@warsha/contract/console/customers/customers.rest.ts'
import { notifyCustomerCall } from '@warsha/contract/console/notifications/broadcasts.calls.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'
import { areWhole, noWords, toNotification, WordsFields } from './notify-words.tsx'

type NotifyDialogProps = { customer: RestCustomer; onClose: () => void }

export function NotifyDialog({ customer: { id, name }, onClose }: NotifyDialogProps) {
  const { t } = useTranslation()
  const [words, setWords] = useState(noWords)
  const notify = useCommand(notifyCustomerCall, { done: t('console-customers.notify.sent'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-customers.notify.title', { name: isolate(name || t('console-customers.nameless')) })}
      submit={t('console-customers.notify.send')}
      isDisabled={!areWhole(words)}
      command={notify}
      onClose={onClose}
      onSubmit={() => notify.run({ params: { id }, body: toNotification(words) })}
      className="sm:max-w-2xl"
    >
      <WordsFields words={words} onChange={(changed) => setWords({ ...words, ...changed })} />
    </CommandDialog>
  )
}
