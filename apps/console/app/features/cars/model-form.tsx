import type { RestConsoleBrand } from '@warsha/contract/console/vehicles/cars.rest.ts'
import { carTypes } from '@warsha/contract/vehicles/vehicles.constants.ts'
import { Select } from '@warsha/ui/select.tsx'
import type { ReactNode } from 'react'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ModelFields } from './car-fields.ts'
import { FitmentsField } from './fitments-field.tsx'

type ModelFormProps = RecordForm<ModelFields> & {
  isReadOnly: boolean
  /** A new model is given a brand, which it keeps. */
  brand?: { value: string; brands: readonly RestConsoleBrand[]; onChange: (id: string) => void }
  aside?: ReactNode
}

export function ModelForm(props: ModelFormProps) {
  const { fields, saved, problems, isReadOnly, brand, onChange, aside } = props
  const { t, lang } = useTranslation()
  return (
    <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        <Panel title={t('console-cars.names')}>
          <TranslatedFields
            legend={t('console-cars.names')}
            fields={[{ name: 'name', label: t('console-cars.fields.name'), maxLength: 80 }]}
            values={fields}
            saved={saved}
            hasHindi={false}
            problems={problems}
            isReadOnly={isReadOnly}
            onChange={(values) => onChange(values as Partial<ModelFields>)}
          />
        </Panel>
        <FitmentsField
          fitments={fields.fitments}
          problem={problems.fitments}
          isReadOnly={isReadOnly}
          onChange={(fitments) => onChange({ fitments })}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        <Panel title={t('console-cars.facts')}>
          <fieldset disabled={isReadOnly} className="grid gap-4">
            <legend className="sr-only">{t('console-cars.facts')}</legend>
            {brand && (
              <Select
                label={t('console-cars.fields.brandId')}
                value={brand.value}
                onChange={({ target }) => brand.onChange(target.value)}
              >
                {!brand.value && <option value="" />}
                {brand.brands.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[lang]}
                  </option>
                ))}
              </Select>
            )}
            <Select
              label={t('console-cars.fields.type')}
              value={fields.type}
              onChange={({ target }) =>
                onChange({ type: target.value === 'commercial' ? 'commercial' : 'passenger' })
              }
            >
              {carTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`console-cars.type.${type}`)}
                </option>
              ))}
            </Select>
          </fieldset>
        </Panel>
        {aside}
      </div>
    </div>
  )
}
