import type {
  RestProductOptions,
  RestProductRecord,
} from '@warsha/contract/console/catalogue/products.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import { useState } from 'react'
import {
  type AttributeTextFields,
  attributeIdOf,
  attributeTextName,
  isText,
  olderAttributeTexts,
  withoutEmpty,
} from '~/components/edit/attribute-texts.ts'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { blockField } from '~/components/edit/translated-panel.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'

type AttributeTextsPanelProps = RecordForm<AttributeTextFields> & {
  product: RestProductRecord
  options: RestProductOptions | undefined
  isReadOnly: boolean
}

/** Texts of attributes, such as how to use a product; the shop shows each under the name of its attribute. */
export function AttributeTextsPanel(props: AttributeTextsPanelProps) {
  const { product, options, fields, saved, problems, isReadOnly, onChange } = props
  const { t, lang } = useTranslation()
  const [added, setAdded] = useState<readonly number[]>([])
  const offered = (options?.attributes ?? []).filter(({ input }) => isText(input))
  const written = new Set([
    ...Object.keys({ ...saved, ...fields }).flatMap((name) => attributeIdOf(name) ?? []),
    ...added,
  ])
  const shown = offered.filter(({ id }) => written.has(id))
  const others = offered.filter(({ id }) => !written.has(id))
  if (offered.length === 0) return null
  return (
    <Panel title={t('console-products.form.attributeTexts')}>
      <div className="grid gap-4">
        {shown.length === 0 && (
          <p className="text-sm text-muted">{t('console-products.form.noAttributeTexts')}</p>
        )}
        {shown.length > 0 && (
          <TranslatedFields
            legend={t('console-products.form.attributeTexts')}
            values={fields}
            saved={saved}
            older={olderAttributeTexts(product)}
            problems={problems}
            isReadOnly={isReadOnly}
            onChange={(values) => onChange(withoutEmpty(values as AttributeTextFields, saved))}
            fields={shown.map(({ id, name, input, language }) => ({
              ...(input === 'rich-text'
                ? blockField(attributeTextName(id), name[lang])
                : { name: attributeTextName(id), label: name[lang], maxLength: 1000, isLong: true }),
              language: language ?? undefined,
            }))}
          />
        )}
        {!isReadOnly && others.length > 0 && (
          <Select
            label={t('console-products.form.addAttributeText')}
            value=""
            onChange={({ target }) => setAdded([...added, Number(target.value)])}
          >
            <option value="">–</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[lang]}
              </option>
            ))}
          </Select>
        )}
      </div>
    </Panel>
  )
}
