import type { CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import type { deleteBody } from '@warsha/contract/console/catalogue/taxonomy-shapes.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import type { z } from 'zod'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { type Command, useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

type DeleteSchema = CallSchema & { params: z.ZodType; body: typeof deleteBody }

type DeleteButtonProps<Schema extends DeleteSchema> = {
  call: RestCall<Schema>
  record: { id: number; revision: number; name: string }
  onDeleted: () => void
}

export function DeleteButton<Schema extends DeleteSchema>({
  call,
  record,
  onDeleted,
}: DeleteButtonProps<Schema>) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const remove = useCommand(call, { done: t('console-taxonomy.delete.done'), onDone: onDeleted })
  const { id, revision, name } = record
  const input = { params: { id: String(id) }, body: { revision } } as unknown as Parameters<
    Command<Schema>['run']
  >[0]
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setIsOpen(true)}>
        {t('console-taxonomy.delete.action')}
      </Button>
      {isOpen && (
        <CommandDialog
          title={t('console-taxonomy.delete.title', { name: isolate(name) })}
          submit={t('console-taxonomy.delete.action')}
          isDangerous
          command={remove}
          onClose={() => {
            remove.reset()
            setIsOpen(false)
          }}
          onSubmit={() => remove.run(input)}
        >
          <p className="text-muted">{t('console-taxonomy.delete.text')}</p>
        </CommandDialog>
      )}
    </>
  )
}
