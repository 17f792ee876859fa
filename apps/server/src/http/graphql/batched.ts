import type { RequestContext } from '../request-context.ts'

type Batch<Key, Value> = { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Value>> }

type Load<Key, Value> = (context: RequestContext, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>

/** Loads something of many nodes of one answer at once: as many statements for a page of a hundred nodes as for one. */
export function batched<Key, Value>(load: Load<Key, Value>) {
  const batches = new WeakMap<RequestContext, Batch<Key, Value>>()

  /** Closed when everything that is ready to run has run, which is when all nodes of the page have asked. */
  function openBatch(context: RequestContext): Batch<Key, Value> {
    const keys = new Set<Key>()
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batches.delete(context)
      return load(context, [...keys])
    })
    const batch = { keys, found }
    batches.set(context, batch)
    return batch
  }

  return async (context: RequestContext, key: Key): Promise<Value | undefined> => {
    const batch = batches.get(context) ?? openBatch(context)
    batch.keys.add(key)
    return (await batch.found).get(key)
  }
}
