import { BlockEditor } from '~/components/edit/block-editor.tsx'
import { readBlocks } from '~/components/edit/blocks.ts'
import type { Values } from '~/components/edit/merge-draft.ts'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'

type EntryTextsProps<Fields extends Values> = RecordForm<Fields> & { isReadOnly: boolean }

/** Name, description and what search engines show, in every language. */
export function EntryTexts<Fields extends Values>(props: EntryTextsProps<Fields>) {
  const { fields, saved, problems, isReadOnly, onChange } = props
  const { t } = useTranslation()
  const given = {
    values: fields,
    saved,
    problems,
    isReadOnly,
    onChange: (values: Record<string, unknown>) => onChange(values as Partial<Fields>),
  }
  return (
    <>
      <Panel title={t('console-taxonomy.form.texts')}>
        <TranslatedFields
          {...given}
          legend={t('console-taxonomy.form.texts')}
          fields={[
            { name: 'name', label: t('console-taxonomy.fields.name'), maxLength: 120 },
            {
              name: 'description',
              label: t('console-taxonomy.fields.description'),
              render: ({ value, label, lang, dir, error, onChange: change }) => (
                <BlockEditor
                  key={`description-${lang}`}
                  label={label}
                  lang={lang}
                  dir={dir}
                  error={error}
                  isReadOnly={isReadOnly}
                  blocks={readBlocks(value)}
                  onChange={change}
                />
              ),
            },
          ]}
        />
      </Panel>
      <Panel title={t('console-taxonomy.form.seo')}>
        <TranslatedFields
          {...given}
          legend={t('console-taxonomy.form.seo')}
          fields={[
            { name: 'seoTitle', label: t('console-taxonomy.fields.seoTitle'), maxLength: 300 },
            {
              name: 'seoDescription',
              label: t('console-taxonomy.fields.seoDescription'),
              maxLength: 1000,
              isLong: true,
            },
          ]}
        />
      </Panel>
    </>
  )
}
