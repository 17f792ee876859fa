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
  let isOfTheMoment = false

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
  const ofTheMoment = (value: unknown) => ({
    enumerable: true,
    get: () => {
      isOfTheMoment = true
      return value
    },
  })
  const guarded = Object.entries(context).filter(([name]) => !harmless.has(name))
  return {
    context: Object.defineProperties(
      { ...context, models: tracked },
      Object.fromEntries(guarded.map(([name, value]) => [name, ofTheMoment(value)])),
    ),
    basis: () =>
      isOfTheMoment
        ? undefined
        : new Map(topics.flatMap((topic, index) => (read.has(topic) ? [[topic, before[index] ?? 0]] : []))),
  }
}
