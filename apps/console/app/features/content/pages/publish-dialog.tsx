import { publishPageCall } from '@warsha/contract/console/content/pages.calls.ts'
import type { RestEditedPage } from '@warsha/contract/console/content/pages.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { muscatDate, muscatInstant, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

type PublishDialogProps = { page: RestEditedPage; onClose: () => void }

/** From when and until when the shop shows a page, by the clocks of Muscat. */
export function PublishDialog({ page, onClose }: PublishDialogProps) {
  const { t } = useTranslation()
  const isAhead = page.state === 'scheduled'
  const [from, setFrom] = useState(isAhead ? localText(page.published_at) : '')
  const [until, setUntil] = useState(page.state === 'ended' ? '' : localText(page.published_until))
  const publish = useCommand(publishPageCall, { done: t('console-content.publish.done'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-content.publish.title', { name: isolate(page.texts.title) })}
      submit={t(from ? 'console-content.publish.plan' : 'console-content.publish.now')}
      command={publish}
      onClose={onClose}
      onReload={() => undefined}
      onSubmit={() =>
        publish.run({
          params: { id: String(page.id) },
          body: { revision: page.revision, from: momentOf(from), until: momentOf(until) },
        })
      }
    >
      <p className="text-muted">{t('console-content.publish.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentField
          label={t('console-content.publish.from')}
          hint={t('console-content.publish.fromHint')}
          value={from}
          onChange={setFrom}
        />
        <MomentField
          label={t('console-content.publish.until')}
          hint={t('console-content.publish.untilHint')}
          value={until}
          onChange={setUntil}
        />
      </div>
    </CommandDialog>
  )
}

type MomentFieldProps = { label: string; hint: string; value: string; onChange: (value: string) => void }

function MomentField({ label, hint, value, onChange }: MomentFieldProps) {
  return (
    <TextField
      type="datetime-local"
      dir="ltr"
      step={1}
      label={label}
      hint={hint}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** `2026-11-18T14:30` in Muscat; empty without a moment. */
function localText(moment: string | null): string {
  return moment ? `${muscatDate(moment)}T${muscatTime(moment)}` : ''
}

function momentOf(text: string): string | null {
  const [date = '', time = ''] = text.split('T')
  if (!date || !time) return null
  const [hours = '00', minutes = '00', seconds = '00'] = time.split(':')
  const whole = muscatInstant(date, `${hours}:${minutes}`)
  return new Date(whole.getTime() + Number(seconds) * 1000).toISOString()
}
