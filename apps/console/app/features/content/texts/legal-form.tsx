import { TextField } from '@warsha/ui/text-field.tsx'
import { BlockEditor } from '~/components/edit/block-editor.tsx'
import { readBlocks } from '~/components/edit/blocks.ts'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { RecordHistory, type Subject } from '~/components/edit/record-history.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { LegalFields } from './legal-fields.ts'
import { useTextLabels } from './use-text-labels.ts'

type LegalFormProps = RecordForm<LegalFields> & { subject?: Subject; isReadOnly: boolean }

export function LegalForm({ fields, saved, problems, subject, isReadOnly, onChange }: LegalFormProps) {
  const { t } = useTranslation()
  const labelOf = useTextLabels()
  return (
    <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Panel title={t('console-content.form.words')}>
        <TranslatedFields
          legend={t('console-content.form.words')}
          values={fields}
          saved={saved}
          problems={problems}
          isReadOnly={isReadOnly}
          hasHindi={false}
          onChange={(values) => onChange(values as Partial<LegalFields>)}
          fields={[
            { name: 'title', label: t('console-content.fields.title'), maxLength: 300 },
            {
              name: 'content',
              label: t('console-content.fields.content'),
              render: ({ value, label, lang, dir, error, onChange: change }) => (
                <BlockEditor
                  key={`content-${lang}`}
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
      <div className="grid gap-4">
        <Panel title={t('console-content.legal.effect')}>
          <fieldset disabled={isReadOnly} className="grid gap-4">
            <legend className="sr-only">{t('console-content.legal.effect')}</legend>
            <LatinField
              label={t('console-content.fields.version')}
              hint={t('console-content.problem.version')}
              autoComplete="off"
              maxLength={14}
              error={problems.version}
              value={fields.version}
              onChange={({ target }) => onChange({ version: target.value })}
            />
            <TextField
              type="date"
              dir="ltr"
              label={t('console-content.fields.effectiveDate')}
              hint={t('console-content.legal.dateHint')}
              error={problems.effectiveDate}
              value={fields.effectiveDate}
              onChange={({ target }) => onChange({ effectiveDate: target.value })}
            />
          </fieldset>
        </Panel>
        {subject && <RecordHistory subject={subject} labelOf={labelOf} />}
      </div>
    </div>
  )
}
