import { updateContactCall } from '@warsha/contract/console/settings/settings.calls.ts'
import type { RestContact } from '@warsha/contract/console/settings/settings.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { useMemo } from 'react'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { type Translation, useTranslation } from '~/session/messages.ts'
import { settingsKey } from './settings-key.ts'
import { useSettingLabels } from './use-setting-labels.ts'

type ContactFields = { supportPhone: string; supportEmail: string; whatsappNumber: string }

const names = ['supportPhone', 'supportEmail', 'whatsappNumber'] as const

const subject = { kind: 'setting', id: 'contact' }

/** How customers reach the shop. */
export function ContactEditor({ contact }: { contact: RestContact }) {
  const { t } = useTranslation()
  const labelOf = useSettingLabels()
  const saved = useMemo<ContactFields>(
    () => ({
      supportPhone: contact.support_phone,
      supportEmail: contact.support_email,
      whatsappNumber: contact.whatsapp_number,
    }),
    [contact],
  )
  return (
    <RecordEditor
      subject={subject}
      saved={saved}
      queryKey={settingsKey}
      call={updateContactCall}
      inputOf={(fields) => ({ body: { revision: contact.revision, ...toBody(fields) } })}
      onSaved={() => undefined}
      labelOf={labelOf}
      textOf={(name, fields) => fields[name as keyof ContactFields]}
      problemsOf={(fields) => problemsOf(fields, t)}
      fieldOf={(field) =>
        ({
          support_phone: 'supportPhone',
          support_email: 'supportEmail',
          whatsapp_number: 'whatsappNumber',
        })[field] ?? field
      }
    >
      {({ fields, problems, onChange }) => (
        <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <Panel title={t('console-settings.contact')}>
            <p className="mb-3 text-muted">{t('console-settings.contactText')}</p>
            <div className="grid max-w-xl gap-4">
              {names.map((name) => (
                <LatinField
                  key={name}
                  label={t(`console-settings.fields.${name}`)}
                  hint={
                    name === 'supportEmail'
                      ? undefined
                      : t(`console-settings.hints.${name}`, { example: isolate(examples[name]) })
                  }
                  error={problems[name]}
                  type={name === 'supportEmail' ? 'email' : 'tel'}
                  autoComplete="off"
                  maxLength={120}
                  value={fields[name]}
                  onChange={({ target }) => onChange({ [name]: target.value })}
                />
              ))}
            </div>
          </Panel>
          <RecordHistory subject={subject} labelOf={labelOf} />
        </div>
      )}
    </RecordEditor>
  )
}

const examples = { supportPhone: '+96824000000', whatsappNumber: '96890000000' }

function toBody({ supportPhone, supportEmail, whatsappNumber }: ContactFields) {
  return {
    support_phone: normaliseDigits(supportPhone).replaceAll(/[\s-]/g, ''),
    support_email: supportEmail.trim(),
    whatsapp_number: normaliseDigits(whatsappNumber).replaceAll(/[\s+-]/g, ''),
  }
}

function problemsOf(fields: ContactFields, t: Translation['t']) {
  const body = toBody(fields)
  return {
    ...(!/^\+\d{8,15}$/.test(body.support_phone) && {
      supportPhone: t('console-settings.problem.supportPhone'),
    }),
    ...(!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(body.support_email) && {
      supportEmail: t('console-settings.problem.supportEmail'),
    }),
    ...(!/^\d{8,15}$/.test(body.whatsapp_number) && {
      whatsappNumber: t('console-settings.problem.whatsappNumber'),
    }),
  }
}
