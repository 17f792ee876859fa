import type { HandMadeConsole } from './open-console.ts'
import { all, both, type Made, paragraph } from './texts.ts'

type Picture = { url: string; alt: { en: string; ar: string } }
type Attribute = Made & { values: { id: number }[] }
export type MadeProduct = Made & { slug: string; variants: { id: number }[] }

/** Product types, attributes and categories with pictures. */
export async function makeTaxonomy({ command, upload }: HandMadeConsole, file: Buffer) {
  const goods = await command('/product-types/', { slug: 'goods', name: 'Goods', is_shipping_required: true })
  const work = await command('/product-types/', { slug: 'work', name: 'Work', is_shipping_required: false })
  const attribute = (input_type: string, slug: string, names: object, choices: object[]) =>
    command<Attribute>('/attributes/', {
      input_type,
      slug,
      names,
      unit: null,
      is_filterable: input_type === 'DROPDOWN',
      is_visible: input_type === 'DROPDOWN',
      is_required: false,
      values: choices,
    })
  const viscosity = await attribute('DROPDOWN', 'viscosity', all('Viscosity', 'اللزوجة'), [
    { id: null, slug: '5w-30', names: all('5W-30', '5W-30') },
  ])
  const size = await attribute('DROPDOWN', 'size', all('Size', 'الحجم'), [
    { id: null, slug: 'large', names: all('Large', 'كبير') },
    { id: null, slug: 'small', names: all('Small', 'صغير') },
  ])
  // Lists are sorted by it.
  const priority = await attribute('NUMERIC', 'priority', all('Priority', 'الأولوية'), [])
  const howTo = await attribute('RICH_TEXT', 'how-to-use', all('How to use', 'طريقة الاستخدام'), [])
  const { url } = await upload(file)
  const picture: Picture = { url, alt: both('A can of oil', 'علبة زيت') }
  const texts = (en: string, ar: string) => {
    const none = { description: null, seo_title: '', seo_description: '' }
    return { en: { name: en, ...none }, ar: { name: ar, ...none }, hi: { name: '', ...none } }
  }
  const category = (slug: string, names: object, parent_id: number | null) =>
    command('/categories/', {
      parent_id,
      slug,
      texts: names,
      picture,
      usage_limit_type: slug === 'services' ? 'per_order' : null,
      work_kind: slug === 'services' ? 'work' : null,
      priority: 1,
    })
  const top = await category('automobile', texts('Automobile', 'السيارات'), null)
  const oils = await category('engine-oil', texts('Engine oil', 'زيت المحرك'), top.id)
  const services = await category('services', texts('Services', 'الخدمات'), top.id)
  return { goods, work, viscosity, size, priority, howTo, picture, top, oils, services }
}

type Taxonomy = Awaited<ReturnType<typeof makeTaxonomy>>

/** Oil in two cans, the work of changing it, and both in a bundle; each with a price, none of them published. */
export async function makeProducts(
  console: HandMadeConsole,
  { taxonomy, stateId }: { taxonomy: Taxonomy; stateId: number },
) {
  const { command } = console
  const { goods, work, viscosity, size, priority, howTo, oils, services, picture } = taxonomy
  const create = (kind: string, type: Made, name: object) => {
    const category_id = type === work ? services.id : oils.id
    return command('/products/', { kind, type_id: type.id, category_id, name })
  }
  const update = ({ id, revision }: Made, fields: object) =>
    command<MadeProduct>(`/products/${id}/`, { revision, ...fields }, 'PUT')
  const variant = (sku: string, name: object, { isCounted = true, values = [] as number[] } = {}) => ({
    id: null,
    sku,
    name,
    track_inventory: isCounted,
    value_ids: values,
  })
  const [large, small] = size.values.map(({ id }) => id)
  if (!large || !small) throw new Error('The sizes were not made')

  const made = await create('goods', goods, all('Desert Shield 5W-30', 'درع الصحراء 5W-30'))
  const oil = await update(made, {
    description: { en: paragraph('For hot summers.'), ar: paragraph('لصيف حار.'), hi: null },
    tag: all('New', 'جديد'),
    free_gift: all('A funnel', 'قمع'),
    sales_rank: 3,
    tax_basis_points: 500,
    state_ids: [stateId],
    ways: [{ service_type: 'service', venue: 'center' }],
    value_ids: viscosity.values.map(({ id }) => id),
    numbers: [{ attribute_id: priority.id, number: 10 }],
    attribute_texts: [
      {
        attribute_id: howTo.id,
        text: { en: paragraph('Pour slowly.'), ar: paragraph('اسكب ببطء.'), hi: null },
      },
    ],
    variants: [
      variant('DS-4L', all('4 litres', '4 لترات'), { values: [large] }),
      variant('DS-1L', all('1 litre', 'لتر'), { values: [small] }),
    ],
  })
  const change = await update(await create('service', work, all('Oil change', 'تغيير الزيت')), {
    ways: [{ service_type: 'service', venue: 'center' }],
    variants: [variant('WORK-OIL', all('Oil change', 'تغيير الزيت'), { isCounted: false })],
  })
  // Its Arabic is older once it is renamed.
  const bundle = await update(await create('bundle', goods, all('Summer set', 'طقم الصيف')), {
    name: all('Summer kit', 'طقم الصيف'),
    ways: [{ service_type: 'service', venue: 'center' }],
    variants: [variant('KIT-1', all('Summer kit', 'طقم الصيف'))],
    parts: oil.variants.map(({ id }) => ({ variant_id: id, quantity: 1 })),
  })

  const none = { kind: 'none', value: 0 }
  await setPrices(console, oil, [
    [12_500, none],
    [3_900, { kind: 'percent', value: 10 }],
  ])
  await setPrices(console, change, [[4_000, { kind: 'fixed', value: 500 }]])
  await setPrices(console, bundle, [[15_000, none]])
  const media = [{ ...picture, variant_ids: oil.variants.map(({ id }) => id) }]
  await command(`/products/${oil.id}/media/`, { revision: oil.revision, media }, 'PUT')
  return { oil, change, bundle }
}

type Discount = { kind: string; value: number }

async function setPrices(
  { command }: HandMadeConsole,
  { variants }: MadeProduct,
  prices: readonly [number, Discount][],
): Promise<void> {
  for (const [at, { id: variant_id }] of variants.entries()) {
    const [price_baisa, discount] = prices[at] ?? []
    const amounts = { price_baisa, cost_baisa: null, discount }
    await command('/prices/set/', { variant_id, channel: 'default-channel', ...amounts, revision: 0 })
  }
}

/** Shows products in the main channel, on the home page and in a collection. */
export async function publishProducts(
  { command, ask }: HandMadeConsole,
  {
    products,
    categoryId,
    picture,
  }: { products: readonly MadeProduct[]; categoryId: number; picture: Picture },
): Promise<{ collectionId: number }> {
  for (const { id } of products) {
    const { body } = await ask(`/products/${id}/`)
    const { revision } = body.data
    await command(`/products/${id}/publish/`, { revision, channels: ['default-channel'] })
  }
  const product_ids = products.map(({ id }) => id)
  const slider = { channel_id: null, is_on_home_page: true, is_active: true, product_ids }
  const summer = { slug: 'for-the-summer', title: both('For the summer', 'للصيف') }
  await command('/product-sliders/', { ...slider, ...summer, category_id: null })
  const change = { slug: 'changed-today', title: both('Changed today', 'يغيّر اليوم') }
  await command('/product-sliders/', { ...slider, ...change, category_id: categoryId })
  const { body } = await ask('/settings/')
  const [main] = body.data.channels.filter(({ is_main }: { is_main: boolean }) => is_main)
  const texts = (name: string) => ({
    name,
    description: paragraph(name),
    seo_title: name,
    seo_description: name,
  })
  const { id } = await command('/collections/', {
    slug: 'favourites',
    texts: {
      en: texts('Favourites'),
      ar: texts('المفضلة'),
      hi: { name: '', description: null, seo_title: '', seo_description: '' },
    },
    picture,
    listings: [{ channel_id: main.id, published_at: new Date().toISOString() }],
    product_ids,
  })
  return { collectionId: id }
}
