import { updateDeliveryRulesCall } from '@warsha/contract/console/content/texts.calls.ts'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { Panel } from '~/components/panel.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { PairsField } from './pairs-field.tsx'
import { type RulesFields, rulesFields, toRules } from './site-fields.ts'
import { SiteTextEditor } from './site-text-editor.tsx'

export const handle = { texts: await loadTexts('console-content') }

/** Rules of delivery and appointments, as customers read them before they book. */
export default function DeliveryRulesScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const isReadOnly = !may('content.write')
  return (
    <SiteTextEditor
      name="hig-delivery-rules"
      call={updateDeliveryRulesCall}
      savedOf={({ delivery_rules: rules }) => ({
        fields: rulesFields(rules),
        revision: rules?.revision ?? 0,
      })}
      toBody={toRules}
    >
      {({ fields, saved, problems, onChange }) => (
        <>
          <Panel title={t('console-content.form.words')}>
            <TranslatedFields
              legend={t('console-content.form.words')}
              values={fields}
              saved={saved}
              problems={problems}
              isReadOnly={isReadOnly}
              hasHindi={false}
              onChange={(values) => onChange(values as Partial<RulesFields>)}
              fields={[{ name: 'title', label: t('console-content.fields.title'), maxLength: 300 }]}
            />
          </Panel>
          <PairsField
            title={t('console-content.fields.rules')}
            pairs={fields.rules}
            isReadOnly={isReadOnly}
            error={problems.rules}
            onChange={(rules) => onChange({ rules })}
          />
        </>
      )}
    </SiteTextEditor>
  )
}
