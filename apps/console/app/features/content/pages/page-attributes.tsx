import type { RestPageOptions } from '@warsha/contract/console/content/pages.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import {
  type AttributeTextFields,
  attributeTextName,
  isText,
  withoutEmpty,
} from '~/components/edit/attribute-texts.ts'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { blockField } from '~/components/edit/translated-panel.tsx'
import type { OlderTexts } from '~/components/edit/translation-state.ts'
import { PictureField } from '~/components/media/picture-field.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { attributesOf, type PageFields } from './page-fields.ts'

type PageAttributesProps = RecordForm<PageFields> & {
  options: RestPageOptions | undefined
  isReadOnly: boolean
  older: OlderTexts | undefined
}

/** Values of the attributes that the type of the page has. */
export function PageAttributes(props: PageAttributesProps) {
  const { options, fields, saved, problems, isReadOnly, older, onChange } = props
  const { t, lang } = useTranslation()
  const attributes = attributesOf(fields, options)
  if (attributes.length === 0) return null
  const title = t('console-content.form.attributes')
  const texts = attributes.filter(({ input }) => isText(input))
  return (
    <Panel title={title}>
      <div className="grid gap-4">
        {texts.length > 0 && (
          <TranslatedFields
            legend={title}
            values={fields}
            saved={saved}
            older={older}
            problems={problems}
            isReadOnly={isReadOnly}
            onChange={(values) => onChange(withoutEmpty(values as AttributeTextFields, saved))}
            fields={texts.map(({ id, name, input }) => ({
              ...(input === 'rich-text'
                ? blockField(attributeTextName(id), name[lang])
                : { name: attributeTextName(id), label: name[lang], maxLength: 1000, isLong: true }),
              // The page of a language has its words in that language alone.
              language: fields.language || undefined,
            }))}
          />
        )}
        <fieldset disabled={isReadOnly} className="grid gap-4 md:grid-cols-2">
          <legend className="sr-only">{title}</legend>
          {attributes.map(({ id, name, input }) => {
            if (input === 'truth')
              return (
                <Select
                  key={id}
                  label={name[lang]}
                  value={String(fields.attributeFlags[id] ?? '')}
                  onChange={({ target }) => {
                    const { [id]: _former, ...others } = fields.attributeFlags
                    const flag = { [id]: target.value === 'true' }
                    onChange({ attributeFlags: target.value ? { ...others, ...flag } : others })
                  }}
                >
                  <option value="">–</option>
                  <option value="true">{t('console-content.yes')}</option>
                  <option value="false">{t('console-content.no')}</option>
                </Select>
              )
            if (input !== 'file') return null
            const url = fields.attributeFiles[id]
            return (
              <PictureField
                key={id}
                label={name[lang]}
                value={url ? { url, alt: { en: '', ar: '' } } : null}
                error={url && problems.attributeFiles}
                isReadOnly={isReadOnly}
                hasAlt={false}
                onChange={(picture) => {
                  const { [id]: _former, ...others } = fields.attributeFiles
                  onChange({ attributeFiles: picture ? { ...others, [id]: picture.url } : others })
                }}
              />
            )
          })}
        </fieldset>
      </div>
    </Panel>
  )
}
