import type { GraphqlDoor } from '@warsha/contract/client/api-client.ts'
import { type DocumentNode, Kind, parse, print } from 'graphql'

/** Which operations each door answers; the shop's door answers everything. */
const doorOperations: Record<Exclude<GraphqlDoor, 'shop'>, ReadonlySet<string>> = {
  auth: new Set([
    'shop',
    'me',
    'messagingServices',
    'tokenCreate',
    'tokenRefresh',
    'tokenVerify',
    'sendOtp',
    'login',
    'logout',
    'accountRegister',
    'requestPasswordReset',
    'setPassword',
    'accountUpdate',
  ]),
  wallet: new Set(['shop', 'wallet', 'walletTransactions', 'chargeWalletAvailableGateways', 'chargeWallet']),
  otp: new Set(['shop', 'messagingServices', 'sendOtp', 'login']),
}

export const doorPaths: Record<GraphqlDoor, string> = {
  shop: '/graphql/',
  auth: '/graphql/auth/',
  wallet: '/graphql/wallet/',
  otp: '/graphql/otp/',
}

/** One schema behind four doors: a smaller door has the same types and fewer root fields. */
export function schemaOfDoor(door: GraphqlDoor, schema: string): string {
  if (door === 'shop') return schema
  const allowed = doorOperations[door]
  const document = parse(schema, { noLocation: true })
  const definitions = document.definitions.flatMap((definition): DocumentNode['definitions'][number][] => {
    const isObject =
      definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION
    if (!isObject || !rootTypes.has(definition.name.value)) return [definition]
    const fields = definition.fields?.filter((field) => allowed.has(field.name.value)) ?? []
    return fields.length === 0 && definition.kind === Kind.OBJECT_TYPE_EXTENSION
      ? []
      : [{ ...definition, fields }]
  })
  return print({ ...document, definitions: definitions.filter(hasFields) })
}

/** Resolvers of root fields that a door does not have must go as well. */
export function resolversOfDoor<Resolvers extends Record<string, unknown>>(
  door: GraphqlDoor,
  resolvers: Resolvers,
): Resolvers {
  if (door === 'shop') return resolvers
  const allowed = doorOperations[door]
  const entries = Object.entries(resolvers).flatMap(([type, fields]): [string, unknown][] => {
    if (!rootTypes.has(type)) return [[type, fields]]
    const kept = Object.entries(fields as object).filter(([name]) => allowed.has(name))
    return kept.length > 0 ? [[type, Object.fromEntries(kept)]] : []
  })
  return Object.fromEntries(entries) as Resolvers
}

const rootTypes = new Set(['Query', 'Mutation'])

function hasFields(definition: DocumentNode['definitions'][number]): boolean {
  return (
    definition.kind !== Kind.OBJECT_TYPE_DEFINITION ||
    !rootTypes.has(definition.name.value) ||
    (definition.fields?.length ?? 0) > 0
  )
}
