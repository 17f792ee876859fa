import { type GraphQLSchema, getNamedType, getNullableType, isListType, isObjectType } from 'graphql'
import { isConnection } from './document-cost.ts'
import { graphqlLimits, limitError } from './limits.ts'

type Spent = { nodes: number; connections: number }
type Resolve = (source: unknown, args: unknown, context: object, info: unknown) => unknown

export type AnswerBudget = {
  /** Counts what the schema's lists hand out from now on. */
  watch(schema: GraphQLSchema): void
  /** The refusal of an answer that read more than is allowed, if it did. */
  refusal(context: object): Error | undefined
}

/**
 * Bounds what a document really reads, whatever was estimated: once the nodes of all its lists or the pages it cut
 * exceed the limit, every further list fails at once, and the answer is refused as a whole.
 */
export function createAnswerBudget(): AnswerBudget {
  const spending = new WeakMap<object, Spent>()
  const spentBy = (context: object) => {
    const known = spending.get(context)
    if (known) return known
    const spent = { nodes: 0, connections: 0 }
    spending.set(context, spent)
    return spent
  }
  return {
    watch(schema) {
      for (const type of Object.values(schema.getTypeMap())) {
        if (!isObjectType(type) || type.name.startsWith('__')) continue
        for (const [name, field] of Object.entries(type.getFields())) {
          const resolve = (field.resolve as Resolve | undefined) ?? propertyOf(name)
          const kind = getNullableType(field.type)
          if (isListType(kind) && isObjectOrAbstract(kind)) field.resolve = countNodes(resolve, spentBy)
          else if (isConnection(getNamedType(kind))) field.resolve = countConnections(resolve, spentBy)
        }
      }
    },
    refusal(context) {
      const spent = spending.get(context)
      return spent && findExcess(spent)
    },
  }
}

type SpentBy = (context: object) => Spent

function countNodes(resolve: Resolve, spentBy: SpentBy): Resolve {
  const count = (list: unknown, context: object) => {
    if (!Array.isArray(list)) return list
    const spent = spentBy(context)
    spent.nodes += list.length
    refuse(spent)
    return list
  }
  return (source, args, context, info) => {
    const list = resolve(source, args, context, info)
    return list instanceof Promise ? list.then((found) => count(found, context)) : count(list, context)
  }
}

function countConnections(resolve: Resolve, spentBy: SpentBy): Resolve {
  return (source, args, context, info) => {
    const spent = spentBy(context)
    spent.connections += 1
    refuse(spent)
    return resolve(source, args, context, info)
  }
}

function refuse(spent: Spent): void {
  const excess = findExcess(spent)
  if (excess) throw excess
}

function findExcess({ nodes, connections }: Spent): Error | undefined {
  if (nodes > graphqlLimits.cost) {
    return limitError(`The query reads more than ${graphqlLimits.cost} nodes.`)
  }
  if (connections > graphqlLimits.connections) {
    return limitError(`The query reads more than ${graphqlLimits.connections} lists.`)
  }
  return undefined
}

/** As the executor does for a field without a resolver. */
function propertyOf(name: string): Resolve {
  return (source, args, context, info) => {
    const value = (source as Record<string, unknown> | null)?.[name]
    return typeof value === 'function' ? value.call(source, args, context, info) : value
  }
}

function isObjectOrAbstract(kind: Parameters<typeof getNamedType>[0]): boolean {
  const named = getNamedType(kind)
  return Boolean(named && ('getFields' in named || 'getTypes' in named))
}
