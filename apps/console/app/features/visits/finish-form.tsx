import { Button } from '@warsha/ui/button.tsx'
import { type FormEvent, useState } from 'react'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { DeskNote } from './done-dialog.tsx'
import { readKilometres } from './kilometres.ts'

type FinishFormProps = { isDisabled: boolean; onDone: (note: DeskNote) => void }

/** Ends the visit of a known car with one tap; its kilometres may be typed before. */
export function FinishForm({ isDisabled, onDone }: FinishFormProps) {
  const { t } = useTranslation()
  const [kilometres, setKilometres] = useState('')
  const [isWrong, setWrong] = useState(false)

  function send(event: FormEvent) {
    event.preventDefault()
    const note = readKilometres(kilometres)
    setWrong(!note)
    if (note) onDone(note)
  }

  return (
    <form noValidate onSubmit={send} className="flex items-start gap-2">
      <LatinField
        className="min-w-0 flex-1 sm:max-w-48"
        label={t('console-orders.desk.kilometres')}
        isLabelHidden
        placeholder={t('console-orders.desk.kilometres')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        value={kilometres}
        error={isWrong && t('console-orders.desk.kilometresWrong')}
        onChange={({ target }) => setKilometres(target.value)}
      />
      <Button type="submit" className="min-w-32" disabled={isDisabled}>
        {t('console-orders.desk.markDone')}
      </Button>
    </form>
  )
}
