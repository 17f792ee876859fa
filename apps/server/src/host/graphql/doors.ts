import type { GraphqlDoor } from '@warsha/contract/client/api-client.ts'
import { GraphQLObjectType, GraphQLSchema } from 'graphql'

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

/** One schema behind four doors: a smaller door has the very same types, with their resolvers, and fewer root fields. */
export function schemaOfDoor(door: Exclude<GraphqlDoor, 'shop'>, whole: GraphQLSchema): GraphQLSchema {
  const config = whole.toConfig()
  const roots = new Set([config.query, config.mutation])
  return new GraphQLSchema({
    ...config,
    query: withFields(config.query, doorOperations[door]),
    mutation: withFields(config.mutation, doorOperations[door]),
    types: config.types.filter((type) => !roots.has(type as GraphQLObjectType)),
  })
}

function withFields(
  root: GraphQLObjectType | null | undefined,
  allowed: ReadonlySet<string>,
): GraphQLObjectType | undefined {
  if (!root) return undefined
  const config = root.toConfig()
  const fields = Object.entries(config.fields).filter(([name]) => allowed.has(name))
  if (fields.length === 0) return undefined
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(fields) })
}
