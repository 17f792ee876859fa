import { useQuery } from '@tanstack/react-query'
import {
  createProductTypeCall,
  deleteProductTypeCall,
  listProductTypesCall,
  productTypeUsesCall,
  readProductTypeCall,
  updateProductTypeCall,
} from '@warsha/contract/console/catalogue/product-types.calls.ts'
import type { RestProductType } from '@warsha/contract/console/catalogue/product-types.rest.ts'
import { Switch } from '@warsha/ui/switch.tsx'
import { DetailState } from '~/components/detail-states.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { EntryEditor } from '../entry-editor.tsx'
import { slugFollowing, slugPattern } from '../entry-fields.ts'
import { FactsPanel } from '../facts-panel.tsx'
import { RecordList, SplitScreen } from '../split-screen.tsx'
import { useAttributePages } from '../use-pages.ts'

export const handle = { texts: await loadTexts('console-taxonomy') }

type TypeFields = { slug: string; name: string; isShippingRequired: boolean }

const empty: TypeFields = { slug: '', name: '', isShippingRequired: true }

const calls = {
  read: readProductTypeCall,
  create: createProductTypeCall,
  update: updateProductTypeCall,
  remove: deleteProductTypeCall,
  uses: productTypeUsesCall,
}

export default function ProductTypesScreen() {
  const { t } = useTranslation()
  return (
    <SplitScreen
      title={t('console-taxonomy.types.title')}
      path="/product-types"
      newLabel={t('console-taxonomy.types.new')}
      pages={useAttributePages()}
      list={<TypeList />}
    >
      {(id) => <TypeEditor key={id} id={id} />}
    </SplitScreen>
  )
}

function TypeList() {
  const { data, error, refetch } = useQuery({
    queryKey: ['product-types'],
    queryFn: ({ signal }) => ask(listProductTypesCall, { signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <RecordList
      path="/product-types"
      records={data.data.map((type) => ({ ...type, count: type.products }))}
    />
  )
}

function fieldsOf({ slug, name, is_shipping_required }: RestProductType): TypeFields {
  return { slug, name, isShippingRequired: is_shipping_required }
}

function TypeEditor({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <EntryEditor
      kind="product-type"
      id={id}
      path="/product-types"
      newTitle={t('console-taxonomy.types.new')}
      calls={calls}
      empty={empty}
      nameOf={({ name }) => name}
      fieldsOf={fieldsOf}
      toBody={({ slug, name, isShippingRequired }) => ({
        slug: slug.trim(),
        name: name.trim(),
        is_shipping_required: isShippingRequired,
      })}
      textOf={(name, fields) => {
        const value = fields[name as keyof TypeFields]
        return typeof value === 'boolean' ? t(value ? 'console-taxonomy.yes' : 'console-taxonomy.no') : value
      }}
      problemsOf={(fields) => ({
        ...(!fields.name.trim() && { name: t('console-taxonomy.problem.required') }),
        ...(!slugPattern.test(fields.slug.trim()) && { slug: t('console-taxonomy.problem.slug') }),
      })}
      fieldOf={(field) => field}
    >
      {({ fields, problems, isReadOnly, isNew, aside, onChange }) => (
        <div className="grid gap-4 pb-4">
          <FactsPanel
            name={{
              value: fields.name,
              problem: problems.name,
              onChange: (name) => onChange(isNew ? slugFollowing(fields, { name }, 'name') : { name }),
            }}
            slug={fields.slug}
            problem={problems.slug}
            isReadOnly={isReadOnly}
            onSlug={(slug) => onChange({ slug })}
          >
            <Switch
              label={t('console-taxonomy.fields.isShippingRequired')}
              checked={fields.isShippingRequired}
              onChange={({ target }) => onChange({ isShippingRequired: target.checked })}
            />
          </FactsPanel>
          {aside}
        </div>
      )}
    </EntryEditor>
  )
}
