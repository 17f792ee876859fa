import { TextField } from '@warsha/ui/text-field.tsx'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { RecordHistory, type Subject } from '~/components/edit/record-history.tsx'
import { blockField, TranslatedPanel } from '~/components/edit/translated-panel.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { LegalFields } from './legal-fields.ts'
import { useTextLabels } from './use-text-labels.ts'

type LegalFormProps = RecordForm<LegalFields> & { subject?: Subject; isReadOnly: boolean }

export function LegalForm(props: LegalFormProps) {
  const { fields, problems, subject, isReadOnly, onChange } = props
  const { t } = useTranslation()
  const labelOf = useTextLabels()
  return (
    <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <TranslatedPanel
        {...props}
        title={t('console-content.form.words')}
        hasHindi={false}
        texts={[
          { name: 'title', label: t('console-content.fields.title'), maxLength: 300 },
          blockField('content', t('console-content.fields.content')),
        ]}
      />
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
