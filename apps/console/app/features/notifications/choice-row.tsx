import { classNames } from '@warsha/ui/class-names.ts'

type ChoiceRowProps<Value extends string> = {
  label: string
  name: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, side by side. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, name, choices, value, onChange } = props
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-control bg-ground p-1">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            'grid min-h-9 flex-1 cursor-pointer place-items-center rounded-md px-3 text-center font-semibold has-focus-visible:outline-3 has-focus-visible:outline-brand',
            choice.value === value ? 'bg-surface shadow-sm' : 'text-muted',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
