import { PlusIcon, TrashIcon } from '@warsha/ui/shop-icons.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { invalidParts, noFitment, type TypedFitment } from './car-fields.ts'

type FitmentsFieldProps = {
  fitments: readonly TypedFitment[]
  /** What is wrong with them as a whole; each of them then says what it lacks. */
  problem: string | undefined
  isReadOnly: boolean
  onChange: (fitments: readonly TypedFitment[]) => void
}

/** What a model takes, by ranges of years. */
export function FitmentsField({ fitments, problem, isReadOnly, onChange }: FitmentsFieldProps) {
  const { t } = useTranslation()
  return (
    <Panel
      title={t('console-cars.fitments.title')}
      actions={
        !isReadOnly && (
          <button type="button" className="tool" onClick={() => onChange([...fitments, noFitment])}>
            <PlusIcon className="size-4" />
            {t('console-cars.fitments.add')}
          </button>
        )
      }
    >
      <p className="mb-3 text-muted">
        {t(fitments.length === 0 ? 'console-cars.fitments.empty' : 'console-cars.fitments.text')}
      </p>
      {problem && (
        <p role="alert" className="mb-3 font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="grid gap-4">
        {fitments.map((fitment, index) => (
          <FitmentRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a fitment has no name before its years are typed
            key={index}
            number={index + 1}
            fitment={fitment}
            isChecked={problem !== undefined}
            isReadOnly={isReadOnly}
            onChange={(changed) => onChange(fitments.map((each, at) => (at === index ? changed : each)))}
            onRemove={() => onChange(fitments.filter((_, at) => at !== index))}
          />
        ))}
      </div>
    </Panel>
  )
}

type FitmentRowProps = {
  number: number
  fitment: TypedFitment
  isChecked: boolean
  isReadOnly: boolean
  onChange: (fitment: TypedFitment) => void
  onRemove: () => void
}

const parts = [
  { name: 'yearFrom', problem: 'year' },
  { name: 'yearTo', problem: 'year', hint: 'yearToHint' },
  { name: 'oilLitres', problem: 'litres' },
  { name: 'tyreCount', problem: 'count' },
  { name: 'oilGrades', problem: 'list', isWide: true, hint: 'listHint' },
  { name: 'tyreSizes', problem: 'list', isWide: true, hint: 'listHint' },
  { name: 'batteryAh', problem: 'ah', isWide: true, hint: 'listHint' },
] as const satisfies readonly {
  name: keyof TypedFitment
  problem: string
  isWide?: true
  hint?: string
}[]

function FitmentRow({ number, fitment, isChecked, isReadOnly, onChange, onRemove }: FitmentRowProps) {
  const { t } = useTranslation()
  const invalid = isChecked ? invalidParts(fitment) : new Set<keyof TypedFitment>()
  const title = t('console-cars.fitments.group', { number })
  return (
    <fieldset disabled={isReadOnly} className="min-w-0 rounded-card border border-line p-3">
      <legend className="sr-only">{title}</legend>
      <div className="mb-2 flex items-center justify-between gap-2">
        <p aria-hidden="true" className="font-semibold">
          {title}
        </p>
        {!isReadOnly && (
          <button
            type="button"
            aria-label={t('console-cars.fitments.remove')}
            title={t('console-cars.fitments.remove')}
            className="tool size-8 justify-center p-0"
            onClick={onRemove}
          >
            <TrashIcon className="size-4" />
          </button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 2xl:grid-cols-6">
        {parts.map(({ name, problem, ...rest }) => (
          <div key={name} className={'isWide' in rest ? 'col-span-2' : 'col-span-1'}>
            <LatinField
              label={t(`console-cars.fitments.${name}`)}
              hint={'hint' in rest ? t(`console-cars.fitments.${rest.hint}`) : undefined}
              error={invalid.has(name) ? t(`console-cars.problem.${problem}`) : undefined}
              autoComplete="off"
              maxLength={'isWide' in rest ? 400 : 6}
              value={fitment[name]}
              onChange={({ target }) => onChange({ ...fitment, [name]: target.value })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
