import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { hostileJson, hostileNumber, hostileText } from './hostile-values.ts'

/** Operations on every root field, with arguments in variables: of the right type but odd, or of any type. */
export function graphqlRequests(schema: GraphQLSchema): fc.Arbitrary<InjectOptions> {
  const roots = [schema.getQueryType(), schema.getMutationType()] as const
  const operations = roots.flatMap((root, index) =>
    Object.values(root?.getFields() ?? {}).map((field) =>
      operationOf(index === 0 ? 'query' : 'mutation', field),
    ),
  )
  return fc.oneof({ weight: 8, arbitrary: fc.oneof(...operations) }, brokenBodies)
}

function operationOf(kind: string, field: GraphQLField<unknown, unknown>): fc.Arbitrary<InjectOptions> {
  const variables = Object.fromEntries(
    field.args.map((argument) => [argument.name, variableOf(argument.type, 3)]),
  )
  return fc
    .record(variables, {
      requiredKeys: field.args.filter((argument) => isNonNullType(argument.type)).map(({ name }) => name),
    })
    .map((given) => {
      const used = field.args.filter(({ name }) => name in given)
      return post({
        query: `${kind}${declare(used)} { ${field.name}${pass(used)} ${selectionOf(field)} }`,
        variables: given,
      })
    })
}

function declare(args: readonly GraphQLArgument[]): string {
  return args.length > 0 ? `(${args.map(({ name, type }) => `$${name}: ${type}`).join(' ')})` : ''
}

function pass(args: readonly GraphQLArgument[]): string {
  return args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(' ')})` : ''
}

function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type)
  if (!isCompositeType(type)) return ''
  const isPage = isObjectType(type) && 'edges' in type.getFields()
  return isPage ? '{ totalCount edges { node { id } } }' : '{ __typename }'
}

function variableOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return variableOf(type.ofType, depth)
  return fc.oneof({ weight: 8, arbitrary: shapedOf(type, depth) }, hostileJson)
}

function shapedOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(variableOf(type.ofType, depth), { maxLength: 3 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) {
    if (depth === 0) return fc.constant({})
    const fields = Object.values(type.getFields())
    return fc
      .subarray(fields, { maxLength: Math.min(3, fields.length) })
      .chain((chosen) =>
        fc.record(Object.fromEntries(chosen.map(({ name, type }) => [name, variableOf(type, depth - 1)]))),
      )
  }
  const { name } = getNamedType(type)
  if (/Int|Float|Decimal|Day|Hour|Minute/.test(name)) return hostileNumber
  return name === 'Boolean' ? fc.boolean() : hostileText
}

const brokenBodies = fc.oneof(
  hostileJson.map(post),
  fc.record({ query: hostileText, variables: hostileJson, operationName: hostileText }).map(post),
)

function post(body: unknown): InjectOptions {
  return {
    method: 'POST',
    url: '/graphql/',
    payload: JSON.stringify(body) ?? '',
    headers: { 'content-type': 'application/json' },
  }
}
