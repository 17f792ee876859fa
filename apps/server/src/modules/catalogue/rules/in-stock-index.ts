import type { Availability } from './availability.ts'
import type { Product } from './catalogue.ts'
import type { CatalogueStore, ProductIndex } from './catalogue-store.ts'
import { addTo, emptySet, type ProductSet, removeFrom } from './product-set.ts'

export type InStockIndex = ProductIndex & {
  /** Products of which there is at least one unit in the place, or anywhere when no place is given. */
  inStock(availability: Availability, stateId: number | null): ProductSet
}

/** The slots of the bundles that a variant is part of. */
type Bundles = Map<number, Set<number>>

const mostPlaces = 60

/**
 * The products in stock by place. A set is made at the first question about a place; afterwards only those products
 * are judged again whose own rows, parts or counts changed, at the next question.
 */
export function createInStockIndex(store: CatalogueStore): InStockIndex {
  const sets = new Map<number | null, ProductSet>()
  let bundles: Bundles = new Map()
  const outdated = new Set<number>()
  let version: number | undefined

  function followCounts(availability: Availability): void {
    if (version === availability.version) return
    const changed = version === undefined ? undefined : availability.changedSince(version)
    version = availability.version
    if (!changed) sets.clear()
    for (const variantId of changed ?? []) {
      const product = store.variantsById.get(variantId)?.product
      if (product) outdated.add(product.slot)
      outdateBundles(variantId)
    }
  }

  function outdateBundles(variantId: number): void {
    for (const slot of bundles.get(variantId) ?? []) outdated.add(slot)
  }

  /** A bundle depends on its parts, so it is judged again with them. */
  function outdate({ slot, variants }: Product): void {
    outdated.add(slot)
    for (const { id } of variants) outdateBundles(id)
  }

  function judgeAgain(availability: Availability): void {
    for (const slot of outdated) {
      const product = productAt(store, slot)
      for (const [stateId, set] of sets) {
        if (product && isInStock(product, availability, stateId)) addTo(set, slot)
        else removeFrom(set, slot)
      }
    }
    outdated.clear()
  }

  return {
    inStock(availability, stateId) {
      followCounts(availability)
      judgeAgain(availability)
      const known = sets.get(stateId)
      if (known) return known
      if (sets.size >= mostPlaces) sets.clear()
      const made = emptySet()
      for (const product of store.productsById.values()) {
        if (isInStock(product, availability, stateId)) addTo(made, product.slot)
      }
      sets.set(stateId, made)
      return made
    },
    add(product) {
      addParts(bundles, product)
      outdate(product)
    },
    remove(product) {
      for (const { variantId } of product.bundle) bundles.get(variantId)?.delete(product.slot)
      outdate(product)
    },
    // Neither channels nor types nor attributes decide what is in stock.
    reset: () => undefined,
    *rebuild() {
      const fresh: Bundles = new Map()
      for (const product of store.productsById.values()) {
        addParts(fresh, product)
        yield
      }
      bundles = fresh
      sets.clear()
      outdated.clear()
    },
  }
}

function addParts(bundles: Bundles, { slot, bundle }: Product): void {
  for (const { variantId } of bundle) {
    bundles.set(variantId, (bundles.get(variantId) ?? new Set()).add(slot))
  }
}

function isInStock({ variants }: Product, availability: Availability, stateId: number | null): boolean {
  return variants.some((variant) => availability.freeUnits(variant, stateId) > 0)
}

/** What stands in a slot may already be gone. */
function productAt({ slots, productsById }: CatalogueStore, slot: number): Product | undefined {
  const product = slots[slot]
  return product && productsById.get(product.id) === product ? product : undefined
}
