import type { Listener } from './listen.ts'

/** The subject of a notice. A topic's rows are named by it, other kinds of it with a suffix (`catalogue.categories`). */
export type ChangeTopic = string

/**
 * A topic as its module declares it. Pages show it, and may be sent for `staleMs` after a change of it; without
 * `staleMs` no page is made from it.
 */
export type DeclaredTopic = { name: ChangeTopic; staleMs?: number }

/**
 * The changes of one notice, or of several together. Under a topic (`stock`) or a kind of it
 * (`catalogue.categories`): the ids of the rows, or undefined when any of them may have changed.
 */
export type Change = ReadonlyMap<string, ReadonlySet<number> | undefined>

export type Changes = {
  /**
   * Calls back for every change of the topic, wherever it was made; with `topic → undefined` after a lost connection.
   * Resolves once changes are listened for.
   */
  on(topic: ChangeTopic, listener: (change: Change) => void): Promise<void>
}

export const changesChannel = 'warsha_changes'

/** Every process listens on one channel; triggers announce what changed (`topic`, `topic:1,2,3`, `topic.kind:4`). */
export function listenForChanges(listener: Pick<Listener, 'subscribe'>): Changes {
  const listeners = new Map<string, Set<(change: Change) => void>>()

  const report = (topic: string, change: Change) => {
    for (const each of listeners.get(topic) ?? []) each(change)
  }
  const listening = listener.subscribe(changesChannel, {
    onNotice(payload) {
      const [name, ids] = readNotice(payload)
      report(name.split('.', 1)[0] ?? '', new Map([[name, ids]]))
    },
    onReconnect() {
      for (const topic of listeners.keys()) report(topic, new Map([[topic, undefined]]))
    },
  })

  return {
    on(topic, callback) {
      listeners.set(topic, (listeners.get(topic) ?? new Set()).add(callback))
      return listening
    },
  }
}

/** Whether anything of these topics may have changed, so that single rows are not worth looking at. */
export function isAboutEverything(change: Change, topics: readonly ChangeTopic[]): boolean {
  return topics.some((topic) => change.has(topic) && change.get(topic) === undefined)
}

export function mergeChanges(one: Change | undefined, other: Change): Change {
  const merged = new Map(one)
  for (const [name, ids] of other) {
    const known = merged.get(name)
    const isAny = !ids || (merged.has(name) && !known)
    merged.set(name, isAny ? undefined : new Set([...(known ?? []), ...ids]))
  }
  return merged
}

function readNotice(payload: string): [name: string, ids: ReadonlySet<number> | undefined] {
  const [name = '', ids] = payload.split(':', 2)
  return [name, ids === undefined ? undefined : new Set(ids.split(',').map(Number))]
}
