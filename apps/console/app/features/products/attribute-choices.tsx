import type { RestProductOptions } from '@warsha/contract/console/catalogue/products.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import { useTranslation } from '~/session/messages.ts'
import { CheckList } from './check-list.tsx'

type Attribute = RestProductOptions['attributes'][number]

type AttributeChoiceProps = {
  attribute: Attribute
  valueIds: readonly number[]
  isReadOnly: boolean
  onChange: (valueIds: number[]) => void
}

/** One of an attribute's values, or several; values of other attributes stay. */
export function AttributeChoice({ attribute, valueIds, isReadOnly, onChange }: AttributeChoiceProps) {
  const { lang } = useTranslation()
  const { name, input, values } = attribute
  const chosen = values.filter(({ id }) => valueIds.includes(id)).map(({ id }) => id)

  function choose(ids: readonly number[]) {
    const others = valueIds.filter((id) => !values.some((value) => value.id === id))
    onChange([...others, ...ids].toSorted((one, other) => one - other))
  }

  if (input === 'one')
    return (
      <Select
        label={name[lang]}
        value={chosen[0] ?? ''}
        onChange={({ target }) => choose(target.value ? [Number(target.value)] : [])}
      >
        <option value="">–</option>
        {values.map((value) => (
          <option key={value.id} value={value.id}>
            {value.name[lang]}
          </option>
        ))}
      </Select>
    )
  return (
    <details className="rounded-control border border-line px-3 py-2">
      <summary className="cursor-pointer text-sm font-semibold">
        {name[lang]}
        {chosen.length > 0 && (
          <span className="ms-2 font-normal text-muted">
            {values
              .filter(({ id }) => chosen.includes(id))
              .map((value) => value.name[lang])
              .join(' · ')}
          </span>
        )}
      </summary>
      <CheckList
        label={name[lang]}
        isReadOnly={isReadOnly}
        chosen={chosen}
        choices={values.map((value) => ({ id: value.id, name: value.name[lang] }))}
        onChange={choose}
      />
    </details>
  )
}
