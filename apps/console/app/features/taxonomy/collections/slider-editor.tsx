import { useQuery } from '@tanstack/react-query'
import { listCategoriesCall } from '@warsha/contract/console/catalogue/categories.calls.ts'
import {
  createSliderCall,
  deleteSliderCall,
  readSliderCall,
  updateSliderCall,
} from '@warsha/contract/console/catalogue/sliders.calls.ts'
import type { RestSlider } from '@warsha/contract/console/catalogue/sliders.rest.ts'
import type { RestProductChoice } from '@warsha/contract/console/catalogue/taxonomy-shapes.ts'
import { Select } from '@warsha/ui/select.tsx'
import { Switch } from '@warsha/ui/switch.tsx'
import { TranslatedPanel } from '~/components/edit/translated-panel.tsx'
import { ask } from '~/session/ask.ts'
import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'
import { EntryEditor } from '../entry-editor.tsx'
import { slugFollowing, slugPattern, valueText } from '../entry-fields.ts'
import { FactsPanel, FormColumns } from '../facts-panel.tsx'
import { ProductListField } from '../product-list-field.tsx'

type SliderFields = {
  slug: string
  titleEn: string
  titleAr: string
  categoryId: string
  channelId: string
  isOnHomePage: boolean
  isActive: boolean
  products: readonly RestProductChoice[]
}

const empty: SliderFields = {
  slug: '',
  titleEn: '',
  titleAr: '',
  categoryId: '',
  channelId: '',
  isOnHomePage: true,
  isActive: true,
  products: [],
}

const calls = {
  read: readSliderCall,
  create: createSliderCall,
  update: updateSliderCall,
  remove: deleteSliderCall,
}

function fieldsOf(slider: RestSlider): SliderFields {
  return {
    slug: slider.slug,
    titleEn: slider.title.en,
    titleAr: slider.title.ar,
    categoryId: slider.category_id === null ? '' : String(slider.category_id),
    channelId: slider.channel_id === null ? '' : String(slider.channel_id),
    isOnHomePage: slider.is_on_home_page,
    isActive: slider.is_active,
    products: slider.products,
  }
}

function toBody(fields: SliderFields) {
  return {
    slug: fields.slug.trim(),
    title: { en: fields.titleEn.trim(), ar: fields.titleAr.trim() },
    category_id: fields.categoryId ? Number(fields.categoryId) : null,
    channel_id: fields.channelId ? Number(fields.channelId) : null,
    is_on_home_page: fields.isOnHomePage,
    is_active: fields.isActive,
    product_ids: fields.products.map(({ id }) => id),
  }
}

const fieldOfRefusal: Readonly<Record<string, string>> = {
  product_ids: 'products',
  category_id: 'categoryId',
  channel_id: 'channelId',
}

export function SliderEditor({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  const channels = useChannels()
  const { data: categories } = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => ask(listCategoriesCall, { signal }),
  })

  function textOf(name: string, fields: SliderFields): string {
    if (name === 'products') return fields.products.map((product) => product.name[lang]).join(' · ')
    if (name === 'categoryId')
      return categories?.data.find((each) => String(each.id) === fields.categoryId)?.name[lang] ?? ''
    if (name === 'channelId')
      return channels.find((each) => String(each.id) === fields.channelId)?.name ?? t('console.list.all')
    if (name === 'isActive' || name === 'isOnHomePage')
      return t(fields[name] ? 'console-taxonomy.yes' : 'console-taxonomy.no')
    return valueText(fields[name as keyof SliderFields])
  }

  return (
    <EntryEditor
      kind="product-slider"
      id={id}
      path="/product-sliders"
      newTitle={t('console-taxonomy.sliders.new')}
      calls={calls}
      empty={empty}
      nameOf={({ title }) => title[lang]}
      fieldsOf={fieldsOf}
      toBody={toBody}
      textOf={textOf}
      problemsOf={(fields) => ({
        ...(!fields.titleEn.trim() && { titleEn: t('console-taxonomy.problem.required') }),
        ...(!fields.titleAr.trim() && { titleAr: t('console-taxonomy.problem.required') }),
        ...(!slugPattern.test(fields.slug.trim()) && { slug: t('console-taxonomy.problem.slug') }),
      })}
      fieldOf={(field) => fieldOfRefusal[field] ?? field}
    >
      {({ fields, saved, problems, isReadOnly, isNew, older, aside, onChange }) => (
        <FormColumns
          aside={
            <>
              <FactsPanel
                slug={fields.slug}
                problem={problems.slug}
                isReadOnly={isReadOnly}
                onSlug={(slug) => onChange({ slug })}
              >
                <Switch
                  label={t('console-taxonomy.fields.isActive')}
                  checked={fields.isActive}
                  onChange={({ target }) => onChange({ isActive: target.checked })}
                />
                <Switch
                  label={t('console-taxonomy.fields.isOnHomePage')}
                  checked={fields.isOnHomePage}
                  onChange={({ target }) => onChange({ isOnHomePage: target.checked })}
                />
                <Select
                  label={t('console-taxonomy.fields.categoryId')}
                  hint={t('console-taxonomy.sliders.categoryHint')}
                  error={problems.categoryId}
                  value={fields.categoryId}
                  onChange={({ target }) => onChange({ categoryId: target.value })}
                >
                  <option value="">{t('console-taxonomy.none')}</option>
                  {categories?.data.map((category) => (
                    <option key={category.id} value={category.id}>
                      {'– '.repeat(category.level) + category.name[lang]}
                    </option>
                  ))}
                </Select>
                <Select
                  label={t('console-taxonomy.fields.channelId')}
                  error={problems.channelId}
                  value={fields.channelId}
                  onChange={({ target }) => onChange({ channelId: target.value })}
                >
                  <option value="">{t('console.list.all')}</option>
                  {channels.map((channel) => (
                    <option key={channel.id} value={channel.id}>
                      {channel.name}
                    </option>
                  ))}
                </Select>
              </FactsPanel>
              {aside}
            </>
          }
        >
          <TranslatedPanel
            title={t('console-taxonomy.form.texts')}
            texts={[{ name: 'title', label: t('console-taxonomy.fields.title'), maxLength: 120 }]}
            fields={fields}
            saved={saved}
            older={older}
            problems={problems}
            isReadOnly={isReadOnly}
            hasHindi={false}
            onChange={(values) => onChange(isNew ? slugFollowing(fields, values, 'titleEn') : values)}
          />
          <ProductListField
            products={fields.products}
            error={problems.products}
            isReadOnly={isReadOnly}
            onChange={(products) => onChange({ products })}
          />
        </FormColumns>
      )}
    </EntryEditor>
  )
}
