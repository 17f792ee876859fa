import { type GraphqlEndpoint, graphqlPaths } from '@warsha/contract/client/api-client.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind } from 'graphql'
import mercurius from 'mercurius'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { checkNamedArguments } from '#host/access/named-parameters.ts'
import { tooManyRequests } from '#host/rate-limits.ts'
import { shownTopics } from '#host/shown-topics.ts'
import type { ShopModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { tokenProblem } from '#http/graphql/errors.ts'
import {
  createRequestContext,
  type RequestContext,
  type SharedClaim,
  sharedClaim,
} from '#http/request-context.ts'
import { cacheReads } from '#kernel/metrics/metrics.ts'
import { currentSpan, inSpan } from '#kernel/tracing/tracing.ts'
import { type AnswerBudget, createAnswerBudget } from './answer-budget.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import { isLargerThan } from './answer-size.ts'
import { baseGraphql } from './base-graphql.ts'
import { isCacheable } from './cacheable-document.ts'
import { checkShape } from './document-shape.ts'
import { schemaOfEndpoint } from './endpoints.ts'
import { formatErrors } from './format-errors.ts'
import { graphqlLimits, limitError } from './limits.ts'
import { buildContractSchema } from './load-schema.ts'
import { operationName } from './operation-name.ts'
import { keyOf, type Operation, readOperation } from './read-operation.ts'
import { trackReads } from './read-tracking.ts'
import { declaresRecursiveInput, recursiveInputs } from './recursive-inputs.ts'
import { checkCost, costExtensions } from './request-cost.ts'
import {
  checkRootFields,
  fieldsOfEndpoint,
  gatherResolvers,
  gatherRootFields,
  type RootFields,
} from './root-fields.ts'
import { everyRootField } from './root-selections.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every root field of GraphQL with what it declares. */
    rootFields: RootFields
    graphqlSchema: GraphQLSchema
    /** The answer a visitor would get from the cache, if it is there; for callers inside the process. */
    findCachedAnswer(endpoint: GraphqlEndpoint, claim: SharedClaim, operation: Operation): Buffer | undefined
  }
}

type Endpoint = {
  scope: FastifyInstance
  deps: Deps
  name: GraphqlEndpoint
  cache: AnswerCache
  topics: readonly string[]
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
  const topics = shownTopics(modules).map(({ name }) => name)
  const budget = createAnswerBudget()
  app.decorate('findCachedAnswer', (endpoint, claim, operation) =>
    cache.find(keyOf(endpoint, claim, operation)),
  )
  let whole: GraphQLSchema | undefined
  for (const name of ['shop', 'auth', 'wallet', 'otp'] as const) {
    await app.register(async (scope) => {
      await scope.register(mercurius, {
        ...(name === 'shop' || !whole
          ? { schema: buildContractSchema(), resolvers }
          : { schema: schemaOfEndpoint(fieldsOfEndpoint(fields, name), whole) }),
        jit: 1,
        // A compiled document may take half a megabyte, and any caller may send new ones.
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
        checkNamedArguments(scope.graphql.schema, fields)
        app.decorate('graphqlSchema', scope.graphql.schema)
        // The smaller endpoints share the types of the first, with the resolvers that count.
        budget.watch(scope.graphql.schema)
      }
      whole ??= scope.graphql.schema
      const isCacheable = checkBeforeExecution(scope, fields)
      const endpoint: Endpoint = { scope, deps, name, cache, topics, budget, isCacheable }
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
  const interpreted = new WeakSet<DocumentNode>()
  scope.graphql.addHook('preValidation', async (_schema, document) => {
    // Compiling a variable whose type contains itself never ends.
    const isLarge = checkShape(document) > graphqlLimits.compiledFields
    if (isLarge || declaresRecursiveInput(document, recursive)) interpreted.add(document)
  })
  scope.graphql.addHook('preExecution', async (schema, document, context, variables) => {
    // Asked of the request: an answer that depends on its context is not cached.
    const request = requestOf.get(context)
    const problem = request?.callerProblem
    if (request && changesSomething(document)) request.mayWrite = true
    const ignores = (name: string) => fields.get(name)?.ignoresCredentials === true
    if (problem && !everyRootField(document, schema, ignores)) throw tokenProblem(problem)
    const { searches } = checkCost(schema, document, variables, request)
    if (searches > 0) await checkSearchBudget(scope, context, searches)
    if (isCacheable(document, schema, fields)) cacheable.add(context)
    // A returned document is not compiled.
    currentSpan()?.rename(operationName(document))
    return interpreted.has(document) ? { document } : undefined
  })
  return (context) => cacheable.has(context)
}

const requestOf = new WeakMap<object, FastifyRequest>()

function changesSomething({ definitions }: DocumentNode): boolean {
  return definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'mutation')
}

async function checkSearchBudget(
  { budgets }: FastifyInstance,
  context: object,
  searches: number,
): Promise<void> {
  const request = requestOf.get(context)
  if (!request || (await budgets.search(request, searches))) return
  throw Object.assign(new Error('too many searches'), { statusCode: tooManyRequests.status })
}

/** A batch may hold one operation, as in Saleor; its answer is then a list, too. */
async function answerBatch(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const { body } = request
  if (!Array.isArray(body)) return answer(endpoint, request, reply, body)
  if (body.length > 1) {
    return sendErrors(reply, request, [new GraphQLError('Number of batch queries exceeded.')])
  }
  asList.add(reply)
  return answer(endpoint, request, reply, body[0])
}

const asList = new WeakSet<FastifyReply>()

async function answer(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, asked: unknown) {
  request.mayWrite = false
  try {
    const operation = readOperation(asked)
    const claim = sharedClaim(request)
    const key = claim && keyOf(endpoint.name, claim, operation)
    const cached = key && endpoint.cache.find(key)
    if (key) cacheReads.inc({ cache: 'answers', result: cached ? 'hit' : 'miss' })
    if (cached) return sendBody(reply, cached)
    const context = createRequestContext(endpoint.deps, request)
    const reads = key ? trackReads(context, endpoint.topics) : undefined
    const { body, failed } = await runDocument(endpoint, request, reads?.context ?? context, operation)
    if (failed) return sendErrors(reply, request, failed.errors, failed.data)
    const basis = reads && endpoint.isCacheable(reads.context) ? reads.basis() : undefined
    if (key && basis) endpoint.cache.store(key, body, basis)
    return sendBody(reply, body)
  } catch (error) {
    return sendErrors(reply, request, [error as Error])
  }
}

type Ran =
  | { body: Buffer; failed?: undefined }
  | { body?: undefined; failed: { errors: readonly Error[]; data: unknown } }

/** The caller is charged for the processor time of the document even if it fails. */
async function runDocument(
  endpoint: Endpoint,
  request: FastifyRequest,
  context: RequestContext,
  operation: Operation,
): Promise<Ran> {
  const { budget, scope } = endpoint
  requestOf.set(context, request)
  try {
    const { data, errors } = await inSpan({ name: 'graphql' }, () =>
      budget.run(context, () => execute(endpoint, context, operation)),
    )
    await budget.takeTurn(context)
    if (isLargerThan(data, graphqlLimits.answerBytes)) {
      throw limitError(`The answer is larger than ${graphqlLimits.answerBytes} bytes.`)
    }
    if (errors?.length) return { failed: { errors, data } }
    return { body: Buffer.from(JSON.stringify({ data, extensions: costExtensions(request) })) }
  } finally {
    const requests = Math.floor(budget.cpuMsOf(context) / graphqlLimits.processorMsOfRequest)
    if (requests > 0) await scope.budgets.requests(request, requests)
  }
}

function sendErrors(reply: FastifyReply, request: FastifyRequest, errors: readonly Error[], data?: unknown) {
  const { statusCode, body, retryAfterSeconds } = formatErrors(errors, request, data)
  if (retryAfterSeconds) reply.header('Retry-After', String(retryAfterSeconds))
  const told = { ...body, extensions: costExtensions(request) }
  return reply.code(statusCode).send(asList.has(reply) ? [told] : told)
}

function sendBody(reply: FastifyReply, body: Buffer) {
  const sent = asList.has(reply) ? Buffer.concat([Buffer.from('['), body, Buffer.from(']')]) : body
  return reply.type(json).send(sent)
}

const json = 'application/json; charset=utf-8'

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
