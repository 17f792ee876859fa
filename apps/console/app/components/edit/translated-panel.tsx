import { Panel } from '../panel.tsx'
import { BlockEditor } from './block-editor.tsx'
import { readBlocks } from './blocks.ts'
import type { Values } from './merge-draft.ts'
import type { RecordForm } from './record-editor.tsx'
import { type TranslatedField, TranslatedFields } from './translated-fields.tsx'
import type { OlderTexts } from './translation-state.ts'

type TranslatedPanelProps<Fields extends Values> = RecordForm<Fields> & {
  title: string
  texts: readonly TranslatedField[]
  older?: OlderTexts | undefined
  isReadOnly: boolean
  hasHindi?: boolean
}

/** Texts of a record in every language, as a part of its form. */
export function TranslatedPanel<Fields extends Values>(props: TranslatedPanelProps<Fields>) {
  const { title, texts, fields, saved, older, problems, isReadOnly, hasHindi = true, onChange } = props
  return (
    <Panel title={title}>
      <TranslatedFields
        legend={title}
        fields={texts}
        values={fields}
        saved={saved}
        older={older}
        problems={problems}
        isReadOnly={isReadOnly}
        hasHindi={hasHindi}
        onChange={(values) => onChange(values as Partial<Fields>)}
      />
    </Panel>
  )
}

/** A text of paragraphs, headings and lists. */
export function blockField(name: string, label: string): TranslatedField {
  return {
    name,
    label,
    render: ({ value, label: labelled, lang, dir, error, isReadOnly, onChange }) => (
      <BlockEditor
        key={`${name}-${lang}`}
        label={labelled}
        lang={lang}
        dir={dir}
        error={error}
        isReadOnly={isReadOnly}
        blocks={readBlocks(value)}
        onChange={onChange}
      />
    ),
  }
}
