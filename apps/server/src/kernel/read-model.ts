import type { Changes, ChangeTopic } from './database/changes.ts'
import type { Database } from './database/connect.ts'

/** A value that is read far more often than it changes, kept whole in memory. Modules declare theirs. */
export type ModelDefinition<Value> = {
  topics: readonly ChangeTopic[]
  load(db: Database): Promise<Value>
}

export type Models = {
  get<Value>(definition: ModelDefinition<Value>): Promise<Value>
  /** Counts the changes of these topics: whatever was built from them is fresh while the number stands still. */
  version(topics: readonly ChangeTopic[]): number
}

/**
 * Loads each model at first use and again after a change of its topics. Callers that come while it
 * loads share the one load; a change during a load makes the next caller load again.
 */
export function createModels(db: Database, changes: Pick<Changes, 'on'>): Models {
  const versions = new Map<ChangeTopic, number>()
  const held = new Map<ModelDefinition<unknown>, { version: number; value: Promise<unknown> }>()

  const version = (topics: readonly ChangeTopic[]) =>
    topics.reduce((sum, topic) => sum + (versions.get(topic) ?? watch(topic)), 0)

  const watch = (topic: ChangeTopic) => {
    versions.set(topic, 0)
    changes.on(topic, () => versions.set(topic, (versions.get(topic) ?? 0) + 1))
    return 0
  }

  return {
    version,
    get<Value>(definition: ModelDefinition<Value>) {
      const now = version(definition.topics)
      const known = held.get(definition)
      if (known?.version === now) return known.value as Promise<Value>
      // A query builder runs anew on every await, so what is kept is a promise of its rows.
      const loading = { version: now, value: Promise.resolve(definition.load(db)) }
      held.set(definition, loading)
      loading.value.catch(() => {
        // A failed load is not kept: the next caller tries again.
        if (held.get(definition) === loading) held.delete(definition)
      })
      return loading.value
    },
  }
}
