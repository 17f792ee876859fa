import { graphqlCostLimit } from '@warsha/contract/constants.ts'
import { GraphQLError } from 'graphql'

/** Limits of a GraphQL request. Checked in this order: text, shape of the document, cost, the answer itself. */
export const graphqlLimits = {
  queryChars: 60_000,
  tokens: 5_000,
  /** Brackets of any kind inside each other; later walks over the document cannot run out of stack. */
  nesting: 100,
  variableDepth: 30,
  /** The deepest honest document, four levels of categories with their products, needs 17 levels. */
  depth: 20,
  aliases: 100,
  mutations: 5,
  operations: 20,
  fragments: 100,
  /** With every fragment written out where it is used: the fields compiled and executed for one node of each list. */
  fields: 5_000,
  /** Compiling cannot be interrupted and takes some 40 µs a field; a larger document is interpreted every time. */
  compiledFields: 1_000,
  /** How many pairs of fields with the same name may have to be compared, see `document-shape.ts`. */
  comparisons: 200_000,
  /** The cost of the document before execution, and the nodes of its lists while it runs. */
  cost: graphqlCostLimit,
  /** Fields times the nodes they are read from; the largest honest document, four levels of categories, has 201,000. */
  values: 250_000,
  /** Lists that are filtered, sorted and cut into pages while one document runs. */
  connections: 2_000,
  /** Of the answer; texts are counted while they are read, the whole before it is written. */
  answerBytes: 4_000_000,
  /** How long all documents together run before requests and everything else have their turn. */
  sliceMs: 20,
  /** Processor time of one document, from its text to its answer. */
  processorMs: 300,
  /** A document that takes longer counts as several requests of the rate limit. */
  processorMsOfRequest: 10,
}

/** Variables may nest as deep as an honest condition does; deeper ones could exhaust the stack of what walks them. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1))
}

export function limitError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { exception: { code: 'QueryTooComplex' } } })
}

/** In the words of Saleor. */
export function costError(complexity: number): GraphQLError {
  return new GraphQLError(
    `The query exceeds the maximum cost of ${graphqlLimits.cost}. Actual cost is ${complexity}`,
    { extensions: { exception: { code: 'QueryCostError' } } },
  )
}
