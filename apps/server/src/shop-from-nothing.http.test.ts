import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJpeg } from '#modules/media/api/testing/uploads.ts'
import { createBootstrapSecret } from '#modules/staff/index.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { listFilledColumns } from '#testing/filled-columns.ts'
import { makeCars } from '#testing/hand-made-shop/make-cars.ts'
import { makeProducts, makeTaxonomy, publishProducts } from '#testing/hand-made-shop/make-catalogue.ts'
import { makeCentre } from '#testing/hand-made-shop/make-centre.ts'
import { makeContent } from '#testing/hand-made-shop/make-content.ts'
import { makeOffers } from '#testing/hand-made-shop/make-offers.ts'
import { makePeople } from '#testing/hand-made-shop/make-people.ts'
import { makePlaces } from '#testing/hand-made-shop/make-places.ts'
import { makeSettings, setSeller } from '#testing/hand-made-shop/make-settings.ts'
import { idleExceptions, missingColumns } from '#testing/hand-made-shop/not-made-by-hand.ts'
import { type HandMadeConsole, openConsole } from '#testing/hand-made-shop/open-console.ts'
import { workAtDesk } from '#testing/hand-made-shop/work-at-desk.ts'
import { openRealProviders, type RealProviders } from '#testing/real-providers.ts'
import { ask, login, sendOtp } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { loadDemoShop } from './demo-shop.ts'
import { runSeeds } from './run-seeds.ts'

let providers: RealProviders
let shop: TestApp
let desk: HandMadeConsole
let country: { id: number }
let state: { id: number }
let token: string
beforeAll(async () => {
  providers = await openRealProviders()
  shop = await buildTestApp({ seeded: false, jobs: true, env: providers.env })
  await shop.asOwner((db) => db.transaction(runSeeds))
}, 120_000)
afterAll(async () => {
  await expectInvariants(shop.deps.db)
  await shop.close()
  await providers.close()
})

const rest = async (path: string, payload?: object) => {
  const answer = await shop.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/${path}`,
    headers: { host: 'localhost', 'accept-language': 'en' },
    ...(payload && { payload }),
  })
  return answer.json()
}
type Found = { id: string; name: string; isAvailable: boolean; variants: { id: string }[] }
const found = async (search = 'desert shield'): Promise<Found[]> => {
  const query = `query($search: String!) { products(channel: "default-channel", first: 5, search: $search) { edges { node {
    id slug name variants { id } thumbnail { url } isAvailable } } } }`
  const { data } = await ask(shop, query, { variables: { search } })
  return data.products.edges.map(({ node }: { node: Found }) => node)
}

/** A customer's session by the code of a text message. */
async function signInByMessage(phoneNumber: string): Promise<string> {
  await sendOtp(shop, { phoneNumber })
  const message = await providers.messageTo(`+968${phoneNumber}`)
  const otp = /\d{6}/.exec(message)?.[0] ?? ''
  return (await login(shop, { phoneNumber, otp })).token
}

const as = (query: string, variables: Record<string, unknown>) => ask(shop, query, { token, variables })

/** What the shop offers first for a product, as the storefront sends it with the line. */
async function bookedLine(product: Found) {
  const [variant] = product.variants
  const wanted = { product_id: product.id, variant_id: variant?.id, quantity: 1 }
  // Without a place the shop means Muscat, whatever its id is here.
  const asked = { products: [wanted], service_type: 'service', first: 1 }
  const [slot] = (await rest('service_center/soonest/', asked)).data
  expect(slot).toMatchObject({ name: 'Ghala Workshop', service_fee: 1.5 })
  const pairs = {
    slot_id: String(slot.slot_id),
    service_center_id: String(slot.service_center_id),
    product_id: product.id,
    service_type: 'service',
    delivery_date: slot.delivery_date,
    delivery_shift: slot.delivery_shift,
    delivery_time: slot.delivery_time,
    service_fee_id: slot.service_fee_variant_id,
    name: slot.name,
    stock_type: slot.stock_type,
  }
  const metadata = Object.entries(pairs).map(([key, value]) => ({ key, value }))
  return { variantId: variant?.id, quantity: 1, metadata }
}

/** Buys by card, at the page of the gateway. */
async function buy(products: readonly (Found | undefined)[], code?: string) {
  const lines = []
  for (const product of products) if (product) lines.push(await bookedLine(product))
  const opened = await as(
    `mutation($lines: [CheckoutLineInput!]!) { checkoutCreate(input: { channel: "default-channel", lines: $lines,
      billingAddress: { country: OM, city: "muscat" } }) { checkout { id } errors { code message } } }`,
    { lines },
  )
  expect(opened.data.checkoutCreate.errors).toEqual([])
  expect(lines).toHaveLength(products.length)
  const { id } = opened.data.checkoutCreate.checkout
  if (code) {
    const coded = await as(
      'mutation($id: ID!, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) { errors { code } } }',
      { id, code },
    )
    expect(coded.data.checkoutAddPromoCode.errors).toEqual([])
  }
  const begun = await as(
    `mutation($id: ID!, $data: JSON!) { transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments", data: $data }) {
      data errors { code message } } }`,
    { id, data: { gateway_id: 'thawani', callback_host: 'http://localhost/en' } },
  )
  expect(begun.data.transactionInitialize.errors).toEqual([])
  expect((await providers.payAt(shop, begun.data.transactionInitialize.data.url)).statusCode).toBe(200)
  const completed = await as(
    `mutation($id: ID!) { checkoutComplete(id: $id) { order { id number paymentStatus total { gross { amount } } }
      errors { code } } }`,
    { id },
  )
  return completed.data.checkoutComplete.order
}

async function invoiceOf(orderId: string) {
  const query = 'query($id: ID!) { order(id: $id) { invoices { number seller { name taxNumber } } } }'
  let invoices: { number: string; seller: { name: string; taxNumber: string } }[] = []
  await waitUntil(async () => {
    invoices = (await as(query, { id: orderId })).data.order.invoices
    return invoices.length > 0
  })
  return invoices[0]
}

describe('a shop without any data, which is no demo', () => {
  test('is opened by its first administrator, who invites somebody by mail', async () => {
    const secret = await createBootstrapSecret(shop.deps)
    const salma = { name: 'Salma', email: 'salma@ghala.example' }
    desk = await openConsole(shop, secret ?? '', salma)
    const invited = { name: 'Nasser', email: 'nasser@ghala.example', role: 'content', language: 'en' }
    await desk.command('/staff/', invited)
    const mail = await providers.mailTo('nasser@ghala.example')
    const link = /\/console\/setup#(\S+)/.exec(mail)?.[1]
    const nasser = await openConsole(shop, link ?? '')
    expect((await nasser.ask('/session/')).body.data).toMatchObject({ name: 'Nasser', role: 'content' })
    expect((await nasser.ask('/settings/')).status).toBe(403)
  })

  test('is made by calls of the console alone', async () => {
    const settings = await makeSettings(desk)
    expect(settings.fleet.slug).toBe('fleet')
    const places = await makePlaces(desk)
    country = places.country
    state = places.state
    await makeCars(desk)
    const taxonomy = await makeTaxonomy(desk, await aJpeg())
    const products = await makeProducts(desk, { taxonomy, stateId: places.state.id })
    const { top, picture: shown } = taxonomy
    const { centre } = await makeCentre(desk, { places, categoryId: top.id, picture: shown.url })
    for (const { id } of products.oil.variants) {
      await desk.command('/stock/set/', {
        variant_id: toGlobalId('ProductVariant', id),
        warehouse_id: toGlobalId('Warehouse', centre.warehouse_id),
        on_hand: 5,
        revision: 0,
        reason: 'first delivery',
      })
    }
    await makePeople(desk, { centreId: centre.id, categoryId: taxonomy.oils.id })
    const { picture } = taxonomy
    const categoryId = taxonomy.oils.id
    const published = { products: Object.values(products), categoryId, picture }
    const { collectionId } = await publishProducts(desk, published)
    const stateId = places.state.id
    await makeContent(desk, { categoryId, collectionId, stateId, picture: picture.url })
    const offers = { categoryId, channelId: settings.mainChannelId }
    const { giftCards } = await makeOffers(desk, offers)
    expect(giftCards).toHaveLength(2)
    await waitUntil(async () => (await found()).length === 1)
  })

  test('shows what was made: places, cars, categories, centres, pages, texts and settings', async () => {
    const names = async (path: string) => (await rest(path)).data.map(({ name }: { name: string }) => name)
    expect(await names(`locations/provinces/?country_id=${country.id}`)).toContain('Muscat')
    expect(JSON.stringify(await rest('cars/load_cars_brand/?type=passenger&limit=200'))).toContain('Sindbad')
    const { data } = await ask(
      shop,
      `{ categories(first: 5, level: 0) { edges { node { name } } } shop { defaultCountry { code } }
        menu(slug: "navbar", channel: "default-channel") { items { name } }
        pages(first: 5) { edges { node { slug title } } } }`,
    )
    expect(data).toMatchObject({
      categories: { edges: [{ node: { name: 'Automobile' } }] },
      shop: { defaultCountry: { code: 'OM' } },
      menu: { items: [{ name: 'Oils' }] },
      pages: {
        edges: expect.arrayContaining([{ node: { slug: 'top-image-1', title: 'Oil for the summer' } }]),
      },
    })
    expect((await rest('content/faq')).data).toHaveLength(1)
    expect((await rest('content/configs/contact/')).data).toMatchObject({ title: 'Write to us' })
  })

  test('sells goods with a booked hour, which the shopper pays by card and the centre fulfils', async () => {
    const [oil] = await found()
    expect(oil).toMatchObject({ name: 'Desert Shield 5W-30', isAvailable: true })
    token = await signInByMessage('92345678')
    const [work] = await found('oil change')
    const order = await buy([oil, work], 'OPENING10')
    expect(order).toMatchObject({ paymentStatus: 'FULLY_CHARGED' })
    const first = await invoiceOf(order.id)
    expect(first).toMatchObject({ seller: { name: 'Ghala Oils LLC', taxNumber: 'OM1234567890' } })

    await setSeller(desk, { en: 'Ghala Trading LLC', ar: 'غلا للتجارة ش.م.م' })
    const later = await buy([oil])
    expect(await invoiceOf(later.id)).toMatchObject({ seller: { name: 'Ghala Trading LLC' } })
    expect(await invoiceOf(order.id)).toEqual(first)

    const { body } = await desk.ask(`/orders/${order.id}/`)
    expect(body.data).toMatchObject({ number: Number(order.number) })
    const lines = body.data.lines.map(({ id }: { id: string }) => ({ id, units: 1 }))
    await desk.command(`/orders/${order.id}/fulfil/`, { revision: body.data.revision, lines })
    const seen = await as('query($id: ID!) { order(id: $id) { status } }', { id: order.id })
    expect(seen.data.order).toMatchObject({ status: 'FULFILLED' })
  })

  test('is worked in: pictures, messages to customers, gift cards and files', async () => {
    const done = await workAtDesk(desk, { stateId: state.id, file: await aJpeg() })
    expect(done).toEqual({ problems: 1, imported: 'done' })
  })

  test('has everything that the demo shop has', async () => {
    const demo = await buildTestApp({ seeded: true })
    const { seedCustomers, seedStaff, refreshClosure, seedDesk } = await loadDemoShop()
    await seedCustomers(demo.deps)
    await seedStaff(demo.deps)
    await refreshClosure(demo.deps)
    await seedDesk(demo.deps)
    const wanted = await demo.asOwner(listFilledColumns)
    await demo.close()
    const made = await shop.asOwner(listFilledColumns)
    expect(missingColumns(wanted, made)).toEqual([])
    expect(idleExceptions(wanted, made)).toEqual([])
  })
})
