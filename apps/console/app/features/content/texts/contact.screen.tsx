import { updateContactCall } from '@warsha/contract/console/content/texts.calls.ts'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { Panel } from '~/components/panel.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { type ContactFields, contactFields, toContact } from './site-fields.ts'
import { SiteTextEditor } from './site-text-editor.tsx'

export const handle = { texts: await loadTexts('console-content') }

/** The words around the shop's phone numbers, which are settings. */
export default function ContactScreen() {
  const { t } = useTranslation()
  const may = useMay()
  return (
    <SiteTextEditor
      name="contact"
      call={updateContactCall}
      savedOf={({ contact }) => ({ fields: contactFields(contact), revision: contact?.revision ?? 0 })}
      toBody={toContact}
    >
      {({ fields, saved, problems, onChange }) => (
        <Panel title={t('console-content.texts.contact')}>
          <TranslatedFields
            legend={t('console-content.texts.contact')}
            values={fields}
            saved={saved}
            problems={problems}
            isReadOnly={!may('content.write')}
            hasHindi={false}
            onChange={(values) => onChange(values as Partial<ContactFields>)}
            fields={[
              { name: 'title', label: t('console-content.fields.title'), maxLength: 300 },
              { name: 'company', label: t('console-content.fields.company'), maxLength: 300 },
              { name: 'address', label: t('console-content.fields.address'), maxLength: 300 },
              { name: 'hours', label: t('console-content.fields.hours'), maxLength: 300 },
              { name: 'text', label: t('console-content.fields.text'), maxLength: 4000, isLong: true },
            ]}
          />
        </Panel>
      )}
    </SiteTextEditor>
  )
}
