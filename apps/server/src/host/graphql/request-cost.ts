import type { FastifyRequest } from 'fastify'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import type { Cost } from './document-cost.ts'
import { costOfKnown } from './known-costs.ts'
import { costError, graphqlLimits, limitError } from './limits.ts'

const complexityOf = new WeakMap<FastifyRequest, number>()

/** Refuses a document that costs too much, and keeps its cost for the answer. */
export function checkCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown> | undefined,
  request: FastifyRequest | undefined,
): Cost {
  const cost = costOfKnown(schema, document, variables)
  if (request) complexityOf.set(request, cost.complexity)
  if (cost.complexity > graphqlLimits.cost) throw costError(cost.complexity)
  if (cost.values > graphqlLimits.values) {
    throw limitError(`The query may read ${cost.values} values; ${graphqlLimits.values} are allowed.`)
  }
  return cost
}

/** What an answer tells of the cost of its document, as in Saleor; a document that was not measured cost 1. */
export function costExtensions(request: FastifyRequest) {
  const requestedQueryCost = complexityOf.get(request) ?? 1
  return { cost: { requestedQueryCost, maximumAvailable: graphqlLimits.cost } }
}
