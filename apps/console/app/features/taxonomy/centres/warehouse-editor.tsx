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
import { NamedEditor } from './named-editor.tsx'
import { emptyNamedFields, type NamedFields, namedFieldsOf, toNamedBody } from './named-fields.tsx'

type WarehouseFields = NamedFields & {
  isCentral: boolean
  stateId: string
  streetAddress: string
  city: string
  countryCode: string
  phone: string
  isActive: boolean
}

const empty: WarehouseFields = {
  ...emptyNamedFields,
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
    ...namedFieldsOf(warehouse),
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
    ...toNamedBody(fields),
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
  return {
    ...(!fields.streetAddress.trim() && { streetAddress: required }),
    ...(!fields.city.trim() && { city: required }),
    ...(!fields.isCentral && !fields.stateId && { stateId: required }),
    ...(!/^[A-Z]{2}$/i.test(fields.countryCode.trim()) && {
      countryCode: t('console-taxonomy.problem.country'),
    }),
    ...(!/^(\+\d{8,15})?$/.test(phoneOf(fields)) && { phone: t('console-taxonomy.problem.phone') }),
  }
}

const refused = {
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

  function textOf(name: string, fields: WarehouseFields): string | undefined {
    if (name === 'stateId')
      return states.find((state) => String(state.id) === fields.stateId)?.name[lang] ?? ''
    if (name === 'isActive' || name === 'isCentral')
      return t(fields[name] ? 'console-taxonomy.yes' : 'console-taxonomy.no')
    return undefined
  }

  return (
    <NamedEditor
      kind="warehouse"
      id={id}
      path="/warehouses"
      permission="settings.write"
      newTitle={t('console-taxonomy.warehouses.new')}
      calls={calls}
      empty={empty}
      fieldsOf={fieldsOf}
      toBody={toBody}
      textOf={textOf}
      problemsOf={(fields) => problemsOf(fields, t)}
      refused={refused}
      facts={({ fields, onChange }) => (
        <>
          <Switch
            label={t('console-taxonomy.fields.isOpen')}
            checked={fields.isActive}
            onChange={({ target }) => onChange({ isActive: target.checked })}
          />
          <p className="text-sm text-muted">{t('console-taxonomy.warehouses.openHint')}</p>
        </>
      )}
    >
      {({ fields, problems, isReadOnly, onChange }) => (
        <Panel title={t('console-taxonomy.warehouses.facts')}>
          <fieldset disabled={isReadOnly} className="grid gap-4 md:grid-cols-2">
            <legend className="sr-only">{t('console-taxonomy.warehouses.facts')}</legend>
            <div className="md:col-span-2">
              <Switch
                label={t('console-taxonomy.fields.isCentral')}
                checked={fields.isCentral}
                onChange={({ target }) => onChange({ isCentral: target.checked })}
              />
            </div>
            <Select
              label={t('console-taxonomy.fields.stateId')}
              error={problems.stateId}
              value={fields.stateId}
              onChange={({ target }) => onChange({ stateId: target.value })}
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
              error={problems.phone}
              value={fields.phone}
              onChange={({ target }) => onChange({ phone: target.value })}
            />
            <TextField
              label={t('console-taxonomy.fields.streetAddress')}
              autoComplete="off"
              maxLength={300}
              error={problems.streetAddress}
              value={fields.streetAddress}
              onChange={({ target }) => onChange({ streetAddress: target.value })}
            />
            <TextField
              label={t('console-taxonomy.fields.city')}
              autoComplete="off"
              maxLength={120}
              error={problems.city}
              value={fields.city}
              onChange={({ target }) => onChange({ city: target.value })}
            />
            <LatinField
              label={t('console-taxonomy.fields.countryCode')}
              autoComplete="off"
              maxLength={2}
              error={problems.countryCode}
              value={fields.countryCode}
              onChange={({ target }) => onChange({ countryCode: target.value })}
            />
          </fieldset>
        </Panel>
      )}
    </NamedEditor>
  )
}
