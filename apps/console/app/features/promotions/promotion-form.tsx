import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'
import type { PromotionFields } from './promotion-fields.ts'
import { TargetsField } from './targets-field.tsx'

export type PromotionFormProps = {
  fields: PromotionFields
  saved: PromotionFields
  problems: Readonly<Record<string, string | undefined>>
  isReadOnly: boolean
  onChange: (values: Partial<PromotionFields>) => void
  /** In front of the names: the code of a new promotion. */
  lead?: ReactNode
  aside?: ReactNode
  children?: ReactNode
}

const types = ['percent', 'amount', 'gift'] as const

/** What a promotion takes off, of what, for whom and when. */
export function PromotionForm(props: PromotionFormProps) {
  const { fields, saved, problems, isReadOnly, onChange, lead, aside, children } = props
  const { t } = useTranslation()
  const channels = useChannels()
  const given = (
    name: 'percent' | 'amount' | 'minimum' | 'totalLimit' | 'perCustomerLimit' | 'withinHours',
  ) => ({
    label: t(`console-promotions.fields.${name}`),
    error: problems[name],
    autoComplete: 'off',
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-4">
        <Panel title={t('console-promotions.form.words')}>
          <div className="grid gap-4">
            {lead}
            <TranslatedFields
              legend={t('console-promotions.form.words')}
              fields={[{ name: 'name', label: t('console-promotions.fields.name'), maxLength: 120 }]}
              values={fields}
              saved={saved}
              problems={problems}
              isReadOnly={isReadOnly}
              hasHindi={false}
              onChange={(values) => onChange(values as Partial<PromotionFields>)}
            />
          </div>
        </Panel>
        <Panel title={t('console-promotions.form.discount')}>
          <fieldset disabled={isReadOnly} className="grid gap-4 sm:grid-cols-2">
            <legend className="sr-only">{t('console-promotions.form.discount')}</legend>
            <Select
              label={t('console-promotions.fields.type')}
              hint={t(`console-promotions.typeHint.${fields.type}`)}
              value={fields.type}
              onChange={({ target }) =>
                onChange({ type: types.find((type) => type === target.value) ?? 'percent' })
              }
            >
              {types.map((type) => (
                <option key={type} value={type}>
                  {t(`console-promotions.type.${type}`)}
                </option>
              ))}
            </Select>
            {fields.type === 'percent' && (
              <LatinField {...given('percent')} inputMode="numeric" maxLength={3} />
            )}
            {fields.type === 'amount' && (
              <LatinField {...given('amount')} inputMode="decimal" maxLength={14} />
            )}
            <LatinField
              {...given('minimum')}
              hint={t('console-promotions.form.minimumHint')}
              inputMode="decimal"
              maxLength={14}
            />
          </fieldset>
        </Panel>
        <TargetsField
          targets={fields.targets}
          hasPercents={fields.type === 'percent'}
          error={problems.targets}
          isReadOnly={isReadOnly}
          onChange={(targets) => onChange({ targets })}
        />
        {children}
      </div>
      <div className="grid min-w-0 gap-4">
        <Panel title={t('console-promotions.form.when')}>
          <fieldset disabled={isReadOnly} className="grid gap-4">
            <legend className="sr-only">{t('console-promotions.form.when')}</legend>
            <Select
              label={t('console-promotions.fields.channelId')}
              error={problems.channelId}
              value={fields.channelId}
              onChange={({ target }) => onChange({ channelId: target.value })}
            >
              <option value="">{t('console-promotions.allChannels')}</option>
              {channels.map(({ id, name }) => (
                <option key={id} value={String(id)}>
                  {name}
                </option>
              ))}
            </Select>
            <div className="grid gap-4 sm:grid-cols-2">
              {(['startsOn', 'endsOn'] as const).map((name) => (
                <TextField
                  key={name}
                  type="date"
                  label={t(`console-promotions.fields.${name}`)}
                  error={problems[name]}
                  value={fields[name]}
                  onChange={({ target }) => onChange({ [name]: target.value })}
                />
              ))}
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <LatinField {...given('totalLimit')} inputMode="numeric" maxLength={7} />
              <LatinField {...given('perCustomerLimit')} inputMode="numeric" maxLength={4} />
            </div>
            <LatinField
              {...given('withinHours')}
              hint={t('console-promotions.form.withinHoursHint')}
              inputMode="numeric"
              maxLength={4}
            />
          </fieldset>
        </Panel>
        {aside}
      </div>
    </div>
  )
}
