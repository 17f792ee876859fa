const card = `id name slug thumbnail(size: 256) { url alt }
  translation(languageCode: AR) { name }
  pricing { onSale priceRange { start { gross { amount currency } } } priceRangeUndiscounted { start { gross { amount } } } }
  metadata { key value }
  variants { id quantityAvailable }`

export const list = `query List($first: Int, $category: [ID!], $price: PriceRangeInput, $sortBy: ProductOrder) {
  products(first: $first, channel: "default-channel", sortBy: $sortBy,
    filter: { categories: $category, minimalPrice: $price, attributes: [{ slug: "state", values: ["muscat"] }] }) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { ${card} } }
  }
}`

export const detail = `query Detail($id: ID!) {
  product(id: $id, channel: "default-channel") {
    ${card} description media { url alt } category { id name }
    attributes { attribute { slug name } values { name richText inputType } }
  }
}`

export const search = `query Search($term: String!) {
  products(first: 24, channel: "default-channel", filter: { search: $term, attributes: [{ slug: "state", values: ["muscat"] }] }) {
    edges { node { ${card} } }
  }
}`
