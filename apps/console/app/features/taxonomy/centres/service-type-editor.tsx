import { useQuery } from '@tanstack/react-query'
import {
  createServiceTypeCall,
  deleteServiceTypeCall,
  readServiceTypeCall,
  serviceTypeUsesCall,
  updateServiceTypeCall,
} from '@warsha/contract/console/booking/service-types.calls.ts'
import type { RestServiceType } from '@warsha/contract/console/booking/service-types.rest.ts'
import { listCategoriesCall } from '@warsha/contract/console/catalogue/categories.calls.ts'
import { Select } from '@warsha/ui/select.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { CategoriesField } from './categories-field.tsx'
import { NamedEditor } from './named-editor.tsx'
import {
  emptyTypeFields,
  PositionField,
  positionProblems,
  type TypeFields,
  toTypeBody,
  typeFieldsOf,
} from './type-fields.tsx'

type ServiceTypeFields = TypeFields & {
  serviceType: RestServiceType['service_type']
  categoryIds: readonly number[]
}

const empty: ServiceTypeFields = { ...emptyTypeFields, serviceType: 'service', categoryIds: [] }

const calls = {
  read: readServiceTypeCall,
  create: createServiceTypeCall,
  update: updateServiceTypeCall,
  remove: deleteServiceTypeCall,
  uses: serviceTypeUsesCall,
}

function fieldsOf(type: RestServiceType): ServiceTypeFields {
  return { ...typeFieldsOf(type), serviceType: type.service_type, categoryIds: type.category_ids }
}

function toBody(fields: ServiceTypeFields) {
  return {
    ...toTypeBody(fields),
    category_ids: [...fields.categoryIds],
    service_type: fields.serviceType,
  }
}

/** A kind of work, and the categories that it is done for. */
export function ServiceTypeEditor({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  const { data: categories } = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => ask(listCategoriesCall, { signal }),
  })
  const nodes = categories?.data ?? []

  function textOf(name: string, fields: ServiceTypeFields): string | undefined {
    if (name === 'serviceType') return t(`console-taxonomy.serviceTypes.${fields.serviceType}`)
    if (name !== 'categoryIds') return undefined
    const chosen = nodes.filter((node) => fields.categoryIds.includes(node.id))
    return chosen.map((node) => node.name[lang]).join(' · ')
  }

  return (
    <NamedEditor
      kind="service-type"
      id={id}
      path="/service-types"
      newTitle={t('console-taxonomy.serviceTypes.new')}
      calls={calls}
      empty={empty}
      fieldsOf={fieldsOf}
      toBody={toBody}
      textOf={textOf}
      problemsOf={(fields) => positionProblems(fields, t)}
      refused={{ category_ids: 'categoryIds' }}
      facts={({ fields, problems, isNew, onChange }) => (
        <>
          <Select
            label={t('console-taxonomy.fields.serviceType')}
            hint={t('console-taxonomy.serviceTypes.kindHint')}
            disabled={!isNew}
            value={fields.serviceType}
            onChange={({ target }) =>
              onChange({ serviceType: target.value === 'delivery' ? 'delivery' : 'service' })
            }
          >
            <option value="service">{t('console-taxonomy.serviceTypes.service')}</option>
            <option value="delivery">{t('console-taxonomy.serviceTypes.delivery')}</option>
          </Select>
          <PositionField fields={fields} problems={problems} onChange={onChange} />
        </>
      )}
    >
      {({ fields, isReadOnly, onChange }) => (
        <CategoriesField
          nodes={nodes}
          chosen={fields.categoryIds}
          isReadOnly={isReadOnly}
          onChange={(categoryIds) => onChange({ categoryIds })}
        />
      )}
    </NamedEditor>
  )
}
