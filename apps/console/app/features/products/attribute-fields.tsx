import type { RestProductOptions } from '@warsha/contract/console/catalogue/products.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import type { Problems } from '~/components/edit/record-editor.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { CheckList } from './check-list.tsx'
import type { ProductFields } from './product-fields.ts'

type AttributeFieldsProps = {
  fields: ProductFields
  options: RestProductOptions | undefined
  problems: Problems
  isReadOnly: boolean
  onChange: (values: Partial<ProductFields>) => void
}

/** Values of attributes: one, several, or a number. */
export function AttributeFields({ fields, options, problems, isReadOnly, onChange }: AttributeFieldsProps) {
  const { t, lang } = useTranslation()
  const attributes = options?.attributes ?? []

  function choose(all: readonly { id: number }[], chosen: readonly number[]) {
    const others = fields.valueIds.filter((id) => !all.some((value) => value.id === id))
    onChange({ valueIds: [...others, ...chosen].toSorted((one, other) => one - other) })
  }

  return (
    <Panel title={t('console-products.form.attributes')}>
      <fieldset disabled={isReadOnly} className="grid gap-4">
        <legend className="sr-only">{t('console-products.form.attributes')}</legend>
        {attributes.map(({ id, name, input, values }) => {
          const chosen = values.filter((value) => fields.valueIds.includes(value.id)).map((value) => value.id)
          if (input === 'number')
            return (
              <LatinField
                key={id}
                label={name[lang]}
                error={problems[`numbers.${id}`]}
                inputMode="decimal"
                autoComplete="off"
                value={fields.numbers[id] ?? ''}
                onChange={({ target }) => {
                  const { [id]: _former, ...others } = fields.numbers
                  onChange({ numbers: target.value ? { ...others, [id]: target.value } : others })
                }}
              />
            )
          if (input === 'one')
            return (
              <Select
                key={id}
                label={name[lang]}
                value={chosen[0] ?? ''}
                onChange={({ target }) => choose(values, target.value ? [Number(target.value)] : [])}
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
            <details key={id} className="rounded-control border border-line px-3 py-2">
              <summary className="cursor-pointer text-sm font-semibold">
                {name[lang]}
                {chosen.length > 0 && (
                  <span className="ms-2 font-normal text-muted">
                    {values
                      .filter((value) => chosen.includes(value.id))
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
                onChange={(next) => choose(values, next)}
              />
            </details>
          )
        })}
      </fieldset>
    </Panel>
  )
}
