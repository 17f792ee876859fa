import { codeAt } from '#modules/staff/use-cases/credentials/authenticator.ts'
import { askConsole } from './staff.ts'
import type { TestApp } from './test-app.ts'

type Answer = Awaited<ReturnType<typeof askConsole>>
type Made = { id: number; revision: number }

const both = (en: string, ar: string) => ({ en, ar })
const all = (en: string, ar: string) => ({ en, ar, hi: '' })
const paragraph = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] })

/** The first administrator, who proves a one-time secret and makes everything by calls of the console. */
export async function openConsole(shop: TestApp, secret: string) {
  const chosen = { name: 'Salma', email: 'salma@warsha.example', password: 'a long enough password', secret }
  const started = await askConsole(shop, '/setup/', chosen)
  const key: string = started.body.data.authenticator_key
  const code = codeAt(key, shop.deps.clock.now())
  const finished = await askConsole(shop, '/setup/finish/', { secret, code })
  const token = finished.cookie?.value
  if (!token) throw new Error(`The first administrator could not sign in: ${JSON.stringify(finished.body)}`)
  let sent = 0
  const ask = (path: string, body?: object, method?: 'PUT' | 'POST'): Promise<Answer> =>
    askConsole(shop, path, body, { token, ...(method && { method }) })
  const command = async <Data = Made>(
    path: string,
    body: object,
    method: 'PUT' | 'POST' = 'POST',
  ): Promise<Data> => {
    const answer = await ask(path, { key: `by-hand-${++sent}`, ...body }, method)
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const upload = async (file: Buffer): Promise<{ url: string }> => {
    const query = new URLSearchParams({ key: `by-hand-${++sent}`, name: 'oil.jpg' })
    const headers = { 'content-type': 'image/jpeg' }
    const answer = await askConsole(shop, `/pictures/?${query}`, file, { token, headers })
    if (answer.status !== 200) throw new Error(`The picture was refused: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  return { ask, command, upload }
}

export type HandMadeConsole = Awaited<ReturnType<typeof openConsole>>

/** Countries to regions: one of each. */
export async function makePlaces({ command }: HandMadeConsole) {
  const country = await command('/countries/', {
    name: both('Oman', 'عُمان'),
    iso: 'OM',
    phone_prefix: '+968',
    phone_digits: 8,
    is_active: true,
  })
  const at = { latitude: 23.588, longitude: 58.383 }
  const area = (kind: string, parent_id: number, name: object, governorate_code: string | null = null) =>
    command(`/places/${kind}/`, { parent_id, name, ...at, governorate_code })
  // Another place comes first, so that nothing relies on the id of Muscat.
  await area('state', country.id, both('Sohar', 'صحار'), 'OM-BS')
  const state = await area('state', country.id, both('Muscat', 'مسقط'), 'OM-MA')
  const city = await area('city', state.id, both('Bawshar', 'بوشر'))
  const region = await area('region', city.id, both('Ghala', 'غلا'))
  return { country, state, city, region }
}

/** A brand with a model, and what it takes. */
export async function makeCars({ command }: HandMadeConsole) {
  const brand = await command('/cars/brands/', { name: both('Sindbad', 'سندباد') })
  const fitment = {
    year_from: 2015,
    year_to: null,
    oil_grades: ['5W-30'],
    oil_millilitres: 4500,
    tyre_sizes: ['205/55R16'],
    tyre_count: 4,
    battery_ah: [70],
  }
  const model = await command('/cars/models/', {
    brand_id: brand.id,
    name: both('Voyager', 'الرحالة'),
    type: 'passenger',
    fitments: [fitment],
  })
  return { brand, model }
}

/** A product with a picture, two variants with prices, and everything that it is sorted by. */
export async function makeCatalogue({ command, upload }: HandMadeConsole, picture: Buffer) {
  const type = await command('/product-types/', { slug: 'goods', name: 'Goods', is_shipping_required: true })
  const attribute = await command<{ values: { id: number }[] }>('/attributes/', {
    input_type: 'DROPDOWN',
    slug: 'viscosity',
    names: all('Viscosity', 'اللزوجة'),
    unit: null,
    is_filterable: true,
    is_visible: true,
    is_required: false,
    values: [{ id: null, slug: '5w-30', names: all('5W-30', '5W-30') }],
  })
  const { url } = await upload(picture)
  const shown = { url, alt: both('A can of oil', 'علبة زيت') }
  const texts = (en: string, ar: string) => {
    const none = { description: null, seo_title: '', seo_description: '' }
    return { en: { name: en, ...none }, ar: { name: ar, ...none }, hi: { name: '', ...none } }
  }
  const category = (slug: string, names: object, parent_id: number | null) =>
    command('/categories/', {
      parent_id,
      slug,
      texts: names,
      picture: shown,
      usage_limit_type: null,
      priority: 1,
    })
  const top = await category('automobile', texts('Automobile', 'السيارات'), null)
  const oils = await category('engine-oil', texts('Engine oil', 'زيت المحرك'), top.id)
  const made = await command('/products/', {
    kind: 'goods',
    type_id: type.id,
    category_id: oils.id,
    name: all('Desert Shield 5W-30', 'درع الصحراء 5W-30'),
  })
  const variant = (sku: string, name: object) => ({
    id: null,
    sku,
    name,
    track_inventory: true,
    value_ids: [],
  })
  const product = await command<Made & { slug: string; variants: { id: number }[] }>(
    `/products/${made.id}/`,
    {
      revision: made.revision,
      description: { en: paragraph('For hot summers.'), ar: paragraph('لصيف حار.'), hi: null },
      tax_basis_points: 500,
      ways: [{ service_type: 'service', venue: 'center' }],
      value_ids: attribute.values.map(({ id }) => id),
      variants: [variant('DS-4L', all('4 litres', '4 لترات')), variant('DS-1L', all('1 litre', 'لتر'))],
    },
    'PUT',
  )
  const prices = [12_500, 3_900]
  for (const [at, { id: variant_id }] of product.variants.entries()) {
    await command('/prices/set/', {
      variant_id,
      channel: 'default-channel',
      price_baisa: prices[at],
      cost_baisa: null,
      discount: { kind: 'none', value: 0 },
      revision: 0,
    })
  }
  await command(
    `/products/${product.id}/media/`,
    { revision: product.revision, media: [{ ...shown, variant_ids: [] }] },
    'PUT',
  )
  return { type, attribute, top, oils, product, pictureUrl: url }
}

type Place = { state: Made; country: Made }

/** A central warehouse, and a centre with a shelf of its own that does the work in its hours, every day of the week. */
export async function makeCentre(
  { command, ask }: HandMadeConsole,
  { places, categoryId }: { places: Place; categoryId: number },
) {
  const warehouse = await command('/warehouses/', {
    slug: 'central',
    name: both('Central warehouse', 'المستودع المركزي'),
    is_central: true,
    state_id: null,
    street_address: 'Way 12, Ghala',
    city: 'Muscat',
    country_code: 'OM',
    phone: '',
    is_active: true,
  })
  const centreType = await command('/centre-types/', {
    slug: 'workshop',
    name: both('Workshop', 'ورشة'),
    position: 1,
  })
  const serviceType = await command('/service-types/', {
    slug: 'oil-change',
    name: both('Oil change', 'تغيير الزيت'),
    service_type: 'service',
    position: 1,
    category_ids: [categoryId],
  })
  const centre = await command<Made & { warehouse_id: number }>('/service-centres/', {
    name: both('Ghala Workshop', 'ورشة غلا'),
    address: both('Way 9, Ghala', 'سكة 9، غلا'),
    description: both('', ''),
    latitude: 23.58,
    longitude: 58.38,
    phone: '+96824500000',
    stock_type: 'center',
    lead_days: 0,
    state_id: places.state.id,
    type_id: centreType.id,
    offers: [{ service_type_id: serviceType.id, venue: 'center' }],
  })
  const shift = {
    code: 'day',
    name: both('Day', 'النهار'),
    start_time: '06:00',
    end_time: '22:00',
    slot_minutes: 60,
    capacity: 3,
    slot_type: 'normal',
    service_fee_baisa: 1_500,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  }
  const { body } = await ask(`/service-centres/${centre.id}/schedule/`)
  const week = `/service-centres/${centre.id}/week/`
  await command(week, { revision: body.data.revision, shifts: [shift] }, 'PUT')
  const reason = 'opens today'
  await command(`/service-centres/${centre.id}/active/`, {
    revision: centre.revision,
    is_active: true,
    reason,
  })
  return { warehouse, centreType, serviceType, centre }
}

/** Pages, texts, legal texts, a menu and a promotion. */
export async function makeContent(
  { command }: HandMadeConsole,
  { categoryId, picture }: { categoryId: number; picture: string },
) {
  const pageType = await command('/page-types/', { slug: 'home-page', name: 'Home page' })
  const page = await command('/pages/', {
    page_type_id: pageType.id,
    slug: 'top-image-1',
    language: 'en',
    texts: { title: 'Oil for the summer', content: null, seo_title: null, seo_description: null },
    translations: { ar: null, hi: null },
    channels: ['default-channel'],
    priority: 1,
    state_ids: [],
    picture,
    picture_mobile: picture,
    text: null,
    button_label: null,
    link: null,
  })
  await command(`/pages/${page.id}/publish/`, { revision: page.revision, from: null, until: null })
  await command('/faq/', {
    question: both('When are you open?', 'متى تفتحون؟'),
    answer: both('Every day.', 'كل يوم.'),
    is_published: true,
  })
  const contact = (title: string) => ({
    title,
    company: 'Warsha',
    address: 'Ghala',
    hours: '06:00-22:00',
    text: title,
  })
  const texts = { revision: 0, en: contact('Write to us'), ar: contact('راسلنا') }
  await command('/site-texts/contact/', texts, 'PUT')
  await command(
    '/site-texts/delivery-rules/',
    {
      revision: 0,
      title: both('Delivery', 'التوصيل'),
      rules: [{ title: both('At the centre', 'في المركز'), text: both('By hour.', 'بالموعد.') }],
    },
    'PUT',
  )
  for (const kind of ['terms', 'privacy', 'returns']) {
    await command('/legal-texts/', {
      kind,
      version: '1.0',
      effective_date: '2099-01-01',
      title: both('Rules', 'القواعد'),
      content: { en: paragraph('Be kind.'), ar: paragraph('كن لطيفًا.') },
    })
  }
  const target = { category_id: categoryId, collection_id: null, page_id: null, url: null }
  await command('/menus/', {
    slug: 'navbar',
    name: 'Menu',
    items: [{ id: null, level: 0, names: all('Oils', 'زيوت'), ...target }],
  })
  await command('/promotions/', {
    code: 'OPENING10',
    name: both('Opening', 'الافتتاح'),
    type: 'percent',
    percent: 10,
    amount_baisa: null,
    channel_id: null,
    minimum_baisa: null,
    starts_on: null,
    ends_on: null,
    total_limit: null,
    per_customer_limit: null,
    within_hours: null,
    targets: [],
  })
}
