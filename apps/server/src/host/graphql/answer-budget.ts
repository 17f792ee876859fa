import {
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
} from 'graphql'
import { isConnection } from './document-cost.ts'
import { graphqlLimits, limitError } from './limits.ts'
import { createProcessorTurns, type ProcessorTurns, type ThreadWork } from './processor-turns.ts'

/** Nodes, connections, bytes and processor time that one document has used so far. */
type DocumentWork = ThreadWork & {
  nodes: number
  connections: number
  bytes: number
  refusal: GraphQLError | undefined
  refused: PromiseWithResolvers<never>
  /** Never settles: resolvers of a refused document return it, and the document is not awaited any more. */
  never: Promise<never>
}

const workKey = Symbol('work of the document')

type Context = { [workKey]?: DocumentWork }
type Resolve = (source: unknown, args: unknown, context: Context, info: unknown) => unknown
type Count = (value: unknown, work: DocumentWork) => void

export type AnswerBudget = {
  /** Makes the fields of the schema count and take turns from now on. */
  watch(schema: GraphQLSchema): void
  /** Runs a document within its budget. Rejects with the refusal as soon as it exceeds one of the limits. */
  run<Result>(context: object, execute: () => Promise<Result>): Promise<Result>
  /** Waits for a turn, if the document has none left. */
  takeTurn(context: object): Promise<void>
  /** The processor time that the document has used so far. */
  cpuMsOf(context: object): number
}

/**
 * Bounds what a document really reads and uses, whatever was estimated. Once it exceeds a limit nothing of it is
 * resolved any more, and it is refused as a whole; whatever of it waits is forgotten.
 */
export function createAnswerBudget(): AnswerBudget {
  const turns = createProcessorTurns({
    sliceMs: graphqlLimits.sliceMs,
    get maxCpuMs() {
      return graphqlLimits.processorMs
    },
  })
  return {
    watch(schema) {
      const roots = [schema.getQueryType(), schema.getMutationType()]
      for (const type of Object.values(schema.getTypeMap())) {
        if (!isObjectType(type) || type.name.startsWith('__')) continue
        for (const [name, field] of Object.entries(type.getFields())) {
          const resolve = (field.resolve as Resolve | undefined) ?? propertyOf(name)
          const count = counterOf(field.type, field.resolve !== undefined)
          if (roots.includes(type) || isOfMany(type, field.type)) {
            field.resolve = takingTurns(resolve, count, turns) as typeof field.resolve
          } else if (count) field.resolve = counting(resolve, count) as typeof field.resolve
        }
      }
    },
    run(context: Context, execute) {
      const work = createWork()
      context[workKey] = work
      turns.enter(work)
      return Promise.race([execute(), work.refused.promise])
    },
    async takeTurn(context: Context) {
      const work = context[workKey]
      if (work && !turns.mayRun(work)) await Promise.race([turns.wait(work), work.refused.promise])
    },
    cpuMsOf(context: Context) {
      const work = context[workKey]
      return work ? turns.usedBy(work) / 1000 : 0
    },
  }
}

function createWork(): DocumentWork {
  const work: DocumentWork = {
    cpuMicros: 0,
    waiting: [],
    onSpent: () => refuse(work, `The query takes more than ${graphqlLimits.processorMs} ms.`),
    nodes: 0,
    connections: 0,
    bytes: 0,
    refusal: undefined,
    refused: Promise.withResolvers<never>(),
    never: new Promise(() => undefined),
  }
  // The rejection may come before the promise is awaited.
  work.refused.promise.catch(() => undefined)
  return work
}

/** Lists, and the nodes of a page: what a document multiplies by. All between two of them runs in one go. */
function isOfMany(parent: GraphQLObjectType, type: GraphQLOutputType): boolean {
  if (!isCompositeType(getNamedType(type))) return false
  return isListType(getNullableType(type)) || isConnection(getNamedType(type)) || parent.name.endsWith('Edge')
}

function takingTurns(resolve: Resolve, count: Count | undefined, turns: ProcessorTurns): Resolve {
  const counted = count ? counting(resolve, count) : resolve
  return (source, args, context, info) => {
    const work = context[workKey]
    if (work?.refusal) return work.never
    if (!work || turns.mayRun(work)) return counted(source, args, context, info)
    return turns.wait(work).then(() => counted(source, args, context, info))
  }
}

function counting(resolve: Resolve, count: Count): Resolve {
  const note = (value: unknown, work: DocumentWork) => {
    count(value, work)
    return work.refusal ? work.never : value
  }
  return (source, args, context, info) => {
    const work = context[workKey]
    if (work?.refusal) return work.never
    const value = resolve(source, args, context, info)
    if (!work) return value
    return value instanceof Promise ? value.then((found) => note(found, work)) : note(value, work)
  }
}

function counterOf(type: GraphQLOutputType, isResolved: boolean): Count | undefined {
  const kind = getNullableType(type)
  const named = getNamedType(kind)
  if (isListType(kind)) return isCompositeType(named) ? countNodes : undefined
  if (isConnection(named)) return countConnection
  // Texts that are a property of their object are short: names, slugs, codes.
  return named.name === 'JSONString' || (named.name === 'String' && isResolved) ? countBytes : undefined
}

function countNodes(list: unknown, work: DocumentWork): void {
  if (!Array.isArray(list)) return
  work.nodes += list.length
  if (work.nodes > graphqlLimits.cost) refuse(work, `The query reads more than ${graphqlLimits.cost} nodes.`)
}

function countConnection(_connection: unknown, work: DocumentWork): void {
  work.connections += 1
  if (work.connections > graphqlLimits.connections) {
    refuse(work, `The query reads more than ${graphqlLimits.connections} lists.`)
  }
}

function countBytes(text: unknown, work: DocumentWork): void {
  if (typeof text !== 'string') return
  work.bytes += text.length
  if (work.bytes > graphqlLimits.answerBytes) {
    refuse(work, `The answer is larger than ${graphqlLimits.answerBytes} bytes.`)
  }
}

function refuse(work: DocumentWork, reason: string): void {
  if (work.refusal) return
  work.refusal = limitError(reason)
  work.waiting = []
  work.refused.reject(work.refusal)
}

/** As the executor does for a field without a resolver. */
function propertyOf(name: string): Resolve {
  return (source, args, context, info) => {
    const value = (source as Record<string, unknown> | null)?.[name]
    return typeof value === 'function' ? value.call(source, args, context, info) : value
  }
}
