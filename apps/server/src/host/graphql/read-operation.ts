import type { GraphqlEndpoint } from '@warsha/contract/client/api-client.ts'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import type { SharedClaim } from '#http/request-context.ts'
import { nestsDeeper } from './bracket-nesting.ts'
import { graphqlLimits, isNestedDeeper, limitError } from './limits.ts'

export type Operation = {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

const bodySchema = z.object({
  query: z.string().min(1).max(graphqlLimits.queryChars),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
  extensions: z.unknown().optional(),
})

/** Throws what is wrong with it before anything walks it. */
export function readOperation(asked: unknown): Operation {
  const parsed = bodySchema.safeParse(asked)
  if (!parsed.success) throw new GraphQLError('Must provide a query string.')
  const { query, variables, operationName } = parsed.data
  if (nestsDeeper(query, graphqlLimits.nesting)) {
    throw limitError(`A query may nest ${graphqlLimits.nesting} levels deep.`)
  }
  if (isNestedDeeper(variables, graphqlLimits.variableDepth)) {
    throw limitError(`Variables may nest ${graphqlLimits.variableDepth} levels deep.`)
  }
  return { query, variables, operationName }
}

/** Two visitors with the same key get the same answer. */
export function keyOf(
  endpoint: GraphqlEndpoint,
  { channel, locale, placeClaim, mediaOrigin }: SharedClaim,
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
