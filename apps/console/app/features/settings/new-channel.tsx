import { useQueryClient } from '@tanstack/react-query'
import { createChannelCall } from '@warsha/contract/console/settings/settings.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { settingsKey } from './settings-key.ts'

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A further storefront. It is closed at first: prices and content come before it opens. */
export function NewChannel() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [fields, setFields] = useState({ slug: '', name: '' })
  const create = useCommand(createChannelCall, {
    done: t('console-settings.newChannel.done'),
    onDone() {
      setIsOpen(false)
      setFields({ slug: '', name: '' })
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
          <TextField
            label={t('console-settings.fields.name')}
            autoComplete="off"
            maxLength={60}
            data-autofocus
            value={fields.name}
            onChange={({ target }) => setFields({ ...fields, name: target.value })}
          />
          <LatinField
            label={t('console-settings.fields.slug')}
            hint={t('console-settings.hints.slug')}
            autoComplete="off"
            maxLength={60}
            value={fields.slug}
            onChange={({ target }) => setFields({ ...fields, slug: target.value })}
          />
        </CommandDialog>
      )}
    </>
  )
}
