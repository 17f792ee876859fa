import { inSlices } from '#kernel/in-slices.ts'
import type { Preparation } from '../rules/preparation.ts'
import type { ListQuestion, ProductLists } from '../rules/product-lists.ts'

const running = new WeakMap<ProductLists, Map<string, Promise<void>>>()
const maxAttempts = 5

/**
 * Waits until a question can be answered at once. An index that is new, or was forgotten after a change of shared rows,
 * takes a walk over all products: it is made in slices, once for all who wait for it. Undefined when there is nothing to
 * wait for.
 */
export function prepareLists(
  lists: ProductLists,
  question: Omit<ListQuestion, 'found'>,
): Promise<void> | undefined {
  return lists.missing(question).length > 0 ? prepare(lists, question) : undefined
}

/** Changes during a walk make another one necessary; after some tries the question makes what it needs itself. */
async function prepare(lists: ProductLists, question: Omit<ListQuestion, 'found'>): Promise<void> {
  for (let tries = 0; tries < maxAttempts; tries++) {
    const missing = lists.missing(question)
    if (missing.length === 0) return
    await Promise.all(missing.map((each) => makeOnce(lists, each)))
  }
}

function makeOnce(lists: ProductLists, { key, make }: Preparation): Promise<void> {
  const walks = running.get(lists) ?? new Map<string, Promise<void>>()
  running.set(lists, walks)
  const walk = walks.get(key) ?? inSlices(make()).finally(() => walks.delete(key))
  walks.set(key, walk)
  return walk
}
