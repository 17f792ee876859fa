import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import mercurius, { type IResolvers } from 'mercurius'
import { z } from 'zod'
import type { Deps } from '#http/deps.ts'
import { createRequestContext } from '#http/request-context.ts'
import { doorPaths, schemaOfDoor } from './doors.ts'
import { formatErrors } from './format-errors.ts'
import { costOf, graphqlLimits, isNestedDeeper, limitError, shapeLimits } from './limits.ts'
import { loadSchema } from './load-schema.ts'
import { declaresRecursiveInput, recursiveInputs } from './recursive-inputs.ts'

const bodySchema = z.object({
  query: z.string().min(1).max(graphqlLimits.queryChars),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.unknown().optional(),
})

/** Opens the four doors, each its own scope with its own part of the schema and the same limits. */
export async function openGraphqlDoors(
  app: FastifyInstance,
  deps: Deps,
  resolvers: IResolvers,
): Promise<void> {
  let whole: GraphQLSchema | undefined
  for (const door of ['shop', 'auth', 'wallet', 'otp'] as const) {
    await app.register(async (scope) => {
      await scope.register(mercurius, {
        ...(door === 'shop' || !whole
          ? { schema: loadSchema(), resolvers }
          : { schema: schemaOfDoor(door, whole) }),
        jit: 1,
        routes: false,
        validationRules: [shapeLimits],
        // The errors stay as they were thrown; `formatErrors` decides below what the caller may see.
        errorFormatter: ({ data, errors }) => ({
          statusCode: 200,
          response: { data, errors: [...(errors ?? [])] },
        }),
      })
      whole ??= scope.graphql.schema
      const recursive = recursiveInputs(scope.graphql.schema)
      scope.graphql.addHook('preExecution', async (_schema, document, _context, variables) => {
        const cost = costOf(document, variables)
        if (cost > graphqlLimits.cost) {
          throw limitError(`The query may read ${cost} nodes; ${graphqlLimits.cost} are allowed.`)
        }
        // Compiling a variable whose type contains itself never ends; a returned document is interpreted instead.
        return declaresRecursiveInput(document, recursive) ? { document } : undefined
      })
      scope.post(
        doorPaths[door],
        { bodyLimit: 256 * 1024, schema: { hide: true } as object },
        (request, reply) => answer(scope, deps, request, reply, request.body),
      )
    })
  }
}

async function answer(
  scope: FastifyInstance,
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
) {
  const parsed = bodySchema.safeParse(body)
  if (!parsed.success) {
    const error = new GraphQLError(
      Array.isArray(body) ? 'Batched queries are not supported.' : 'Must provide a query string.',
    )
    return reply.code(400).send(formatErrors([error], request).body)
  }
  const { query, variables, operationName } = parsed.data
  if (isNestedDeeper(variables, graphqlLimits.variableDepth)) {
    const error = limitError(`Variables may nest ${graphqlLimits.variableDepth} levels deep.`)
    return reply.code(400).send(formatErrors([error], request).body)
  }
  const context = createRequestContext(deps, request)
  try {
    const result = await scope.graphql(
      query,
      context as unknown as Record<string, unknown>,
      variables ?? {},
      operationName ?? undefined,
    )
    if (!result.errors?.length) return result
    const failed = formatErrors(result.errors, request, result.data)
    return reply.code(failed.statusCode).send(failed.body)
  } catch (error) {
    const failed = formatErrors([error as Error], request)
    return reply.code(failed.statusCode).send(failed.body)
  }
}
