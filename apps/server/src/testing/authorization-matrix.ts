import type { AccessRule } from '@warsha/contract/access.ts'
import type { FastifyInstance } from 'fastify'
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { type CallerName, callers, credentialsOf } from './test-callers.ts'

/** Something that can be asked of the server, and who may ask it. */
export type Operation = {
  name: string
  access: AccessRule
  /** Asks as this caller, about something unknown where an object is named. */
  ask(app: FastifyInstance, caller: CallerName): Promise<'denied' | 'absent' | 'answered'>
}

/** Every operation of the server, from its own declarations. */
export function listOperations(app: FastifyInstance): Operation[] {
  return [...restOperations(app), ...graphqlOperations(app)]
}

export function isAllowed(access: AccessRule, caller: CallerName): boolean {
  const asked = callers[caller]
  if (access === 'public') return true
  if (typeof access === 'object' && 'permission' in access) {
    return asked.kind === 'operator' && [access.permission].flat().some((each) => asked.permissions.has(each))
  }
  return (typeof access === 'string' ? [access] : access).some((kind) => kind === asked.kind)
}

/** Routes that name their object in the query. */
const queriesOfObjects: Readonly<Record<string, string>> = {
  '/api/v1/service_center/bill-factor/': 'code',
}

function restOperations(app: FastifyInstance): Operation[] {
  return app.declaredRoutes.flatMap(({ method, url, config }) => {
    // The console's calls have a matrix of their own, of roles.
    if (!url.startsWith('/api/v1/') || url.startsWith('/api/v1/console/')) return []
    const access = config?.access ?? []
    const parameter = queriesOfObjects[url]
    return [method].flat().map(
      (each): Operation => ({
        name: `${each} ${url}`,
        access,
        async ask(shop, caller) {
          const { statusCode } = await shop.inject({
            method: each as 'GET',
            url: url.replaceAll(/:\w+/g, 'unknown'),
            ...(parameter && { query: { [parameter]: 'unknown' } }),
            headers: credentialsOf(caller),
          })
          if (statusCode === 401 || statusCode === 403) return 'denied'
          return statusCode === 404 ? 'absent' : 'answered'
        },
      }),
    )
  })
}

function graphqlOperations(app: FastifyInstance): Operation[] {
  const schema = app.graphqlSchema
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map(({ name }): Operation => {
      const field = (root as GraphQLObjectType).getFields()[name]
      const access = app.rootFields.get(name)?.access ?? []
      return {
        name: `${kind} ${name}`,
        access,
        async ask(shop, caller) {
          const args = (field?.args ?? []).filter(
            (each) => isRequiredArgument(each) || each.name === 'id' || each.name in samples,
          )
          const written = args.map((each) => `${each.name}: ${literalOf(each)}`).join(', ')
          const selection = field ? selectionOf(field.type) : ''
          const query = `${kind} { ${name}${written && `(${written})`}${selection} }`
          const answer = await shop.inject({
            method: 'POST',
            url: '/graphql/',
            headers: credentialsOf(caller),
            payload: { query },
          })
          const { data, errors = [] } = answer.json()
          if (errors.some((each: GraphqlFailure) => each.extensions.exception.code === 'PermissionDenied'))
            return 'denied'
          const isAbsent = data?.[name]?.errors?.some((each: { code: string }) => each.code === 'NOT_FOUND')
          return data?.[name] && !isAbsent ? 'answered' : 'absent'
        },
      }
    }),
  )
}

/** Mutations say in their payload what was refused. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isCompositeType(named)) return ''
  return isObjectType(named) && named.getFields().errors ? ' { errors { code } }' : ' { __typename }'
}

type GraphqlFailure = { extensions: { exception: { code: string } } }

function literalOf({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>): string {
  if (name === 'id') return '"VW5rbm93bjox"'
  return samples[name] ?? sampleOf(type)
}

/** Values that are checked before anything is looked up. */
const address = '{ country: OM, city: "muscat", streetAddress1: "Ghala Heights" }'
const samples: Readonly<Record<string, string>> = {
  email: '"somebody@example.om"',
  promoCode: '"NONE"',
  billingAddress: address,
  shippingAddress: address,
}

/** The smallest value of a type that passes validation. */
function sampleOf(type: GraphQLInputType): string {
  const inner = getNullableType(type)
  if (isListType(inner)) return '[]'
  if (isEnumType(inner)) return inner.getValues()[0]?.name ?? 'null'
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(isRequiredInputField)
    return `{ ${fields.map((field) => `${field.name}: ${literalOf(field)}`).join(', ')} }`
  }
  return inner.name === 'Int' || inner.name === 'Float' ? '1' : inner.name === 'Boolean' ? 'true' : '"1"'
}
