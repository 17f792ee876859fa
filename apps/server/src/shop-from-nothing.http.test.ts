import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJpeg } from '#modules/media/api/testing/uploads.ts'
import { createBootstrapSecret } from '#modules/staff/index.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import {
  type HandMadeConsole,
  makeCars,
  makeCatalogue,
  makeCentre,
  makeContent,
  makePlaces,
  openConsole,
} from '#testing/hand-made-shop.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { runSeeds } from './run-seeds.ts'

type Made = {
  places: Awaited<ReturnType<typeof makePlaces>>
  cars: Awaited<ReturnType<typeof makeCars>>
  catalogue: Awaited<ReturnType<typeof makeCatalogue>>
  centre: Awaited<ReturnType<typeof makeCentre>>
}

let shop: TestApp
let desk: HandMadeConsole
let made: Made
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false, jobs: true })
  await shop.asOwner((db) => db.transaction(runSeeds))
  const secret = await createBootstrapSecret(shop.deps)
  desk = await openConsole(shop, secret ?? '')
}, 120_000)
afterAll(async () => {
  await expectInvariants(shop.deps.db)
  await shop.close()
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
const found = async () => {
  const query = `{ products(channel: "default-channel", first: 5, search: "desert shield") { edges { node {
    id slug name variants { id } thumbnail { url } isAvailable } } } }`
  return (await ask(shop, query)).data.products.edges.map(({ node }: { node: object }) => node)
}

describe('a shop without any data', () => {
  test('is made by the first administrator, by calls of the console alone', async () => {
    const places = await makePlaces(desk)
    const cars = await makeCars(desk)
    const catalogue = await makeCatalogue(desk, await aJpeg())
    const centre = await makeCentre(desk, { places, categoryId: catalogue.oils.id })
    await makeContent(desk, { categoryId: catalogue.oils.id, picture: catalogue.pictureUrl })
    made = { places, cars, catalogue, centre }

    const channel = await desk.command<{ slug: string }>('/channels/', {
      slug: 'fleet',
      name: 'Fleet',
      is_active: true,
    })
    expect(channel.slug).toBe('fleet')
    for (const { id } of catalogue.product.variants) {
      await desk.command('/stock/set/', {
        variant_id: toGlobalId('ProductVariant', id),
        warehouse_id: toGlobalId('Warehouse', centre.centre.warehouse_id),
        on_hand: 5,
        revision: 0,
        reason: 'first delivery',
      })
    }
    const { body } = await desk.ask(`/products/${catalogue.product.id}/`)
    await desk.command(`/products/${catalogue.product.id}/publish/`, {
      revision: body.data.revision,
      channels: ['default-channel'],
    })
    await waitUntil(async () => (await found()).length === 1)
  })

  test('shows what was made: places, cars, categories, centres, pages and texts', async () => {
    const names = async (path: string) => (await rest(path)).data.map(({ name }: { name: string }) => name)
    expect(await names(`locations/provinces/?country_id=${made.places.country.id}`)).toContain('Muscat')
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
      pages: { edges: [{ node: { slug: 'top-image-1', title: 'Oil for the summer' } }] },
    })
    expect((await rest('content/faq')).data).toHaveLength(1)
    expect((await rest('content/configs/contact/')).data).toMatchObject({ title: 'Write to us' })
  })

  test('sells: a shopper books an hour, pays and sees the order, which the centre fulfils', async () => {
    const [product] = await found()
    expect(product).toMatchObject({ name: 'Desert Shield 5W-30', isAvailable: true })
    const wanted = { product_id: product.id, variant_id: product.variants[0].id, quantity: 1 }
    const asked = { products: [wanted], service_type: 'service', first: 1 }
    // Without a place the shop means Muscat, whatever its id is here.
    const [slot] = (await rest('service_center/soonest/', asked)).data
    expect(slot).toMatchObject({ name: 'Ghala Workshop', service_fee: 1.5 })

    const { token } = await signIn(shop, '92345678')
    const as = (query: string, variables: Record<string, unknown>) => ask(shop, query, { token, variables })
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
    const opened = await as(
      `mutation($lines: [CheckoutLineInput!]!) { checkoutCreate(input: { channel: "default-channel", lines: $lines,
        billingAddress: { country: OM, city: "muscat" } }) { checkout { id totalPrice { gross { amount } } } errors { code message } } }`,
      { lines: [{ variantId: product.variants[0].id, quantity: 1, metadata }] },
    )
    expect(opened.data.checkoutCreate.errors).toEqual([])
    const { id } = opened.data.checkoutCreate.checkout
    const coded = await as(
      `mutation($id: ID!) { checkoutAddPromoCode(id: $id, promoCode: "OPENING10") { checkout { totalPrice { gross { amount } } } errors { code } } }`,
      { id },
    )
    expect(coded.data.checkoutAddPromoCode).toMatchObject({
      errors: [],
      checkout: { totalPrice: { gross: { amount: 12.75 } } },
    })
    const begun = await as(
      `mutation($id: ID!, $data: JSON!) { transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments", data: $data }) {
        data errors { code message } } }`,
      { id, data: { gateway_id: 'sandbox', callback_host: 'http://localhost/en' } },
    )
    const { url } = begun.data.transactionInitialize.data
    await shop.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ outcome: 'pay', card: '4000000000000507' }).toString(),
    })
    const completed = await as(
      'mutation($id: ID!) { checkoutComplete(id: $id) { order { id number paymentStatus } errors { code } } }',
      { id },
    )
    const { order } = completed.data.checkoutComplete
    expect(order).toMatchObject({ paymentStatus: 'FULLY_CHARGED' })

    const { body } = await desk.ask(`/orders/${order.id}/`)
    expect(body.data).toMatchObject({ number: Number(order.number) })
    const line = body.data.lines[0].id
    await desk.command(`/orders/${order.id}/fulfil/`, {
      revision: body.data.revision,
      lines: [{ id: line, units: 1 }],
    })
    const seen = await as('query($id: ID!) { order(id: $id) { status } }', { id: order.id })
    expect(seen.data.order).toMatchObject({ status: 'FULFILLED' })
  })
})
