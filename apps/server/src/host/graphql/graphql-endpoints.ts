import { type GraphqlEndpoint, graphqlPaths } from '@warsha/contract/client/api-client.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql'
import mercurius from 'mercurius'
import { z } from 'zod'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { tooManyRequests } from '#host/rate-limits.ts'
import type { ShopModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import {
  createRequestContext,
  type RequestContext,
  type VisitorClaim,
  visitorClaim,
} from '#http/request-context.ts'
import { type AnswerBudget, createAnswerBudget } from './answer-budget.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import { isLargerThan } from './answer-size.ts'
import { baseGraphql } from './base-graphql.ts'
import { nestsDeeper } from './bracket-nesting.ts'
import { isCacheable } from './cacheable-document.ts'
import { costOf } from './document-cost.ts'
import { checkShape } from './document-shape.ts'
import { schemaOfEndpoint } from './endpoints.ts'
import { type FormattedErrors, formatErrors } from './format-errors.ts'
import { graphqlLimits, isNestedDeeper, limitError } from './limits.ts'
import { loadSchema } from './load-schema.ts'
import { trackReads } from './read-tracking.ts'
import { declaresRecursiveInput, recursiveInputs } from './recursive-inputs.ts'
import {
  checkRootFields,
  fieldsOfEndpoint,
  gatherResolvers,
  gatherRootFields,
  type RootFields,
} from './root-fields.ts'

const bodySchema = z.object({
  query: z.string().min(1).max(graphqlLimits.queryChars),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.unknown().optional(),
})

declare module 'fastify' {
  interface FastifyInstance {
    /** Every root field of GraphQL with what it declares. */
    rootFields: RootFields
    graphqlSchema: GraphQLSchema
    /** The answer a visitor would get from the cache, if it is there; for callers inside the process. */
    findCachedAnswer(endpoint: GraphqlEndpoint, claim: VisitorClaim, operation: Operation): Buffer | undefined
  }
}

type Endpoint = {
  scope: FastifyInstance
  deps: Deps
  name: GraphqlEndpoint
  cache: AnswerCache
  budget: AnswerBudget
  isCacheable(context: object): boolean
}

/** Opens the four endpoints, each its own scope with its own part of the schema and the same limits. */
export async function openGraphqlEndpoints(
  app: FastifyInstance,
  deps: Deps,
  modules: readonly ShopModule[],
): Promise<void> {
  const writers = Object.assign({}, ...modules.map(({ metadataWriters }) => metadataWriters ?? {}))
  const parts = [baseGraphql(writers), ...modules.flatMap(({ graphql }) => graphql ?? [])]
  const fields = gatherRootFields(parts)
  const resolvers = gatherResolvers(parts, fields)
  app.decorate('rootFields', fields)
  const cache = createAnswerCache({
    now: () => deps.clock.now().getTime(),
    versionOf: (topic) => deps.models.version([topic]),
  })
  const budget = createAnswerBudget()
  app.decorate('findCachedAnswer', (endpoint, claim, operation) =>
    cache.find(keyOf(endpoint, claim, operation)),
  )
  let whole: GraphQLSchema | undefined
  for (const name of ['shop', 'auth', 'wallet', 'otp'] as const) {
    await app.register(async (scope) => {
      await scope.register(mercurius, {
        ...(name === 'shop' || !whole
          ? { schema: loadSchema(), resolvers }
          : { schema: schemaOfEndpoint(fieldsOfEndpoint(fields, name), whole) }),
        jit: 1,
        // A compiled document may take half a megabyte, and anybody may send new ones.
        cache: 250,
        routes: false,
        graphql: { parseOptions: { maxTokens: graphqlLimits.tokens }, validateOptions: { maxErrors: 10 } },
        // The errors stay as they were thrown; `formatErrors` decides below what the caller may see.
        errorFormatter: ({ data, errors }) => ({
          statusCode: 200,
          response: { data, errors: [...(errors ?? [])] },
        }),
      })
      if (!whole) {
        checkRootFields(scope.graphql.schema, fields)
        app.decorate('graphqlSchema', scope.graphql.schema)
        // The smaller endpoints share the types of the first, with the resolvers that count.
        budget.watch(scope.graphql.schema)
      }
      whole ??= scope.graphql.schema
      const isCacheable = checkBeforeExecution(scope, fields)
      const endpoint: Endpoint = { scope, deps, name, cache, budget, isCacheable }
      scope.post(graphqlPaths[name], { bodyLimit: 256 * 1024, ...hiddenRoute }, (request, reply) =>
        answerBatch(endpoint, request, reply),
      )
    })
  }
}

/** Refuses what costs too much, and notes which contexts belong to documents whose answers may be cached. */
function checkBeforeExecution(scope: FastifyInstance, fields: RootFields): (context: object) => boolean {
  const recursive = recursiveInputs(scope.graphql.schema)
  const cacheable = new WeakSet<object>()
  scope.graphql.addHook('preValidation', async (_schema, document) => checkShape(document))
  scope.graphql.addHook('preExecution', async (schema, document, context, variables) => {
    const searches = checkCost(schema, document, variables)
    if (searches > 0) await checkSearchBudget(scope, context)
    if (isCacheable(document, schema, fields)) cacheable.add(context)
    // Compiling a variable whose type contains itself never ends; a returned document is interpreted instead.
    return declaresRecursiveInput(document, recursive) ? { document } : undefined
  })
  return (context) => cacheable.has(context)
}

/** Answers how many searches the document makes. */
function checkCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables?: Record<string, unknown>,
): number {
  const { nodes, values, searches } = costOf(schema, document, variables)
  if (nodes > graphqlLimits.cost) {
    throw limitError(`The query may read ${nodes} nodes; ${graphqlLimits.cost} are allowed.`)
  }
  if (values > graphqlLimits.values) {
    throw limitError(`The query may read ${values} values; ${graphqlLimits.values} are allowed.`)
  }
  return searches
}

const requestOf = new WeakMap<object, FastifyRequest>()

async function checkSearchBudget({ budgets }: FastifyInstance, context: object): Promise<void> {
  const request = requestOf.get(context)
  if (!request || (await budgets.search(request))) return
  throw Object.assign(new Error('too many searches'), { statusCode: tooManyRequests.status })
}

/** Two visitors with the same key get the same answer. */
function keyOf(
  endpoint: GraphqlEndpoint,
  { channel, locale, placeClaim, mediaOrigin }: VisitorClaim,
  operation: Operation,
): string {
  const { query, variables, operationName } = operation
  const { cookie, state } = placeClaim
  return JSON.stringify([
    endpoint,
    channel,
    locale,
    cookie,
    state,
    mediaOrigin,
    query,
    variables ?? null,
    operationName ?? null,
  ])
}

/** A batch may hold one operation, as in Saleor; its answer is then a list, too. */
async function answerBatch(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const { body } = request
  if (!Array.isArray(body)) return answer(endpoint, request, reply, body)
  if (body.length > 1) {
    return sendErrors(reply, formatErrors([new GraphQLError('Number of batch queries exceeded.')], request))
  }
  asList.add(reply)
  return answer(endpoint, request, reply, body[0])
}

const asList = new WeakSet<FastifyReply>()

async function answer(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, asked: unknown) {
  const parsed = bodySchema.safeParse(asked)
  if (!parsed.success) {
    return sendErrors(reply, formatErrors([new GraphQLError('Must provide a query string.')], request))
  }
  const { query, variables, operationName } = parsed.data
  const tooDeep = findNesting(query, variables)
  if (tooDeep) return sendErrors(reply, formatErrors([tooDeep], request))
  // Only now: what nests too deep could not even be written down as a key.
  const claim = visitorClaim(request)
  const key = claim && keyOf(endpoint.name, claim, parsed.data)
  const known = key && endpoint.cache.find(key)
  if (known) return sendBody(reply, known)

  const context = createRequestContext(endpoint.deps, request)
  const reads = key ? trackReads(context) : undefined
  try {
    requestOf.set(reads?.context ?? context, request)
    const result = await execute(endpoint, reads?.context ?? context, { query, variables, operationName })
    const tooLarge = findExcess(endpoint, reads?.context ?? context, result.data)
    if (tooLarge) return sendErrors(reply, formatErrors([tooLarge], request))
    if (!result.errors?.length) {
      const body = Buffer.from(JSON.stringify(result))
      const basis = reads && endpoint.isCacheable(reads.context) ? reads.basis() : undefined
      if (key && basis) endpoint.cache.store(key, body, basis)
      return sendBody(reply, body)
    }
    return sendErrors(reply, formatErrors(result.errors, request, result.data))
  } catch (error) {
    return sendErrors(reply, formatErrors([error as Error], request))
  }
}

function sendErrors(reply: FastifyReply, { statusCode, body, retryAfterSeconds }: FormattedErrors) {
  if (retryAfterSeconds) reply.header('Retry-After', String(retryAfterSeconds))
  return reply.code(statusCode).send(asList.has(reply) ? [body] : body)
}

function sendBody(reply: FastifyReply, body: Buffer) {
  const sent = asList.has(reply) ? Buffer.concat([Buffer.from('['), body, Buffer.from(']')]) : body
  return reply.type(json).send(sent)
}

function findNesting(query: string, variables: unknown): GraphQLError | undefined {
  if (nestsDeeper(query, graphqlLimits.nesting)) {
    return limitError(`A query may nest ${graphqlLimits.nesting} levels deep.`)
  }
  return isNestedDeeper(variables, graphqlLimits.variableDepth)
    ? limitError(`Variables may nest ${graphqlLimits.variableDepth} levels deep.`)
    : undefined
}

function findExcess({ budget }: Endpoint, context: object, data: unknown): Error | undefined {
  if (isLargerThan(data, graphqlLimits.answerBytes)) {
    return limitError(`The answer is larger than ${graphqlLimits.answerBytes} bytes.`)
  }
  return budget.refusal(context)
}

const json = 'application/json; charset=utf-8'

type Operation = {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

function execute(
  { scope }: Endpoint,
  context: RequestContext,
  { query, variables, operationName }: Operation,
) {
  // Documents are compiled for one operation and kept by their text, so the operation has to be in it.
  const source = operationName && /^\w+$/.test(operationName) ? `${query}\n# ${operationName}` : query
  return scope.graphql(
    source,
    context as unknown as Record<string, unknown>,
    variables ?? {},
    operationName ?? undefined,
  )
}
