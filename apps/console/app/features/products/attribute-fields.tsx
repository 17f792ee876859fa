import type { RestProductOptions } from '@warsha/contract/console/catalogue/products.rest.ts'
import { lazy, Suspense } from 'react'
import { isText } from '~/components/edit/attribute-texts.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { AttributeChoice } from './attribute-choices.tsx'
import type { ProductFields } from './product-fields.ts'

// Few products have one.
const PictureField = lazy(async () => ({
  default: (await import('~/components/media/picture-field.tsx')).PictureField,
}))

type AttributeFieldsProps = {
  fields: ProductFields
  options: RestProductOptions | undefined
  problems: Problems
  isReadOnly: boolean
  onChange: (values: Partial<ProductFields>) => void
}

/** Values of attributes: one, several, a number or a picture. */
export function AttributeFields({ fields, options, problems, isReadOnly, onChange }: AttributeFieldsProps) {
  const { t, lang } = useTranslation()
  const attributes = (options?.attributes ?? []).filter(({ input }) => !isText(input))
  return (
    <Panel title={t('console-products.form.attributes')}>
      <fieldset disabled={isReadOnly} className="grid gap-4">
        <legend className="sr-only">{t('console-products.form.attributes')}</legend>
        {attributes.map((attribute) => {
          const { id, name, input } = attribute
          if (input === 'file')
            return (
              <Suspense key={id}>
                <PictureField
                  label={name[lang]}
                  value={pictureOf(fields.attributeFiles[id])}
                  error={fields.attributeFiles[id] && problems.attributeFiles}
                  isReadOnly={isReadOnly}
                  hasAlt={false}
                  onChange={(picture) => {
                    const { [id]: _former, ...others } = fields.attributeFiles
                    onChange({ attributeFiles: picture ? { ...others, [id]: picture.url } : others })
                  }}
                />
              </Suspense>
            )
          if (input !== 'number')
            return (
              <AttributeChoice
                key={id}
                attribute={attribute}
                valueIds={fields.valueIds}
                isReadOnly={isReadOnly}
                onChange={(valueIds) => onChange({ valueIds })}
              />
            )
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
        })}
      </fieldset>
    </Panel>
  )
}

/** Beside its name it is described nowhere. */
function pictureOf(url: string | undefined) {
  return url === undefined ? null : { url, alt: { en: '', ar: '' } }
}
