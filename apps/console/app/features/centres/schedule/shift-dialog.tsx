import type { RestShift } from '@warsha/contract/console/booking/schedules.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useDayWords } from './day-words.ts'
import { newShift, readShift, type TypedShift } from './typed-shift.ts'
import { sortDays, weekdays } from './week.ts'

type ShiftDialogProps = {
  shift: RestShift | undefined
  /** The weekday that a new shift begins with. */
  day: number | undefined
  onApply: (shift: RestShift) => void
  onRemove: (code: string) => void
  onClose: () => void
}

/** Side by side where there is room. */
const nameClass = 'col-span-2 sm:col-span-1'

/** One shift with its days. What is applied here is saved with the whole week. */
export function ShiftDialog({ shift, day, onApply, onRemove, onClose }: ShiftDialogProps) {
  const { t } = useTranslation()
  const { weekday } = useDayWords()
  const [typed, setTyped] = useState<TypedShift>(() => (shift ? typedOf(shift) : newShift(day)))
  const [isTried, setIsTried] = useState(false)
  const { read, problems } = readShift(typed)
  const change = (values: Partial<TypedShift>) => setTyped({ ...typed, ...values })
  const errorOf = (name: keyof TypedShift) => {
    const problem = problems[name]
    return isTried && problem ? t(`console-centres.shiftProblem.${problem}`) : undefined
  }
  const field = (
    name: 'nameEn' | 'nameAr' | 'startTime' | 'endTime' | 'slotMinutes' | 'capacity' | 'fee',
  ) => ({
    label: t(`console-centres.shift.${name}`),
    error: errorOf(name),
    autoComplete: 'off',
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  function apply(event: FormEvent) {
    event.preventDefault()
    if (read) onApply(read)
    else setIsTried(true)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('console.command.close')}
      title={shift ? t('console-centres.shift.change') : t('console-centres.shift.new')}
      className="max-w-140"
    >
      <form noValidate className="grid gap-4" onSubmit={apply}>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            {...field('nameEn')}
            className={nameClass}
            data-autofocus
            maxLength={120}
            dir="ltr"
            lang="en"
          />
          <TextField {...field('nameAr')} className={nameClass} maxLength={120} dir="rtl" lang="ar" />
          <LatinField {...field('startTime')} type="time" />
          <LatinField {...field('endTime')} type="time" />
          <LatinField {...field('slotMinutes')} inputMode="numeric" />
          <LatinField {...field('capacity')} inputMode="numeric" />
          <Select
            label={t('console-centres.shift.slotType')}
            value={typed.slotType}
            onChange={({ target }) => change({ slotType: target.value === 'happy' ? 'happy' : 'normal' })}
          >
            {(['normal', 'happy'] as const).map((type) => (
              <option key={type} value={type}>
                {t(`console-centres.slotType.${type}`)}
              </option>
            ))}
          </Select>
          <LatinField {...field('fee')} inputMode="decimal" />
        </div>
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{t('console-centres.shift.weekdays')}</legend>
          <div className="flex flex-wrap gap-2">
            {weekdays.map((each) => {
              const isWorked = typed.weekdays.includes(each)
              return (
                <label
                  key={each}
                  className={classNames(
                    'tool cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-brand',
                    isWorked && 'border-brand/40 bg-brand-tint text-brand-deep',
                  )}
                >
                  <input
                    type="checkbox"
                    className="sr-only"
                    checked={isWorked}
                    onChange={({ target }) =>
                      change({
                        weekdays: sortDays(
                          target.checked
                            ? [...typed.weekdays, each]
                            : typed.weekdays.filter((other) => other !== each),
                        ),
                      })
                    }
                  />
                  {weekday(each)}
                </label>
              )
            })}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-2">
          {shift && (
            <Button variant="danger" size="small" onClick={() => onRemove(shift.code)}>
              {t('console-centres.shift.remove')}
            </Button>
          )}
          <Button type="submit" size="small" className="ms-auto">
            {t('console-centres.shift.apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function typedOf(shift: RestShift): TypedShift {
  return {
    code: shift.code,
    nameEn: shift.name.en,
    nameAr: shift.name.ar,
    startTime: shift.start_time,
    endTime: shift.end_time,
    slotMinutes: String(shift.slot_minutes),
    capacity: String(shift.capacity),
    slotType: shift.slot_type,
    fee: formatAmount(baisa(shift.service_fee_baisa)),
    weekdays: shift.weekdays,
  }
}
