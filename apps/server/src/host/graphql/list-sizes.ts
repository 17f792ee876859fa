/**
 * How long lists without paging are taken to be when the cost of a document is estimated, by field name. These are
 * typical sizes, not limits: the nodes really read are counted while the document runs.
 */
export function assumedListSize(fieldName: string): number {
  return listSizes[fieldName] ?? usualSize
}

const usualSize = 5

const listSizes: Readonly<Record<string, number>> = {
  countries: 250,
  languages: 800,
  metadata: 2,
  productAttributes: 10,
  value: 2,
  values: 2,
  variantAttributes: 10,
  // Of introspection.
  args: 3,
  directives: 10,
  enumValues: 20,
  fields: 10,
  inputFields: 10,
  interfaces: 3,
  possibleTypes: 3,
  types: 350,
}
