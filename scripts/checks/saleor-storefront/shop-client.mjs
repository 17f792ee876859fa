const home = {
  firstName: 'Salim',
  lastName: 'Harthi',
  streetAddress1: 'Way 12, House 3',
  city: 'Muscat',
  country: 'OM',
  phone: '+96891234567',
}

/** Calls the shop as any other client does, to find goods and to make true what a check is about. */
export function createShopClient(apiUrl) {
  const send = async (query, variables = {}) => {
    const answer = await fetch(apiUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(errors[0].message)
    return data
  }

  /** A guest's checkout with everything that an order needs but the money; undefined when these units are not to be had so. */
  const prepare = async (variantId, quantity, email) => {
    const { checkoutCreate: created } = await send(
      `mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) {
        checkout { id shippingMethods { id } } errors { message } } }`,
      {
        input: {
          channel: 'default-channel',
          email,
          lines: [{ variantId, quantity }],
          shippingAddress: home,
          billingAddress: home,
        },
      },
    )
    const { id, shippingMethods: [method] = [] } = created.checkout ?? {}
    if (!method) return undefined
    await send(
      `mutation($id: ID!, $method: ID!) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $method) {
        errors { message } } }`,
      { id, method: method.id },
    )
    const { checkoutComplete: asked } = await send(
      'mutation($id: ID!) { checkoutComplete(id: $id) { errors { code } } }',
      { id },
    )
    return asked.errors[0]?.code === 'CHECKOUT_NOT_FULLY_PAID' ? id : undefined
  }

  return {
    /** Goods of one size that are brought, the scarcest first. */
    async listGoods() {
      const { products } = await send(`{ products(first: 100, channel: "default-channel",
        filter: { stockAvailability: IN_STOCK }) { edges { node { slug variants { id quantityAvailable } } } } }`)
      const goods = []
      for (const { node } of products.edges) {
        const [variant, ...others] = node.variants
        const isBrought = others.length === 0 && (await prepare(variant.id, 1, 'looks@example.om'))
        if (isBrought)
          goods.push({ slug: node.slug, variantId: variant.id, units: variant.quantityAvailable })
      }
      return goods.toSorted((one, other) => one.units - other.units)
    },

    /** Buys all units that are left, as another guest. */
    async buyAll({ variantId, units }) {
      const id = await prepare(variantId, units, 'first@example.om')
      const { transactionInitialize: paid } = await send(
        `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "saleor.io.dummy-payment-app",
          data: { event: { type: "CHARGE_SUCCESS" } } }) { errors { message } } }`,
        { id },
      )
      if (paid.errors.length > 0) throw new Error(paid.errors[0].message)
    },
  }
}
