import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import type { JsonSchema } from '#host/access/named-parameters.ts'

/** The ids that a request names, by the path of the parameter. */
export type Named = Readonly<Record<string, string>>

let sent = 0

/** Values that pass the checks of a call, where the smallest value of the type does not. */
const samples: Readonly<Record<string, () => unknown>> = {
  key: () => `matrix-${process.pid}-${++sent}`,
  audience: () => 'customer',
  expected_count: () => 1,
  reason: () => 'asked for',
  to: () => 'wallet',
  text: () => 'asked for',
  note: () => 'asked for',
  code: () => '000000',
  phone: () => '+96892345678',
  slug: () => 'asked-for',
  country_code: () => 'OM',
  is_central: () => false,
  basket: () => '1:1',
  channel_id: () => 1,
  variant_id: () => 1,
  product_id: () => 1,
  centre_id: () => 1,
  slot_id: () => 1,
  state_id: () => 11,
  date: () => '2099-01-01',
  day: () => '2099-01-01',
  starts_at: () => '2095-01-01T00:00:00Z',
  ends_at: () => '2095-01-02T00:00:00Z',
  start_time: () => '08:00',
  end_time: () => '12:00',
  poll_id: () => 1,
  car_id: () => 1,
  year: () => 2020,
  address: () => 'Way 1',
  region_id: () => 1,
  messaging_service: () => 'sms',
  picture: () => null,
}

/** Given where they may be left out. */
const given = new Set(['expected_count', 'reason'])

/** The smallest value of a schema, with what is named. */
export function sampleOfSchema(schema: JsonSchema, named: Named, path = ''): unknown {
  const name = lastOf(path)
  const choice = (schema.anyOf ?? schema.oneOf)?.find((each) => each.type !== 'null')
  if (path in named) {
    const list = schema.type === 'array' || choice?.type === 'array'
    const value =
      typeOf(list ? (schema.items ?? choice?.items ?? {}) : schema) === 'integer'
        ? Number(named[path])
        : named[path]
    return list ? [value] : value
  }
  if (name in samples && !schema.properties) return samples[name]?.()
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.properties) return sampleOfObject(schema, named, path)
  if (schema.type === 'array')
    return schema.items && (schema.minItems || isNamedBelow(path, named))
      ? [sampleOfSchema(schema.items, named, path)]
      : []
  if (choice) return sampleOfSchema(choice, named, path)
  const type = typeOf(schema)
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  return type === 'boolean' ? true : type === 'object' ? {} : 'asked for'
}

function sampleOfObject({ properties = {}, required = [] }: JsonSchema, named: Named, path: string): object {
  const above = path && `${path}.`
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, inner]) => {
      const below = above + name
      const isAsked =
        required.includes(name) || below in named || isNamedBelow(below, named) || given.has(name)
      return isAsked ? [[name, sampleOfSchema(inner, named, below)]] : []
    }),
  )
}

const typeOf = ({ type, anyOf = [], oneOf = [] }: JsonSchema): string | undefined =>
  [type ?? [...anyOf, ...oneOf].flatMap((each) => each.type ?? [])].flat()[0]

const isNamedBelow = (path: string, named: Named) =>
  Object.keys(named).some((each) => path !== '' && each.startsWith(`${path}.`))

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** Literals of GraphQL that are checked before anything is looked up. */
const address = '{ country: OM, city: "muscat", streetAddress1: "Ghala Heights" }'
const literals: Readonly<Record<string, string>> = {
  email: '"somebody@example.om"',
  promoCode: '"NONE"',
  billingAddress: address,
  shippingAddress: address,
  quantity: '1',
  'paymentGateway.id': '"warsha.payments"',
}

/** Given where they may be left out. */
const givenArguments = new Set(['promoCode', 'quantity'])

type Input = GraphQLArgument | GraphQLInputField

/** The arguments of a root field: the required and the named ones. */
export function sampleOfArguments(args: readonly Input[], named: Named, above = ''): string {
  return args
    .filter(
      (each) =>
        ('astNode' in each && isRequired(each)) ||
        above + each.name in named ||
        isNamedBelow(above + each.name, named) ||
        givenArguments.has(each.name),
    )
    .map((each) => `${each.name}: ${literalOf(each, named, above + each.name)}`)
    .join(', ')
}

const isRequired = (input: Input) =>
  isRequiredArgument(input as GraphQLArgument) || isRequiredInputField(input as GraphQLInputField)

function literalOf({ name, type }: Pick<Input, 'name' | 'type'>, named: Named, path: string): string {
  const inner = getNullableType(type)
  if (isListType(inner)) {
    const isFilled = path in named || isNamedBelow(path, named)
    return isFilled ? `[${literalOf({ name, type: inner.ofType }, named, path)}]` : '[]'
  }
  if (path in named) return JSON.stringify(named[path])
  return literals[path] ?? literals[name] ?? leafOf(inner, named, path)
}

function leafOf(type: GraphQLInputType, named: Named, path: string): string {
  const inner = getNullableType(type)
  if (isEnumType(inner)) return inner.getValues()[0]?.name ?? 'null'
  if (isInputObjectType(inner))
    return `{ ${sampleOfArguments(Object.values(inner.getFields()), named, `${path}.`)} }`
  const name = 'name' in inner ? inner.name : ''
  return name === 'Int' || name === 'Float' ? '1' : name === 'Boolean' ? 'true' : '"1"'
}
