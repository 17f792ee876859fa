import { setBooking } from '@warsha/contract/cart/booking-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { type CartTotals, cartTotal } from '@warsha/contract/cart/cart-total.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa, baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

const muscat = 11
let shop: TestApp
let goods: CartLine[]
let fee: { id: string; amount: number }

beforeAll(async () => {
  shop = await buildTestApp()
  goods = await readGoods()
  fee = await readFee()
})
afterAll(() => shop.close())

describe('the browser counts like the shop', () => {
  test('[REST-81] two hundred random carts cost the same to the baisa, whatever prices were sent', async () => {
    await fc.assert(
      fc.asyncProperty(carts(), async (cart) => {
        const answer = await send(cart.map(forge))
        expect(answer.status).toBe(200)
        expect(toBaisa(answer.totals)).toEqual(cartTotal(cart))
      }),
      { numRuns: Number(process.env.RANDOM_CARTS ?? 200) },
    )
  }, 300_000)
})

/** Carts of the demo shop as the browser holds them, some lines of them booked. The first line is in stock. */
function carts(): fc.Arbitrary<CartLine[]> {
  const line = fc.record({
    index: fc.nat(goods.length - 1),
    quantity: fc.integer({ min: 1, max: 60 }),
    isBooked: fc.boolean(),
  })
  return fc.array(line, { minLength: 1, maxLength: 12 }).map((picked) => {
    const unique = [...new Map(picked.map((each) => [each.index, each])).values()]
    return unique.flatMap(({ index, quantity, isBooked }, at) => {
      const line = { ...(goods[index] as CartLine), quantity: at === 0 ? 1 : quantity }
      return isBooked ? book(line) : [line]
    })
  })
}

function book(line: CartLine): CartLine[] {
  const metadata = [{ key: 'service_fee_id', value: fee.id }]
  return setBooking([line], line.variantId, { metadata, feeAmount: baisa(fee.amount) })
}

/** A line as a dishonest caller would send it. */
function forge(line: CartLine): SentLine {
  return { ...line, price: 1, payable_amount: 0.001, discount_amount: 99, tax: -5 }
}

/** Of the amounts that a caller sends, nothing is certain. */
type SentLine = Pick<CartLine, 'id' | 'variantId' | 'quantity'> & Record<string, unknown>

async function send(cart: SentLine[]): Promise<{ status: number; totals: Record<string, number> }> {
  const [first, ...others] = cart as [SentLine, ...SentLine[]]
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/sellers/card/',
    payload: {
      seller_product_id: first.id,
      variant_id: first.variantId,
      city_id: muscat,
      quantity: first.quantity,
      cart_items: [first, ...others],
    },
  })
  return { status: answer.statusCode, totals: answer.json().data?.totals }
}

function toBaisa({ total_quantity, ...amounts }: Record<string, number>): CartTotals {
  const inBaisa = Object.entries(amounts).map(([field, amount]) => [field, baisaFromDecimal(amount)])
  return { total_quantity, ...Object.fromEntries(inBaisa) } as CartTotals
}

const productsDocument = `{
  products(first: 100, channel: "default-channel") {
    edges { node { id name metafields(keys: ["usage_limit_type", "tax_rate"]) variants {
      id
      quantityAvailable(address: { countryArea: "muscat" })
      pricing { price { gross { amount } tax { amount } } priceUndiscounted { gross { amount } } }
    } } }
  }
}`

type Node = {
  id: string
  name: string
  metafields: { usage_limit_type?: string; tax_rate?: string } | null
  variants: {
    id: string
    quantityAvailable: number
    pricing: {
      price: { gross: { amount: number }; tax: { amount: number } }
      priceUndiscounted: { gross: { amount: number } }
    }
  }[]
}

/** Everything that Muscat has, as the storefront reads it. */
async function readGoods(): Promise<CartLine[]> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query: productsDocument },
  })
  const nodes: { node: Node }[] = answer.json().data.products.edges
  return nodes.flatMap(({ node }) =>
    node.variants.flatMap((variant) =>
      variant.quantityAvailable > 0 && !node.metafields?.usage_limit_type ? toLine(node, variant) : [],
    ),
  )
}

function toLine({ id, name, metafields }: Node, variant: Node['variants'][number]): CartLine {
  const { price, priceUndiscounted } = variant.pricing
  const before = baisaFromDecimal(priceUndiscounted.gross.amount)
  const payable = baisaFromDecimal(price.gross.amount)
  return {
    id,
    variantId: variant.id,
    name,
    quantity: 1,
    price: before,
    payable_amount: payable,
    discount_amount: baisa(before - payable),
    discount_percentage: 0,
    tax: baisaFromDecimal(price.tax.amount),
    tax_rate: Number(metafields?.tax_rate),
    img: '',
    bundle: [],
    metadata: [],
    serviceMetadata: null,
    error: null,
  }
}

async function readFee(): Promise<{ id: string; amount: number }> {
  const { catalogue } = await shop.deps.models.get(catalogueModel)
  const channel = catalogue.channels.get('default-channel')
  const fees = [...catalogue.productsById.values()]
    .filter(({ kind }) => kind === 'fee')
    .flatMap(({ variants }) => variants)
  for (const { id, prices } of fees) {
    const amount = prices[channel?.index ?? -1]?.payableBaisa ?? 0
    if (amount > 0) return { id: toGlobalId('ProductVariant', id), amount }
  }
  throw new Error('The demo shop has no fee')
}
