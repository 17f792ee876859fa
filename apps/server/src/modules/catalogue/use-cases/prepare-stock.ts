import { inSlices } from '#kernel/in-slices.ts'
import type { ListQuestion, ProductLists } from '../rules/product-lists.ts'
import type { Term } from '../rules/product-term.ts'

type StockQuestion = Pick<ListQuestion, 'terms' | 'availability'>

const running = new WeakMap<ProductLists, Map<number | null, Promise<void>>>()
const mostTries = 3

/**
 * Waits until the products in stock of the asked place are known: that takes a walk over all products, in slices, once
 * for a place and again after all counts were loaded anew. Undefined when there is nothing to wait for.
 */
export function prepareStock(lists: ProductLists, question: StockQuestion): Promise<unknown> | undefined {
  const { availability, terms } = question
  if (!availability) return undefined
  const missing = placesOf(terms).filter((stateId) => !lists.stock.isReady(availability, stateId))
  if (missing.length === 0) return undefined
  return Promise.all(
    missing.map((stateId) => makeOnce(lists, stateId, () => makeSet(lists, availability, stateId))),
  )
}

/** All who ask for a place meanwhile wait for the same walk. */
function makeOnce(lists: ProductLists, stateId: number | null, make: () => Promise<void>): Promise<void> {
  const walks = running.get(lists) ?? new Map<number | null, Promise<void>>()
  running.set(lists, walks)
  const walk = walks.get(stateId) ?? make().finally(() => walks.delete(stateId))
  walks.set(stateId, walk)
  return walk
}

/** Counts that are loaded anew during a walk make another one necessary. */
async function makeSet(
  { stock }: ProductLists,
  availability: NonNullable<StockQuestion['availability']>,
  stateId: number | null,
): Promise<void> {
  for (let tries = 0; tries < mostTries && !stock.isReady(availability, stateId); tries++) {
    await inSlices(stock.make(availability, stateId))
  }
}

function placesOf(terms: readonly Term[]): (number | null)[] {
  return terms.flatMap((term) => {
    if (term.is === 'any') return term.of.flatMap(placesOf)
    return term.is === 'inStock' ? [term.stateId] : []
  })
}
