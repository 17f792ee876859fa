import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import type { ReactNode } from 'react'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import type { RestMapTiles } from '~/components/map/map-texts.ts'
import { PointField } from '~/components/map/point-field.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { PlaceFields, PlaceKind } from './place-fields.ts'

type PlaceFormProps = RecordForm<PlaceFields> & {
  kind: PlaceKind
  isReadOnly: boolean
  tiles: RestMapTiles | undefined
  /** Below the names. */
  within?: ReactNode
  aside?: ReactNode
}

/** The names in both languages, and what its kind has besides: a phone rule, or a point on the map. */
export function PlaceForm(props: PlaceFormProps) {
  const { kind, fields, saved, problems, isReadOnly, tiles, onChange, within, aside } = props
  const { t, lang } = useTranslation()
  return (
    <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-4">
        <Panel title={t('console-places.names')}>
          <TranslatedFields
            legend={t('console-places.names')}
            fields={[{ name: 'name', label: t('console-places.fields.name'), maxLength: 120 }]}
            values={fields}
            saved={saved}
            hasHindi={false}
            problems={problems}
            isReadOnly={isReadOnly}
            onChange={(values) => onChange(values as Partial<PlaceFields>)}
          />
        </Panel>
        {kind !== 'country' && (
          <PointField
            point={fields}
            name={lang === 'ar' ? fields.nameAr : fields.nameEn}
            problems={problems}
            tiles={tiles}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        )}
        {within}
      </div>
      <div className="grid min-w-0 gap-4">
        {(kind === 'country' || kind === 'state') && (
          <Panel title={t('console-places.facts')}>
            <fieldset disabled={isReadOnly} className="grid gap-4">
              <legend className="sr-only">{t('console-places.facts')}</legend>
              {codesOf(kind).map((name) => (
                <LatinField
                  key={name}
                  label={t(`console-places.fields.${name}`)}
                  hint={t(`console-places.hints.${name}`, { example: isolate(examples[name]) })}
                  error={problems[name]}
                  autoComplete="off"
                  inputMode={name === 'phoneDigits' ? 'numeric' : name === 'phonePrefix' ? 'tel' : 'text'}
                  maxLength={name === 'governorateCode' ? 6 : name === 'phonePrefix' ? 5 : 2}
                  value={fields[name]}
                  onChange={({ target }) => onChange({ [name]: target.value })}
                />
              ))}
              {kind === 'country' && (
                <div>
                  <Checkbox
                    label={t('console-places.fields.isActive')}
                    checked={fields.isActive}
                    onChange={({ target }) => onChange({ isActive: target.checked })}
                  />
                  <p className="text-sm text-muted">{t('console-places.hints.isActive')}</p>
                </div>
              )}
            </fieldset>
          </Panel>
        )}
        {aside}
      </div>
    </div>
  )
}

const examples = { iso: 'OM', phonePrefix: '+968', phoneDigits: '8', governorateCode: 'OM-MA' }

function codesOf(kind: 'country' | 'state') {
  return kind === 'state' ? (['governorateCode'] as const) : (['iso', 'phonePrefix', 'phoneDigits'] as const)
}
