import { useQuery } from '@tanstack/react-query'
import {
  listStaffCentresCall,
  setStaffCentresCall,
  updateStaffCall,
} from '@warsha/contract/console/staff/members.calls.ts'
import type { RestStaffMember } from '@warsha/contract/console/staff/members.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { ask } from '~/session/ask.ts'
import { useCentres } from '~/session/centres.ts'
import { useTranslation } from '~/session/messages.ts'
import { RoleField } from './role-field.tsx'

type MemberDialogProps = { member: RestStaffMember; onClose: () => void }

/** Role, state and centres of somebody who works here. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation()
  const [role, setRole] = useState(member.role)
  const { id, revision, is_active } = member
  const update = useCommand(updateStaffCall, { done: t('console-people.people.saved'), onDone: onClose })
  return (
    <CommandDialog
      title={isolate(member.name)}
      submit={t('console-people.people.save')}
      isDisabled={role === member.role}
      command={update}
      onClose={onClose}
      onSubmit={() => update.run({ params: { id }, body: { revision, role } })}
    >
      <RoleField value={role} onChange={setRole} />
      <MemberCentres id={id} onDone={onClose} />
      <Button
        size="small"
        variant={is_active ? 'danger' : 'secondary'}
        isPending={update.isPending}
        onClick={() => update.run({ params: { id }, body: { revision, is_active: !is_active } })}
      >
        {t(is_active ? 'console-people.people.close' : 'console-people.people.reopen')}
      </Button>
    </CommandDialog>
  )
}

function MemberCentres({ id, onDone }: { id: string; onDone: () => void }) {
  const { t, lang } = useTranslation()
  const all = useCentres()
  const [chosen, setChosen] = useState<readonly number[]>()
  const { data } = useQuery({
    queryKey: ['staff-centres', id],
    queryFn: ({ signal }) => ask(listStaffCentresCall, { params: { id }, signal }),
  })
  const set = useCommand(setStaffCentresCall, { done: t('console-people.people.saved'), onDone })
  if (!data) return null
  const { centres, revision } = data.data
  const centreIds = chosen ?? centres.map((centre) => centre.id)
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium">{t('console-people.people.centres')}</legend>
      <div className="max-h-48 overflow-y-auto">
        {all.map(({ id: centreId, name }) => (
          <Checkbox
            key={centreId}
            label={name[lang]}
            checked={centreIds.includes(centreId)}
            onChange={({ target }) =>
              setChosen(
                target.checked ? [...centreIds, centreId] : centreIds.filter((each) => each !== centreId),
              )
            }
          />
        ))}
      </div>
      <CommandProblem command={set} />
      {chosen && (
        <Button
          size="small"
          variant="secondary"
          isPending={set.isPending}
          onClick={() => set.run({ params: { id }, body: { revision, centre_ids: [...centreIds] } })}
        >
          {t('console-people.people.save')}
        </Button>
      )}
    </fieldset>
  )
}
