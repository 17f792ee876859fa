import { useQueryClient } from '@tanstack/react-query'
import { createChannelCall } from '@warsha/contract/console/settings/settings.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DraftNotice } from '~/components/edit/draft-notice.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { settingsKey } from './settings-key.ts'

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

const empty = { slug: '', name: '' }

/** A further storefront. It is closed at first: prices and content come before it opens. */
export function NewChannel() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const draft = useDraft('channel:new', empty)
  const { fields, change } = draft
  const create = useCommand(createChannelCall, {
    done: t('console-settings.newChannel.done'),
    onDone() {
      setIsOpen(false)
      draft.discard()
      void client.invalidateQueries({ queryKey: settingsKey })
    },
  })
  const slug = fields.slug.trim()
  return (
    <>
      <Button size="small" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t('console-settings.newChannel.action')}
      </Button>
      {isOpen && (
        <CommandDialog
          title={t('console-settings.newChannel.action')}
          submit={t('console-settings.newChannel.action')}
          isDisabled={!fields.name.trim() || !slugPattern.test(slug)}
          command={create}
          onClose={() => {
            create.reset()
            setIsOpen(false)
          }}
          onSubmit={() => create.run({ body: { slug, name: fields.name.trim(), is_active: false } })}
        >
          <DraftNotice draft={draft} saved={empty} labelOf={String} onSettled={create.reset} />
          <TextField
            label={t('console-settings.fields.name')}
            autoComplete="off"
            maxLength={60}
            data-autofocus
            value={fields.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <LatinField
            label={t('console-settings.fields.slug')}
            hint={t('console-settings.hints.slug')}
            autoComplete="off"
            maxLength={60}
            value={fields.slug}
            onChange={({ target }) => change({ slug: target.value })}
          />
        </CommandDialog>
      )}
    </>
  )
}
