import type { RequestContext } from '#http/request-context.ts'
import type { ChangeTopic } from '#kernel/database/changes.ts'
import type { Models } from '#kernel/read-model.ts'
import type { Basis } from './answer-cache.ts'

export type WatchedReads = {
  context: RequestContext
  /** The topics read so far, as they stood before the first was read; undefined if anything else was touched. */
  basis(): Basis | undefined
}

const everyTopic: Record<ChangeTopic, true> = {
  catalogue: true,
  stock: true,
  content: true,
  locations: true,
  centres: true,
}
const topics = Object.keys(everyTopic) as ChangeTopic[]

/**
 * Notes what an answer is made from. Whoever touches the database, the messenger or the request's id makes an
 * answer of the moment; one that only read the models is the same until one of their topics changes.
 */
export function watchReads(context: RequestContext): WatchedReads {
  const { models } = context
  const before = topics.map((topic) => models.version([topic]))
  const read = new Set<ChangeTopic>()
  let isOfTheMoment = false

  const note = (names: readonly ChangeTopic[]) => {
    for (const name of names) read.add(name)
  }
  const watched: Models = {
    get(definition) {
      note(definition.topics)
      return models.get(definition)
    },
    version(names) {
      note(names)
      return models.version(names)
    },
  }
  const ofTheMoment = <Name extends keyof RequestContext>(name: Name) => {
    const value = context[name]
    return {
      enumerable: true,
      get: () => {
        isOfTheMoment = true
        return value
      },
    }
  }
  return {
    context: Object.defineProperties({ ...context, models: watched } as RequestContext, {
      db: ofTheMoment('db'),
      connection: ofTheMoment('connection'),
      messenger: ofTheMoment('messenger'),
      requestId: ofTheMoment('requestId'),
    }),
    basis: () =>
      isOfTheMoment
        ? undefined
        : new Map(topics.flatMap((topic, index) => (read.has(topic) ? [[topic, before[index] ?? 0]] : []))),
  }
}
