import { useQuery } from '@tanstack/react-query'
import { listCategoriesCall } from '@warsha/contract/console/catalogue/categories.calls.ts'
import { setIntervalCall } from '@warsha/contract/console/logbook/intervals.calls.ts'
import {
  maxKilometres,
  maxMonths,
  minKilometres,
} from '@warsha/contract/console/logbook/intervals.constants.ts'
import type { RestInterval } from '@warsha/contract/console/logbook/intervals.rest.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { Select } from '@warsha/ui/select.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { LatinField } from '~/components/text-input.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'

type IntervalDialogProps = {
  /** The one to change; another category is chosen without it. */
  interval: RestInterval | undefined
  taken: readonly RestInterval[]
  onClose: () => void
}

/** How long work of a category lasts: months, and kilometres where they count. */
export function IntervalDialog({ interval, taken, onClose }: IntervalDialogProps) {
  const { t, lang } = useTranslation()
  const [category, setCategory] = useState(interval ? String(interval.category.id) : '')
  const [months, setMonths] = useState(interval ? String(interval.months) : '')
  const [kilometres, setKilometres] = useState(interval?.kilometres ? String(interval.kilometres) : '')
  const { data } = useQuery({
    queryKey: ['categories', 'choices'],
    queryFn: ({ signal }) => ask(listCategoriesCall, { signal }),
    enabled: !interval,
  })
  const save = useCommand(setIntervalCall, { done: t('console-cars.intervals.saved'), onDone: onClose })
  const typedMonths = readCount(months, { min: 1, max: maxMonths })
  const typedKilometres = kilometres.trim()
    ? readCount(kilometres, { min: minKilometres, max: maxKilometres })
    : null
  const isWhole = Boolean(category) && typedMonths !== undefined && typedKilometres !== undefined
  const takenIds = new Set(taken.map((each) => each.category.id))

  return (
    <CommandDialog
      title={interval ? interval.category.name[lang] : t('console-cars.intervals.add')}
      submit={t('console-cars.intervals.save')}
      isDisabled={!isWhole}
      command={save}
      onClose={onClose}
      onSubmit={() =>
        typedMonths !== undefined &&
        typedKilometres !== undefined &&
        save.run({
          params: { id: category },
          body: {
            months: typedMonths,
            kilometres: typedKilometres,
            seen: interval ? { months: interval.months, kilometres: interval.kilometres } : null,
          },
        })
      }
    >
      {!interval && (
        <Select
          label={t('console-cars.intervals.category')}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          <option value="" />
          {data?.data
            .filter(({ id }) => !takenIds.has(id))
            .map(({ id, level, name }) => (
              <option key={id} value={id}>
                {`${'\u2003'.repeat(level)}${name[lang]}`}
              </option>
            ))}
        </Select>
      )}
      <LatinField
        label={t('console-cars.intervals.months')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        data-autofocus={interval ? true : undefined}
        value={months}
        error={months && typedMonths === undefined && t('console-cars.intervals.monthsWrong')}
        onChange={({ target }) => setMonths(target.value)}
      />
      <LatinField
        label={t('console-cars.intervals.kilometres')}
        hint={t('console-cars.intervals.kilometresHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={kilometres}
        error={typedKilometres === undefined && t('console-cars.intervals.kilometresWrong')}
        onChange={({ target }) => setKilometres(target.value)}
      />
    </CommandDialog>
  )
}

function readCount(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const typed = normaliseDigits(text).replaceAll(/[,٬\s]/g, '')
  const count = Number(typed)
  return /^\d{1,6}$/.test(typed) && count >= min && count <= max ? count : undefined
}
