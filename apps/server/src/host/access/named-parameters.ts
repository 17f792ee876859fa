import { kindsOf, looksLikeId, type NamedObjects } from '@warsha/contract/named-objects.ts'
import type { RouteOptions } from 'fastify'
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import { z } from 'zod'
import type { RootField } from '#http/define-module.ts'

/** Stops the start if a call does not declare the objects that its parameters name. */
export function checkNamedObjects(routes: readonly RouteOptions[]): void {
  const unknown = routes
    .filter(({ url }) => url.startsWith('/api/v1/'))
    .flatMap((route) =>
      undeclared(idsOfRoute(route), route.config?.object).map(
        (name) => `${route.method} ${route.url}: ${name}`,
      ),
    )
  refuseStart(unknown)
}

/** The same for root fields. Answers that are the same for every visitor are about no object with an owner. */
export function checkNamedArguments(schema: GraphQLSchema, fields: ReadonlyMap<string, RootField>): void {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const unknown = roots
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter(({ name }) => !fields.get(name)?.isCacheable)
    .flatMap(({ name, args }) =>
      undeclared(idsOfArguments(args), fields.get(name)?.object).map((each) => `${name}: ${each}`),
    )
  refuseStart(unknown)
}

/** The parameters of a route that name an object: those of its path, and of query and body what looks so or is declared. */
export function idsOfRoute({ url, schema, config }: RouteOptions): string[] {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const others = [schema?.querystring, schema?.body].flatMap((part) => namesIn(jsonSchemaOf(part)))
  const named = others.filter((name) => looksLikeId(name) || isDeclared(name, config?.object))
  return [...new Set([...inPath, ...named])]
}

/** The same of a root field, whose types say what an id is. */
export function idsOfArguments(args: readonly (GraphQLArgument | GraphQLInputField)[]): string[] {
  return [...new Set(args.flatMap((each) => idsOfInput(each, '', new Set())))]
}

/** The JSON Schema of a part of a request. */
export function jsonSchemaOf(part: unknown): JsonSchema {
  return part instanceof z.ZodType
    ? (z.toJSONSchema(part, { unrepresentable: 'any', io: 'input' }) as JsonSchema)
    : {}
}

export type JsonSchema = {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  enum?: readonly unknown[]
  const?: unknown
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  minItems?: number
  pattern?: string
  format?: string
}

/** Every parameter by its path; a list is no step of it. */
function namesIn(schema: JsonSchema, above = ''): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const inner = [...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf]
  return [
    ...Object.entries(properties).flatMap(([name, each]) => [
      // A choice between words names nothing.
      ...(each.enum ? [] : [above + name]),
      ...namesIn(each, `${above}${name}.`),
    ]),
    ...inner.flatMap((each) => namesIn(each, above)),
  ]
}

function idsOfInput(
  { name, type }: GraphQLArgument | GraphQLInputField,
  above: string,
  seen: ReadonlySet<string>,
): string[] {
  const inner = getNamedType(type)
  const path = above + name
  if (!isInputObjectType(inner))
    return inner.name === 'ID' || inner.name === 'UUID' || looksLikeId(name) ? [path] : []
  // Types may hold themselves.
  if (seen.has(inner.name)) return []
  const within = new Set([...seen, inner.name])
  return Object.values(inner.getFields()).flatMap((field) => idsOfInput(field, `${path}.`, within))
}

function undeclared(names: readonly string[], object: NamedObjects | undefined): string[] {
  return names.filter((name) => kindsOf(name, object).length === 0)
}

function isDeclared(name: string, object: NamedObjects | undefined): boolean {
  return typeof object === 'object' && Object.hasOwn(object, name)
}

function refuseStart(unknown: readonly string[]): void {
  if (unknown.length === 0) return
  throw new Error(
    `Nobody says what these parameters name (\`object\`, contract/src/named-objects.ts):\n  ${unknown.join('\n  ')}`,
  )
}
