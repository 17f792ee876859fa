import type { AccessRule } from '@warsha/contract/access.ts'
import { kindsOf, type NamedObjects, type ObjectKind } from '@warsha/contract/named-objects.ts'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { type GraphQLField, getNamedType, isCompositeType, isObjectType } from 'graphql'
import { idsOfArguments, idsOfRoute, jsonSchemaOf } from '#host/access/named-parameters.ts'
import { type Named, sampleOfArguments, sampleOfSchema } from './sample-body.ts'

export type Answer = { status: number; body: string; outcome: 'denied' | 'absent' | 'reached' }

/** Who sends a request, as it looks from outside. */
export type Credentials = { headers: Record<string, string>; cookies: Record<string, string> }

/** A call with what each of its parameters names. */
export type NamedCall = {
  name: string
  surface: 'shop' | 'console'
  access: AccessRule
  parameters: readonly { path: string; kinds: readonly ObjectKind[] }[]
  ask(credentials: Credentials, named: Named): Promise<Answer>
}

/** Every call of the server that names an object, from its own declarations. */
export function listNamedCalls(app: FastifyInstance): NamedCall[] {
  return [...restCalls(app), ...graphqlCalls(app)].filter(({ parameters }) => parameters.length > 0)
}

const parametersOf = (paths: readonly string[], object: NamedObjects | undefined) =>
  paths.map((path) => ({ path, kinds: kindsOf(path, object) }))

function restCalls(app: FastifyInstance): NamedCall[] {
  return app.declaredRoutes
    .filter(({ url, method }) => url.startsWith('/api/v1/') && method !== 'HEAD' && !url.includes('*'))
    .map((route) => ({
      name: `${route.method} ${route.url}`,
      surface: route.url.startsWith('/api/v1/console/') ? 'console' : 'shop',
      access: route.config?.access ?? [],
      parameters: parametersOf(idsOfRoute(route), route.config?.object),
      ask: (credentials, named) => askRest(app, route, { credentials, named }),
    }))
}

type Asked = { credentials: Credentials; named: Named }

async function askRest(
  app: FastifyInstance,
  route: RouteOptions,
  { credentials, named }: Asked,
): Promise<Answer> {
  const { method, url, schema } = route
  const inPath = Object.fromEntries(Object.entries(named).filter(([path]) => url.includes(`:${path}/`)))
  const others = Object.fromEntries(Object.entries(named).filter(([path]) => !(path in inPath)))
  const address = url.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(inPath[name] ?? '1'))
  const query = schema?.querystring ? sampleOfSchema(jsonSchemaOf(schema.querystring), others) : undefined
  const payload = schema?.body ? sampleOfSchema(jsonSchemaOf(schema.body), others) : undefined
  const answer = await app.inject({
    method: method as 'GET',
    url: address,
    ...(query ? { query: query as Record<string, string> } : {}),
    ...(payload ? { payload } : {}),
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'x-warsha-console': '1',
      'accept-language': 'en',
      ...credentials.headers,
    },
    cookies: credentials.cookies,
  })
  const { statusCode } = answer
  return { status: statusCode, body: answer.body, outcome: outcomeOf(statusCode) }
}

function outcomeOf(status: number): Answer['outcome'] {
  if (status === 401 || status === 403) return 'denied'
  return status === 404 ? 'absent' : 'reached'
}

function graphqlCalls(app: FastifyInstance): NamedCall[] {
  const schema = app.graphqlSchema
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(root?.getFields() ?? {})
      .filter(({ name }) => !app.rootFields.get(name)?.isCacheable)
      .map((field): NamedCall => {
        const declared = app.rootFields.get(field.name)
        return {
          name: `${kind} ${field.name}`,
          surface: 'shop',
          access: declared?.access ?? [],
          parameters: parametersOf(idsOfArguments(field.args), declared?.object),
          ask: (credentials, named) => askGraphql(app, { kind, field }, { credentials, named }),
        }
      })
  })
}

type RootField = { kind: 'query' | 'mutation'; field: GraphQLField<unknown, unknown> }
type Refused = { code: string; field: string }
/** NOT_FOUND on these fields is not about an object with an owner. */
const others = new Set(['promoCode', 'gateway_id'])

type GraphqlFailure = { extensions?: { exception?: { code: string } } }

async function askGraphql(
  app: FastifyInstance,
  { kind, field }: RootField,
  { credentials, named }: Asked,
): Promise<Answer> {
  const args = sampleOfArguments(field.args, named)
  const query = `${kind} { ${field.name}${args && `(${args})`}${selectionOf(field)} }`
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: { host: 'localhost', 'accept-language': 'en', ...credentials.headers },
    cookies: credentials.cookies,
    payload: { query },
  })
  const { data, errors = [] } = answer.json()
  const isDenied = errors.some(({ extensions }: GraphqlFailure) =>
    deniedCodes.has(extensions?.exception?.code ?? ''),
  )
  const isAbsent =
    !data?.[field.name] ||
    data[field.name].errors?.some((each: Refused) => each.code === 'NOT_FOUND' && !others.has(each.field))
  return {
    status: answer.statusCode,
    body: answer.body,
    outcome: isDenied ? 'denied' : isAbsent ? 'absent' : 'reached',
  }
}

const deniedCodes = new Set([
  'PermissionDenied',
  'InvalidTokenError',
  'ExpiredSignatureError',
  'InvalidSignatureError',
])

/** Mutations say in their payload what was refused. */
function selectionOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type)
  if (!isCompositeType(named)) return ''
  return isObjectType(named) && named.getFields().errors
    ? ' { errors { field code message } }'
    : ' { __typename }'
}
