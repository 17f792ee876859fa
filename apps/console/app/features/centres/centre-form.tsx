import type { RestCentreOptions } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { TextArea } from '~/components/edit/text-area.tsx'
import { PointField } from '~/components/map/point-field.tsx'
import { PictureField } from '~/components/media/picture-field.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { CentreFields } from './centre-fields.ts'
import { ServicesField } from './services-field.tsx'

export type CentreFormProps = {
  fields: CentreFields
  options: RestCentreOptions | undefined
  /** Fields that say so once something was typed. */
  problems: Readonly<Partial<Record<keyof CentreFields, string>>>
  isReadOnly: boolean
  onChange: (values: Partial<CentreFields>) => void
  /** Below the short fields: fees, history. */
  aside?: ReactNode
}

/** English and Arabic stand side by side; both are needed. */
export function CentreForm({ fields, options, problems, isReadOnly, onChange, aside }: CentreFormProps) {
  const { t, lang } = useTranslation()
  return (
    <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        <Panel title={t('console-centres.form.words')}>
          <fieldset disabled={isReadOnly} className="grid gap-4 md:grid-cols-2">
            <legend className="sr-only">{t('console-centres.form.words')}</legend>
            {(['name', 'address', 'description'] as const).flatMap((name) =>
              (['En', 'Ar'] as const).map((language) => {
                const field = `${name}${language}` as const
                const given = {
                  label: t(`console-centres.fields.${field}`),
                  error: problems[field],
                  lang: language === 'En' ? 'en' : 'ar',
                  dir: language === 'En' ? ('ltr' as const) : ('rtl' as const),
                  autoComplete: 'off',
                  value: fields[field],
                }
                return name === 'description' ? (
                  <TextArea
                    key={field}
                    {...given}
                    maxLength={1000}
                    onChange={({ target }) => onChange({ [field]: target.value })}
                  />
                ) : (
                  <TextField
                    key={field}
                    {...given}
                    maxLength={name === 'name' ? 120 : 300}
                    onChange={({ target }) => onChange({ [field]: target.value })}
                  />
                )
              }),
            )}
          </fieldset>
        </Panel>
        <PointField
          point={fields}
          name={lang === 'ar' ? fields.nameAr : fields.nameEn}
          problems={problems}
          tiles={options?.map_tiles}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
        <ServicesField
          offers={fields.offers}
          options={options}
          isReadOnly={isReadOnly}
          onChange={(offers) => onChange({ offers })}
        />
      </div>
      <div className="grid gap-4">
        <Panel title={t('console-centres.form.facts')}>
          <fieldset disabled={isReadOnly} className="grid gap-4">
            <legend className="sr-only">{t('console-centres.form.facts')}</legend>
            <LatinField
              label={t('console-centres.fields.phone')}
              type="tel"
              autoComplete="off"
              error={problems.phone}
              maxLength={40}
              value={fields.phone}
              onChange={({ target }) => onChange({ phone: target.value })}
            />
            <ChoiceField
              name="typeId"
              choices={options?.types}
              value={fields.typeId}
              error={problems.typeId}
              onChange={(typeId) => onChange({ typeId })}
            />
            <ChoiceField
              name="stateId"
              choices={options?.states}
              value={fields.stateId}
              error={problems.stateId}
              onChange={(stateId) => onChange({ stateId })}
            />
            <Select
              label={t('console-centres.fields.stockType')}
              hint={t(`console-centres.stockHint.${fields.stockType}`)}
              value={fields.stockType}
              onChange={({ target }) =>
                onChange({ stockType: target.value === 'warehouse' ? 'warehouse' : 'center' })
              }
            >
              {(['center', 'warehouse'] as const).map((type) => (
                <option key={type} value={type}>
                  {t(`console-centres.stock.${type}`)}
                </option>
              ))}
            </Select>
            <LatinField
              label={t('console-centres.fields.leadDays')}
              hint={t('console-centres.form.leadDaysHint')}
              inputMode="numeric"
              autoComplete="off"
              error={problems.leadDays}
              maxLength={2}
              value={fields.leadDays}
              onChange={({ target }) => onChange({ leadDays: target.value })}
            />
          </fieldset>
        </Panel>
        <Panel title={t('console-centres.fields.picture')}>
          <PictureField
            label={t('console-centres.fields.picture')}
            value={fields.picture ? { url: fields.picture, alt: noAlt } : null}
            error={problems.picture}
            isReadOnly={isReadOnly}
            hasAlt={false}
            onChange={(picture) => onChange({ picture: picture?.url ?? '' })}
          />
        </Panel>
        {aside}
      </div>
    </div>
  )
}

/** The name of the centre stands beside its picture. */
const noAlt = { en: '', ar: '' }

type ChoiceFieldProps = {
  name: 'typeId' | 'stateId'
  choices: RestCentreOptions['types'] | undefined
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function ChoiceField({ name, choices = [], value, error, onChange }: ChoiceFieldProps) {
  const { t, lang } = useTranslation()
  return (
    <Select
      label={t(`console-centres.fields.${name}`)}
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {!choices.some(({ id }) => String(id) === value) && <option value={value} />}
      {choices.map(({ id, name: shown }) => (
        <option key={id} value={id}>
          {shown[lang]}
        </option>
      ))}
    </Select>
  )
}
