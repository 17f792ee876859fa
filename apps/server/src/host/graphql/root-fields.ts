import type { CallerRule } from '@warsha/contract/access.ts'
import type { GraphqlEndpoint } from '@warsha/contract/client/api-client.ts'
import type { GraphQLSchema } from 'graphql'
import type { IResolvers } from 'mercurius'
import { mayUse } from '#http/caller.ts'
import type { ResolverMap, RootField, ShopModule } from '#http/define-module.ts'
import { permissionDenied } from '#http/graphql/errors.ts'
import type { RequestContext } from '#http/request-context.ts'

export type RootFields = ReadonlyMap<string, RootField>

type GraphqlPart = NonNullable<ShopModule['graphql']>
type Resolve = (root: unknown, args: unknown, context: RequestContext, info: unknown) => unknown

/** All root fields of the modules with what is declared of them. */
export function gatherRootFields(parts: readonly GraphqlPart[]): RootFields {
  const fields = new Map<string, RootField>()
  for (const part of parts) {
    for (const [name, field] of Object.entries(part.fields)) {
      if (fields.has(name)) throw new Error(`The field ${name} is declared twice`)
      fields.set(name, field)
    }
  }
  return fields
}

/** The resolvers of all modules as one map; root fields refuse callers that their declaration does not name. */
export function gatherResolvers(parts: readonly GraphqlPart[], fields: RootFields): IResolvers {
  const merged: Record<string, object> = mergeResolvers(parts.map(({ resolvers }) => resolvers))
  for (const root of rootTypes) {
    if (!merged[root]) continue
    merged[root] = Object.fromEntries(
      Object.entries(merged[root]).map(([name, resolve]) => [name, guard(fields.get(name), resolve)]),
    )
  }
  return merged as IResolvers
}

/** Compares the declarations with the schema: neither may have a root field that the other does not know. */
export function checkRootFields(schema: GraphQLSchema, fields: RootFields): void {
  const known = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  const undeclared = known.filter((name) => !fields.has(name))
  if (undeclared.length > 0) {
    throw new Error(`These GraphQL fields do not declare who may use them: ${undeclared.join(', ')}`)
  }
  const unknown = [...fields.keys()].filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`The schema has no such root fields: ${unknown.join(', ')}`)
}

/** The root fields that an endpoint answers. */
export function fieldsOfEndpoint(
  fields: RootFields,
  endpoint: Exclude<GraphqlEndpoint, 'shop'>,
): ReadonlySet<string> {
  return new Set([...fields].flatMap(([name, field]) => (field.endpoints?.includes(endpoint) ? name : [])))
}

const rootTypes = ['Query', 'Mutation'] as const

/** Two modules may give fields to one type (Query above all); the same field twice is a mistake. */
export function mergeResolvers(parts: readonly ResolverMap[]): Record<string, object> {
  const merged: Record<string, object> = {}
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part)) {
      const known = merged[type]
      const twice = known && Object.keys(fields).find((name) => name in known)
      if (twice) throw new Error(`${type}.${twice} is resolved twice`)
      merged[type] = known ? { ...known, ...fields } : fields
    }
  }
  return merged
}

function guard(field: RootField | undefined, resolve: Resolve): Resolve {
  // An undeclared field is refused; `checkRootFields` stops the start before that.
  const access: CallerRule = field?.access ?? []
  if (access === 'public') return resolve
  return (root, args, context, info) => {
    if (mayUse(access, context.caller)) return resolve(root, args, context, info)
    throw permissionDenied(...permissionsOf(access))
  }
}

const permissions = {
  customer: 'AUTHENTICATED_USER',
  operator: 'AUTHENTICATED_STAFF_USER',
  gateway: 'AUTHENTICATED_APP',
  driver: 'AUTHENTICATED_DRIVER',
} as const

/** In Saleor's words, whose clients look for them. */
function permissionsOf(access: Exclude<CallerRule, 'public'>): string[] {
  return (typeof access === 'string' ? [access] : access).map((kind) => permissions[kind])
}
