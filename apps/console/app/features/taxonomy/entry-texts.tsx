import type { Values } from '~/components/edit/merge-draft.ts'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { blockField, TranslatedPanel } from '~/components/edit/translated-panel.tsx'
import type { OlderTexts } from '~/components/edit/translation-state.ts'
import { useTranslation } from '~/session/messages.ts'

type EntryTextsProps<Fields extends Values> = RecordForm<Fields> & {
  isReadOnly: boolean
  older?: OlderTexts | undefined
}

/** Name, description and what search engines show, in every language. */
export function EntryTexts<Fields extends Values>(props: EntryTextsProps<Fields>) {
  const { t } = useTranslation()
  return (
    <>
      <TranslatedPanel
        {...props}
        title={t('console-taxonomy.form.texts')}
        texts={[
          { name: 'name', label: t('console-taxonomy.fields.name'), maxLength: 120 },
          blockField('description', t('console-taxonomy.fields.description')),
        ]}
      />
      <TranslatedPanel
        {...props}
        title={t('console-taxonomy.form.seo')}
        texts={[
          { name: 'seoTitle', label: t('console-taxonomy.fields.seoTitle'), maxLength: 300 },
          {
            name: 'seoDescription',
            label: t('console-taxonomy.fields.seoDescription'),
            maxLength: 1000,
            isLong: true,
          },
        ]}
      />
    </>
  )
}
