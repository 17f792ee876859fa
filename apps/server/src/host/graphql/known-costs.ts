import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import { type Cost, costOf, searchesBy, sizeIn, withDefaults } from './document-cost.ts'

type Variables = Record<string, unknown>

/** What the cost of a document depends on, and the costs that were counted for some of its values. */
type KnownDocument = {
  operation: OperationDefinitionNode
  arguments: readonly ArgumentNode[]
  costs: Map<string, Cost>
}

const known = new WeakMap<DocumentNode, KnownDocument | 'several operations'>()
const maxCosts = 50

/**
 * The cost of a document that was counted before with pages of the same sizes and the same searches is the same again.
 * A document is the same object as long as it is kept, always of one schema.
 */
export function costOfKnown(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables | undefined,
): Cost {
  const entry = known.get(document) ?? remember(document)
  if (entry === 'several operations') return costOf(schema, document, variables)
  const key = keyOf(entry, variables ?? {})
  const found = entry.costs.get(key)
  if (found) return found
  const cost = costOf(schema, document, variables)
  if (entry.costs.size >= maxCosts) entry.costs.clear()
  entry.costs.set(key, cost)
  return cost
}

/** With several operations the variables of each have defaults of their own, which is rare and not worth a key. */
function remember(document: DocumentNode): KnownDocument | 'several operations' {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const [operation] = operations
  const entry =
    operation && operations.length === 1
      ? { operation, arguments: decidingArguments(document), costs: new Map<string, Cost>() }
      : 'several operations'
  known.set(document, entry)
  return entry
}

const deciding = new Set(['first', 'last', 'search', 'filter'])

function decidingArguments(document: DocumentNode): ArgumentNode[] {
  const found: ArgumentNode[] = []
  visit(document, {
    Argument(argument) {
      if (deciding.has(argument.name.value)) found.push(argument)
    },
  })
  return found
}

function keyOf({ operation, arguments: deciding }: KnownDocument, given: Variables): string {
  const variables = withDefaults(operation, given)
  return deciding
    .map((argument) => sizeIn(argument, variables) ?? (searchesBy(argument, variables) ? 's' : ''))
    .join()
}
