import type { RequestContext } from '#http/request-context.ts'
import type { ChangeTopic } from '#kernel/database/changes.ts'
import type { Models } from '#kernel/read-model.ts'
import type { Basis } from './answer-cache.ts'

export type TrackedReads = {
  context: RequestContext
  /** The topics read so far, as they stood before the first was read; undefined if anything else was touched. */
  basis(): Basis | undefined
}

/** Parts of the context that leave an answer shareable: they are in the cache key, or the same for all visitors. */
const harmless: ReadonlySet<string> = new Set<keyof RequestContext>([
  'models',
  'config',
  'clock',
  'log',
  'locale',
  'channel',
  'placeClaim',
  'mediaOrigin',
])

/**
 * Notes what an answer is made from. One that touched anything else of the context (the database, the messenger, the
 * caller) is an answer of the moment; one that only read the models is the same until one of their topics changes.
 */
export function trackReads(context: RequestContext, topics: readonly ChangeTopic[]): TrackedReads {
  const { models } = context
  const before = topics.map((topic) => models.version([topic]))
  const read = new Set<ChangeTopic>()

  const note = (names: readonly ChangeTopic[]) => {
    for (const name of names) read.add(name)
  }
  const tracked: Models = {
    get(definition) {
      note(definition.topics)
      return models.get(definition)
    },
    version(names) {
      note(names)
      return models.version(names)
    },
  }
  const state: Tracking = { context, isOfTheMoment: false }
  const guarded: Record<string | symbol, unknown> = { ...context, models: tracked, [tracking]: state }
  for (const name in context) {
    if (!harmless.has(name) && !isNoPreview(name, context))
      Object.defineProperty(guarded, name, noticed(name))
  }
  return {
    context: guarded as unknown as RequestContext,
    basis: () =>
      state.isOfTheMoment
        ? undefined
        : new Map(topics.flatMap((topic, index) => (read.has(topic) ? [[topic, before[index] ?? 0]] : []))),
  }
}

/** Every product asks whether it is looked at before it is published; that nothing is, is the same for all who share. */
function isNoPreview(name: string, { previewedProduct }: RequestContext): boolean {
  return name === 'previewedProduct' && previewedProduct === undefined
}

type Tracking = { context: RequestContext; isOfTheMoment: boolean }
const tracking = Symbol('what an answer is made from')

const known = new Map<string, PropertyDescriptor>()

/** One for each name: contexts with the same functions have the same shape, which the engine reads quickly. */
function noticed(name: string): PropertyDescriptor {
  const descriptor = known.get(name) ?? {
    enumerable: true,
    configurable: true,
    get(this: { [tracking]: Tracking }) {
      const state = this[tracking]
      state.isOfTheMoment = true
      return state.context[name as keyof RequestContext]
    },
  }
  known.set(name, descriptor)
  return descriptor
}
