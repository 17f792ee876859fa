import {
  addCentreHolidayCall,
  addCountryHolidayCall,
} from '@warsha/contract/console/booking/schedules.calls.ts'
import type { RestServiceCentre } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useOperator } from '~/session/operator.ts'
import { useCentreOptions } from '../use-centre.ts'

type HolidayDialogProps = { centre: RestServiceCentre; date?: string; onClose: () => void }

/** A day on which nothing can be booked: at this centre, or at every centre of its country. */
export function HolidayDialog({ centre, date: given = '', onClose }: HolidayDialogProps) {
  const { t, lang } = useTranslation()
  const { centres } = useOperator()
  const options = useCentreOptions()
  const [date, setDate] = useState(given)
  const [en, setEn] = useState('')
  const [ar, setAr] = useState('')
  const [scope, setScope] = useState<'centre' | 'country'>('centre')
  const [isEstimated, setIsEstimated] = useState(false)
  const outcome = { done: t('console-centres.holidays.added'), onDone: onClose }
  const ofCentre = useCommand(addCentreHolidayCall, outcome)
  const ofCountry = useCommand(addCountryHolidayCall, outcome)
  const countryId = options?.states.find(({ id }) => id === centre.state_id)?.country_id
  const country = options?.countries.find(({ id }) => id === countryId)

  function add() {
    const body = { date, name: { en: en.trim(), ar: ar.trim() }, is_estimated: isEstimated }
    if (scope === 'centre') ofCentre.run({ params: { id: String(centre.id) }, body })
    else if (countryId !== undefined) ofCountry.run({ body: { ...body, country_id: countryId } })
  }

  return (
    <CommandDialog
      title={t('console-centres.holidays.add')}
      submit={t('console-centres.holidays.add')}
      isDisabled={!date || !en.trim() || !ar.trim()}
      command={scope === 'centre' ? ofCentre : ofCountry}
      onClose={onClose}
      onSubmit={add}
    >
      <p className="text-muted">{t('console-centres.holidays.text')}</p>
      {centres === null && country && (
        <Select
          label={t('console-centres.holidays.scope')}
          value={scope}
          onChange={({ target }) => setScope(target.value === 'country' ? 'country' : 'centre')}
        >
          <option value="centre">{centre.name[lang]}</option>
          <option value="country">
            {t('console-centres.holidays.country', { country: country.name[lang] })}
          </option>
        </Select>
      )}
      <LatinField
        label={t('console-centres.holidays.date')}
        type="date"
        min={muscatDate(Date.now())}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('console-centres.shift.nameEn')}
          dir="ltr"
          lang="en"
          maxLength={120}
          autoComplete="off"
          value={en}
          onChange={({ target }) => setEn(target.value)}
        />
        <TextField
          label={t('console-centres.shift.nameAr')}
          dir="rtl"
          lang="ar"
          maxLength={120}
          autoComplete="off"
          value={ar}
          onChange={({ target }) => setAr(target.value)}
        />
      </div>
      <Checkbox
        label={t('console-centres.holidays.estimated')}
        checked={isEstimated}
        onChange={({ target }) => setIsEstimated(target.checked)}
      />
    </CommandDialog>
  )
}
