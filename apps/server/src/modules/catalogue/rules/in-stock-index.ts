import { addTo, emptySet, type KeySet, removeFrom } from '@warsha/data-structures/key-set.ts'
import { drain } from '@warsha/data-structures/sort-in-steps.ts'
import type { Availability } from './availability.ts'
import type { Product } from './catalogue.ts'
import type { CatalogueStore, ProductIndex } from './catalogue-store.ts'
import type { Preparation } from './preparation.ts'

export type InStockIndex = ProductIndex & {
  /** Products of which there is at least one unit in the place, or anywhere when no place is given. */
  inStock(availability: Availability, stateId: number | null): KeySet
  /** Makes the set of a place, if it is not there, in steps between which others may run and anything may change. */
  prepare(availability: Availability, stateId: number | null): Preparation | undefined
}

/** The slots of the bundles that a variant is part of. */
type Bundles = Map<number, Set<number>>

const maxPlaces = 60
/** Looking at so many takes about a millisecond. */
const productsPerStep = 512

/**
 * The products in stock by place. A set is made before the first question about a place; afterwards only those
 * products are judged again whose own rows, parts or counts changed, at the next question.
 */
export function createInStockIndex(store: CatalogueStore): InStockIndex {
  const sets = new Map<number | null, KeySet>()
  const begun = new Map<number | null, KeySet>()
  let bundles: Bundles = new Map()
  const outdated = new Set<number>()
  let version: number | undefined

  function onCountsChanged(availability: Availability): void {
    if (version === availability.version) return
    const changed = version === undefined ? undefined : availability.changedSince(version)
    version = availability.version
    if (!changed) forgetSets()
    for (const variantId of changed ?? []) {
      const product = store.variantsById.get(variantId)?.product
      if (product) outdated.add(product.slot)
      outdateBundles(variantId)
    }
  }

  function forgetSets(): void {
    sets.clear()
    begun.clear()
  }

  function outdateBundles(variantId: number): void {
    for (const slot of bundles.get(variantId) ?? []) outdated.add(slot)
  }

  /** A bundle depends on its parts, so it is judged again with them. */
  function outdate({ slot, variants }: Product): void {
    outdated.add(slot)
    for (const { id } of variants) outdateBundles(id)
  }

  function evaluateAgain(availability: Availability): void {
    for (const slot of outdated) {
      const product = productAt(store, slot)
      for (const [stateId, set] of [...sets, ...begun]) {
        if (product && isInStock(product, availability, stateId)) addTo(set, slot)
        else removeFrom(set, slot)
      }
    }
    outdated.clear()
  }

  function* make(availability: Availability, stateId: number | null): Generator<void> {
    onCountsChanged(availability)
    if (sets.size >= maxPlaces) forgetSets()
    const made = emptySet()
    begun.set(stateId, made)
    let step = 0
    for (const product of store.productsById.values()) {
      if (isInStock(product, availability, stateId)) addTo(made, product.slot)
      if (++step % productsPerStep === 0) yield
    }
    // Forgotten meanwhile, or begun anew by another call: then it is not the one to use.
    if (begun.get(stateId) !== made) return
    begun.delete(stateId)
    sets.set(stateId, made)
  }

  return {
    inStock(availability, stateId) {
      onCountsChanged(availability)
      evaluateAgain(availability)
      if (!sets.has(stateId)) drain(make(availability, stateId))
      return sets.get(stateId) ?? emptySet()
    },
    prepare(availability, stateId) {
      onCountsChanged(availability)
      if (sets.has(stateId)) return undefined
      return { key: `stock ${stateId}`, make: () => make(availability, stateId) }
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
      let step = 0
      for (const product of store.productsById.values()) {
        addParts(fresh, product)
        if (++step % productsPerStep === 0) yield
      }
      bundles = fresh
      forgetSets()
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

/** The product in a slot may already be gone. */
function productAt({ slots, productsById }: CatalogueStore, slot: number): Product | undefined {
  const product = slots[slot]
  return product && productsById.get(product.id) === product ? product : undefined
}
