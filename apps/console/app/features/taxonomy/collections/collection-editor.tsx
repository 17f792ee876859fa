import {
  collectionUsesCall,
  createCollectionCall,
  deleteCollectionCall,
  readCollectionCall,
  updateCollectionCall,
} from '@warsha/contract/console/catalogue/collections.calls.ts'
import type { RestCollection } from '@warsha/contract/console/catalogue/collections.rest.ts'
import type { RestProductChoice } from '@warsha/contract/console/catalogue/taxonomy-shapes.ts'
import { PictureField } from '~/components/media/picture-field.tsx'
import { Panel } from '~/components/panel.tsx'
import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'
import { EntryEditor } from '../entry-editor.tsx'
import {
  type EntryTextFields,
  emptyTextFields,
  slugFollowing,
  slugPattern,
  textFieldsOf,
  toTexts,
  valueText,
} from '../entry-fields.ts'
import { EntryTexts } from '../entry-texts.tsx'
import { FactsPanel, FormColumns } from '../facts-panel.tsx'
import { ProductListField } from '../product-list-field.tsx'
import { ListingsPanel } from './listings-panel.tsx'

export type CollectionFields = EntryTextFields & {
  slug: string
  picture: RestCollection['picture']
  channels: RestCollection['listings']
  products: readonly RestProductChoice[]
}

const empty: CollectionFields = { ...emptyTextFields, slug: '', picture: null, channels: [], products: [] }

const calls = {
  read: readCollectionCall,
  create: createCollectionCall,
  update: updateCollectionCall,
  remove: deleteCollectionCall,
  uses: collectionUsesCall,
}

function fieldsOf({ texts, slug, picture, listings, products }: RestCollection): CollectionFields {
  return { ...textFieldsOf(texts), slug, picture, channels: listings, products }
}

function toBody(fields: CollectionFields) {
  return {
    slug: fields.slug.trim(),
    texts: toTexts(fields),
    picture: fields.picture,
    listings: fields.channels,
    product_ids: fields.products.map(({ id }) => id),
  }
}

const fieldOfRefusal: Readonly<Record<string, string>> = {
  'texts.en.name': 'nameEn',
  listings: 'channels',
  product_ids: 'products',
}

export function CollectionEditor({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  const channels = useChannels()

  function textOf(name: string, fields: CollectionFields): string {
    if (name === 'products') return fields.products.map((product) => product.name[lang]).join(' · ')
    if (name === 'picture') return fields.picture?.url.split('/').at(-1) ?? ''
    if (name === 'channels')
      return fields.channels
        .map(({ channel_id }) => channels.find((each) => each.id === channel_id)?.name ?? channel_id)
        .join(' · ')
    return valueText(fields[name as keyof CollectionFields])
  }

  return (
    <EntryEditor
      kind="collection"
      id={id}
      path="/collections"
      newTitle={t('console-taxonomy.collections.new')}
      calls={calls}
      empty={empty}
      nameOf={({ texts }) => (lang === 'ar' && texts.ar.name) || texts.en.name}
      fieldsOf={fieldsOf}
      toBody={toBody}
      textOf={textOf}
      problemsOf={(fields) => ({
        ...(!fields.nameEn.trim() && { nameEn: t('console-taxonomy.problem.required') }),
        ...(!slugPattern.test(fields.slug.trim()) && { slug: t('console-taxonomy.problem.slug') }),
      })}
      fieldOf={(field) => fieldOfRefusal[field] ?? field}
    >
      {({ aside, isNew, ...form }) => {
        const { fields, problems, isReadOnly, onChange } = form
        const change = (values: Partial<CollectionFields>) =>
          onChange(isNew ? slugFollowing(fields, values, 'nameEn') : values)
        return (
          <FormColumns
            aside={
              <>
                <FactsPanel
                  slug={fields.slug}
                  problem={problems.slug}
                  isReadOnly={isReadOnly}
                  onSlug={(slug) => onChange({ slug })}
                />
                <ListingsPanel
                  listings={fields.channels}
                  error={problems.channels}
                  isReadOnly={isReadOnly}
                  onChange={(listings) => onChange({ channels: listings })}
                />
                <Panel title={t('console-taxonomy.form.picture')}>
                  <PictureField
                    label={t('console-taxonomy.fields.picture')}
                    value={fields.picture}
                    error={problems.picture}
                    isReadOnly={isReadOnly}
                    onChange={(picture) => onChange({ picture })}
                  />
                </Panel>
                {aside}
              </>
            }
          >
            <EntryTexts {...form} onChange={change} />
            <ProductListField
              products={fields.products}
              error={problems.products}
              isReadOnly={isReadOnly}
              onChange={(products) => onChange({ products })}
            />
          </FormColumns>
        )
      }}
    </EntryEditor>
  )
}
