/**
 * How long the lists of introspection are taken to be, by field name. The executor reads them without resolvers that
 * could count, so they are estimated before execution.
 */
export function introspectionSize(fieldName: string): number {
  return sizes[fieldName] ?? usualSize
}

const usualSize = 5

const sizes: Readonly<Record<string, number>> = {
  args: 3,
  directives: 10,
  enumValues: 20,
  fields: 10,
  inputFields: 10,
  interfaces: 3,
  possibleTypes: 3,
  types: 350,
}
