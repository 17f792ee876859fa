import { updateSellerCall } from '@warsha/contract/console/settings/settings.calls.ts'
import type { RestSeller } from '@warsha/contract/console/settings/settings.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useMemo } from 'react'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { settingsKey } from './settings-key.ts'
import { useSettingLabels } from './use-setting-labels.ts'

type SellerFields = {
  nameEn: string
  nameAr: string
  addressEn: string
  addressAr: string
  taxNumber: string
}

const texts = ['nameEn', 'nameAr', 'addressEn', 'addressAr'] as const

const subject = { kind: 'setting', id: 'seller' }

/** The seller on invoices that are issued from now on. */
export function SellerEditor({ seller }: { seller: RestSeller }) {
  const { t } = useTranslation()
  const labelOf = useSettingLabels()
  const saved = useMemo<SellerFields>(
    () => ({
      nameEn: seller.name.en,
      nameAr: seller.name.ar,
      addressEn: seller.address.en,
      addressAr: seller.address.ar,
      taxNumber: seller.tax_number,
    }),
    [seller],
  )
  return (
    <RecordEditor
      subject={subject}
      saved={saved}
      queryKey={settingsKey}
      call={updateSellerCall}
      inputOf={(fields) => ({
        body: {
          revision: seller.revision,
          name: { en: fields.nameEn.trim(), ar: fields.nameAr.trim() },
          address: { en: fields.addressEn.trim(), ar: fields.addressAr.trim() },
          tax_number: fields.taxNumber.trim().toUpperCase(),
        },
      })}
      onSaved={() => undefined}
      labelOf={labelOf}
      textOf={(name, fields) => fields[name as keyof SellerFields]}
      problemsOf={(fields) =>
        Object.fromEntries([
          ...texts
            .filter((name) => !fields[name].trim())
            .map((name) => [name, t('console-settings.problem.required')]),
          ...(/^OM\d{10}$/i.test(fields.taxNumber.trim())
            ? []
            : [['taxNumber', t('console-settings.problem.taxNumber')]]),
        ])
      }
      fieldOf={(field) => (field === 'tax_number' ? 'taxNumber' : field)}
    >
      {({ fields, problems, onChange }) => (
        <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <Panel title={t('console-settings.seller')}>
            <p className="mb-3 text-muted">{t('console-settings.sellerText')}</p>
            <div className="grid gap-4">
              <TranslatedFields
                legend={t('console-settings.seller')}
                fields={[
                  { name: 'name', label: t('console-settings.fields.name'), maxLength: 60 },
                  { name: 'address', label: t('console-settings.fields.address'), maxLength: 120 },
                ]}
                values={fields}
                saved={saved}
                hasHindi={false}
                problems={problems}
                onChange={(values) => onChange(values as Partial<SellerFields>)}
              />
              <LatinField
                label={t('console-settings.fields.taxNumber')}
                hint={t('console-settings.hints.taxNumber', { example: isolate('OM1100000000') })}
                error={problems.taxNumber}
                autoComplete="off"
                maxLength={12}
                className="max-w-xl"
                value={fields.taxNumber}
                onChange={({ target }) => onChange({ taxNumber: target.value })}
              />
            </div>
          </Panel>
          <RecordHistory subject={subject} labelOf={labelOf} />
        </div>
      )}
    </RecordEditor>
  )
}
