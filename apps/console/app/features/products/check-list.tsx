type CheckListProps<Id extends string | number> = {
  label: string
  choices: readonly { id: Id; name: string }[]
  chosen: readonly Id[]
  isReadOnly: boolean
  onChange: (chosen: Id[]) => void
}

/** Several of a few. */
export function CheckList<Id extends string | number>(props: CheckListProps<Id>) {
  const { label, choices, chosen, isReadOnly, onChange } = props
  return (
    <fieldset disabled={isReadOnly} className="grid gap-x-4 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ id, name }) => (
        <label key={id} className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-brand pointer-coarse:size-5"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          <bdi className="min-w-0">{name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
