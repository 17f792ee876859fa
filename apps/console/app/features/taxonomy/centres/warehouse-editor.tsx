import { useQuery } from '@tanstack/react-query'
import {
  createWarehouseCall,
  deleteWarehouseCall,
  readWarehouseCall,
  updateWarehouseCall,
  warehouseUsesCall,
} from '@warsha/contract/console/inventory/warehouses.calls.ts'
import type { RestWarehouse } from '@warsha/contract/console/inventory/warehouses.rest.ts'
import { listPlacesCall } from '@warsha/contract/console/locations/places.calls.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { Select } from '@warsha/ui/select.tsx'
import { Switch } from '@warsha/ui/switch.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { ask } from '~/session/ask.ts'
import { type Translation, useTranslation } from '~/session/messages.ts'
import { EntryEditor } from '../entry-editor.tsx'
import { valueText } from '../entry-fields.ts'
import { FactsPanel, FormColumns } from '../facts-panel.tsx'
import { emptyTypeFields, NamesPanel, typeProblems } from './type-fields.tsx'

type WarehouseFields = {
  slug: string
  nameEn: string
  nameAr: string
  /** Not of a warehouse; the names of types share their form with it. */
  position: string
  isCentral: boolean
  stateId: string
  streetAddress: string
  city: string
  countryCode: string
  phone: string
  isActive: boolean
}

const empty: WarehouseFields = {
  ...emptyTypeFields,
  isCentral: false,
  stateId: '',
  streetAddress: '',
  city: '',
  countryCode: 'OM',
  phone: '',
  isActive: true,
}

const calls = {
  read: readWarehouseCall,
  create: createWarehouseCall,
  update: updateWarehouseCall,
  remove: deleteWarehouseCall,
  uses: warehouseUsesCall,
}

function fieldsOf(warehouse: RestWarehouse): WarehouseFields {
  return {
    slug: warehouse.slug,
    nameEn: warehouse.name.en,
    nameAr: warehouse.name.ar,
    position: '0',
    isCentral: warehouse.is_central,
    stateId: warehouse.state_id === null ? '' : String(warehouse.state_id),
    streetAddress: warehouse.street_address,
    city: warehouse.city,
    countryCode: warehouse.country_code,
    phone: warehouse.phone,
    isActive: warehouse.is_active,
  }
}

function toBody(fields: WarehouseFields) {
  return {
    slug: fields.slug.trim(),
    name: { en: fields.nameEn.trim(), ar: fields.nameAr.trim() },
    is_central: fields.isCentral,
    state_id: fields.stateId ? Number(fields.stateId) : null,
    street_address: fields.streetAddress.trim(),
    city: fields.city.trim(),
    country_code: fields.countryCode.trim().toUpperCase(),
    phone: phoneOf(fields),
    is_active: fields.isActive,
  }
}

function phoneOf({ phone }: WarehouseFields): string {
  return normaliseDigits(phone).replaceAll(/[\s-]/g, '')
}

function problemsOf(fields: WarehouseFields, t: Translation['t']) {
  const required = t('console-taxonomy.problem.required')
  const names = Object.entries(typeProblems(fields)).map(([name, text]) => [name, t(text)])
  return {
    ...Object.fromEntries(names),
    ...(!fields.streetAddress.trim() && { streetAddress: required }),
    ...(!fields.city.trim() && { city: required }),
    ...(!fields.isCentral && !fields.stateId && { stateId: required }),
    ...(!/^[A-Z]{2}$/i.test(fields.countryCode.trim()) && {
      countryCode: t('console-taxonomy.problem.country'),
    }),
    ...(!/^(\+\d{8,15})?$/.test(phoneOf(fields)) && { phone: t('console-taxonomy.problem.phone') }),
  }
}

const fieldOfRefusal: Readonly<Record<string, string>> = {
  name: 'nameEn',
  state_id: 'stateId',
  street_address: 'streetAddress',
  country_code: 'countryCode',
}

/** A warehouse: its name, its place, and whether it serves anybody. */
export function WarehouseEditor({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  const { data: places } = useQuery({
    queryKey: ['places', 'states'],
    queryFn: ({ signal }) => ask(listPlacesCall, { query: { kind: 'state', limit: '200' } as never, signal }),
  })
  const states = places?.data ?? []

  function textOf(name: string, fields: WarehouseFields): string {
    if (name === 'stateId')
      return states.find((state) => String(state.id) === fields.stateId)?.name[lang] ?? ''
    if (name === 'isActive' || name === 'isCentral')
      return t(fields[name] ? 'console-taxonomy.yes' : 'console-taxonomy.no')
    return valueText(fields[name as keyof WarehouseFields])
  }

  return (
    <EntryEditor
      kind="warehouse"
      id={id}
      path="/warehouses"
      permission="settings.write"
      newTitle={t('console-taxonomy.warehouses.new')}
      calls={calls}
      empty={empty}
      nameOf={({ name }) => name[lang]}
      fieldsOf={fieldsOf}
      toBody={toBody}
      textOf={textOf}
      problemsOf={(fields) => problemsOf(fields, t)}
      fieldOf={(field) => fieldOfRefusal[field] ?? field}
    >
      {({ aside, ...form }) => (
        <FormColumns
          aside={
            <>
              <FactsPanel
                slug={form.fields.slug}
                problem={form.problems.slug}
                isReadOnly={form.isReadOnly}
                onSlug={(slug) => form.onChange({ slug })}
              >
                <Switch
                  label={t('console-taxonomy.fields.isOpen')}
                  checked={form.fields.isActive}
                  onChange={({ target }) => form.onChange({ isActive: target.checked })}
                />
                <p className="text-sm text-muted">{t('console-taxonomy.warehouses.openHint')}</p>
              </FactsPanel>
              {aside}
            </>
          }
        >
          <NamesPanel {...form} />
          <Panel title={t('console-taxonomy.warehouses.facts')}>
            <fieldset disabled={form.isReadOnly} className="grid gap-4 md:grid-cols-2">
              <legend className="sr-only">{t('console-taxonomy.warehouses.facts')}</legend>
              <div className="md:col-span-2">
                <Switch
                  label={t('console-taxonomy.fields.isCentral')}
                  checked={form.fields.isCentral}
                  onChange={({ target }) => form.onChange({ isCentral: target.checked })}
                />
              </div>
              <Select
                label={t('console-taxonomy.fields.stateId')}
                error={form.problems.stateId}
                value={form.fields.stateId}
                onChange={({ target }) => form.onChange({ stateId: target.value })}
              >
                <option value="">{t('console-taxonomy.none')}</option>
                {states.map((state) => (
                  <option key={state.id} value={state.id}>
                    {state.name[lang]}
                  </option>
                ))}
              </Select>
              <LatinField
                label={t('console-taxonomy.fields.phone')}
                type="tel"
                autoComplete="off"
                maxLength={20}
                error={form.problems.phone}
                value={form.fields.phone}
                onChange={({ target }) => form.onChange({ phone: target.value })}
              />
              <TextField
                label={t('console-taxonomy.fields.streetAddress')}
                autoComplete="off"
                maxLength={300}
                error={form.problems.streetAddress}
                value={form.fields.streetAddress}
                onChange={({ target }) => form.onChange({ streetAddress: target.value })}
              />
              <TextField
                label={t('console-taxonomy.fields.city')}
                autoComplete="off"
                maxLength={120}
                error={form.problems.city}
                value={form.fields.city}
                onChange={({ target }) => form.onChange({ city: target.value })}
              />
              <LatinField
                label={t('console-taxonomy.fields.countryCode')}
                autoComplete="off"
                maxLength={2}
                error={form.problems.countryCode}
                value={form.fields.countryCode}
                onChange={({ target }) => form.onChange({ countryCode: target.value })}
              />
            </fieldset>
          </Panel>
        </FormColumns>
      )}
    </EntryEditor>
  )
}
