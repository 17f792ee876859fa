import { inviteStaffCall } from '@warsha/contract/console/staff/members.calls.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { RoleField } from './role-field.tsx'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, lang } = useTranslation()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('support')
  const invite = useCommand(inviteStaffCall, { done: t('console-people.people.invited'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-people.people.inviteTitle')}
      submit={t('console-people.people.invite')}
      isDisabled={!name.trim() || !email.trim()}
      command={invite}
      onClose={onClose}
      onSubmit={() => invite.run({ body: { name: name.trim(), email: email.trim(), role, language: lang } })}
    >
      <p className="text-muted">{t('console-people.people.inviteText')}</p>
      <TextField
        label={t('console-people.people.name')}
        data-autofocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <LatinField
        label={t('console-people.people.email')}
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleField value={role} onChange={setRole} />
    </CommandDialog>
  )
}
