import { removeAreaCall, removeCountryCall } from '@warsha/contract/console/locations/places.calls.ts'
import type { RestPlace } from '@warsha/contract/console/locations/places.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

/** Deletes a place that nothing lies in or refers to. */
export function RemoveDialog({ place, onClose }: { place: RestPlace; onClose: () => void }) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const { kind, revision } = place
  const id = String(place.id)
  const above = place.path.at(-1)
  const outcome = {
    done: t('console-places.remove.done'),
    onDone: () => navigate(above ? `/places/${above.kind}/${above.id}` : '/places'),
  }
  const removeArea = useCommand(removeAreaCall, outcome)
  const removeCountry = useCommand(removeCountryCall, outcome)
  const body = { revision, reason: reason.trim() }
  return (
    <CommandDialog
      title={t('console-places.remove.title', { name: isolate(place.name[lang]) })}
      submit={t('console-places.remove.action')}
      isDangerous
      isDisabled={!reason.trim()}
      command={kind === 'country' ? removeCountry : removeArea}
      onClose={onClose}
      onSubmit={() =>
        kind === 'country'
          ? removeCountry.run({ params: { id }, body })
          : removeArea.run({ params: { kind, id }, body })
      }
    >
      <p className="text-muted">{t('console-places.remove.text')}</p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
