import { cancelBroadcastCall } from '@warsha/contract/console/notifications/broadcasts.calls.ts'
import type { RestBroadcast } from '@warsha/contract/console/notifications/broadcasts.rest.ts'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

/** Takes back a notification that waits for its moment. */
export function CancelDialog({ broadcast, onClose }: { broadcast: RestBroadcast; onClose: () => void }) {
  const { t, lang } = useTranslation()
  const cancel = useCommand(cancelBroadcastCall, {
    done: t('console-notifications.cancel.done'),
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={t('console-notifications.cancel.title')}
      submit={t('console-notifications.cancel.submit')}
      isDangerous
      command={cancel}
      onClose={onClose}
      onSubmit={() => cancel.run({ params: { id: broadcast.id }, body: {} })}
    >
      <p className="font-semibold">
        <bdi>{broadcast.subject[lang]}</bdi>
      </p>
      <p className="text-muted">{t('console-notifications.cancel.text')}</p>
    </CommandDialog>
  )
}
