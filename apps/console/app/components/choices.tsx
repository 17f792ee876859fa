type ChoicesProps = {
  label: string
  error: string | undefined
  chosen: readonly string[]
  choices: readonly { value: string; label: string }[]
  onChange: (chosen: string[]) => void
}

/** Several of a few. */
export function Choices({ label, error, chosen, choices, onChange }: ChoicesProps) {
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {choices.map(({ value, label: name }) => (
        <label
          key={value}
          className="flex min-h-8 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            className="size-4 accent-brand pointer-coarse:size-5"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                choices
                  .map((choice) => choice.value)
                  .filter((each) => (each === value ? target.checked : chosen.includes(each))),
              )
            }
          />
          <bdi>{name}</bdi>
        </label>
      ))}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
