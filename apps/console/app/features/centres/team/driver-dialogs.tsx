import {
  moveDriverCall,
  registerDriverCall,
  removeDriverCall,
} from '@warsha/contract/console/booking/drivers.calls.ts'
import type { RestDriver } from '@warsha/contract/console/booking/drivers.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Select } from '@warsha/ui/select.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { LatinField } from '~/components/text-input.tsx'
import { useCentres } from '~/session/centres.ts'
import { useTranslation } from '~/session/messages.ts'

export function RegisterDriverDialog({ centreId, onClose }: { centreId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const [phone, setPhone] = useState('')
  const register = useCommand(registerDriverCall, {
    done: t('console-centres.drivers.registered'),
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={t('console-centres.drivers.register')}
      submit={t('console-centres.drivers.register')}
      isDisabled={phone.trim().length < 4}
      command={register}
      onClose={onClose}
      onSubmit={() => register.run({ body: { phone: phone.trim(), centre_id: centreId } })}
    >
      <LatinField
        label={t('console-centres.fields.phone')}
        hint={t('console-centres.drivers.phoneHint')}
        type="tel"
        autoComplete="off"
        maxLength={40}
        data-autofocus
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
    </CommandDialog>
  )
}

type DriverDialogProps = { driver: RestDriver; onClose: () => void }

export function MoveDriverDialog({ driver, onClose }: DriverDialogProps) {
  const { t, lang } = useTranslation()
  const others = useCentres().filter(({ id }) => id !== driver.centre_id)
  const [centreId, setCentreId] = useState('')
  const move = useCommand(moveDriverCall, { done: t('console-centres.drivers.moved'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-centres.drivers.moveTitle', { name: titleOf(driver) })}
      submit={t('console-centres.drivers.move')}
      isDisabled={!centreId}
      command={move}
      onClose={onClose}
      onSubmit={() =>
        move.run({
          params: { id: driver.id },
          body: { revision: driver.revision, centre_id: Number(centreId) },
        })
      }
    >
      <Select
        label={t('console-centres.drivers.centre')}
        data-autofocus
        value={centreId}
        onChange={({ target }) => setCentreId(target.value)}
      >
        <option value="">–</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[lang]}
          </option>
        ))}
      </Select>
    </CommandDialog>
  )
}

export function RemoveDriverDialog({ driver, onClose }: DriverDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const remove = useCommand(removeDriverCall, { done: t('console-centres.drivers.removed'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-centres.drivers.removeTitle', { name: titleOf(driver) })}
      submit={t('console-centres.drivers.remove')}
      isDangerous
      isDisabled={!reason.trim()}
      command={remove}
      onClose={onClose}
      onSubmit={() =>
        remove.run({
          params: { id: driver.id },
          body: { revision: driver.revision, reason: reason.trim() },
        })
      }
    >
      <p className="text-muted">{t('console-centres.drivers.removeText')}</p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}

function titleOf({ name, masked_phone }: RestDriver): string {
  return isolate(name || masked_phone)
}
