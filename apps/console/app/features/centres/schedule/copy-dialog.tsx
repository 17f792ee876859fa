import { Button } from '@warsha/ui/button.tsx'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useDayWords } from './day-words.ts'
import { weekdays } from './week.ts'

type CopyDialogProps = { day: number; onCopy: (days: number[]) => void; onClose: () => void }

/** Gives other days the shifts of one. */
export function CopyDialog({ day, onCopy, onClose }: CopyDialogProps) {
  const { t } = useTranslation()
  const { weekday } = useDayWords()
  const [days, setDays] = useState<readonly number[]>([])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('console.command.close')}
      title={t('console-centres.week.copy', { day: weekday(day) })}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (days.length > 0) onCopy([...days])
        }}
      >
        <p className="text-muted">{t('console-centres.week.copyText')}</p>
        <fieldset className="grid grid-cols-2 gap-x-4">
          <legend className="sr-only">{t('console-centres.shift.weekdays')}</legend>
          {weekdays
            .filter((each) => each !== day)
            .map((each) => (
              <Checkbox
                key={each}
                label={weekday(each)}
                checked={days.includes(each)}
                onChange={({ target }) =>
                  setDays(target.checked ? [...days, each] : days.filter((other) => other !== each))
                }
              />
            ))}
        </fieldset>
        <Button type="submit" disabled={days.length === 0}>
          {t('console-centres.week.copyTo', { count: days.length })}
        </Button>
      </form>
    </Dialog>
  )
}
