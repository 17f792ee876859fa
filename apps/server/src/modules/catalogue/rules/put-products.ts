import { addTo, emptySet, type KeySet, removeFrom } from '@warsha/data-structures/key-set.ts'
import { buildProducts } from './build-products.ts'
import type { Assignment, AttributeValue, Product } from './catalogue.ts'
import type { ProductRows } from './catalogue-rows.ts'
import { type CatalogueStore, forget } from './catalogue-store.ts'
import { addMember, removeMember } from './put-categories.ts'

type PutOptions = {
  /** The indexes are made anew afterwards, and slots are not given away before. */
  isBulk?: boolean
}

/** Puts the products in with what was read of them; one that is not among the rows is gone. */
export function putProducts(
  store: CatalogueStore,
  ids: Iterable<number>,
  rows: ProductRows,
  { isBulk = false }: PutOptions = {},
): void {
  const asked = [...ids]
  const known = asked.map((id) => store.productsById.get(id))
  // All are taken out first: two products may have exchanged their slugs.
  for (const product of known) {
    if (!product) continue
    if (!isBulk) for (const index of store.indexes) index.remove(product)
    unlink(store, product)
  }
  const built = buildProducts(store, rows)
  asked.forEach((id, at) => {
    const product = built.get(id)
    const slot = known[at]?.slot
    if (product) {
      product.slot = slot ?? takeSlot(store, isBulk)
      link(store, product)
      if (!isBulk) for (const index of store.indexes) index.add(product)
    } else if (slot !== undefined) {
      store.retiredSlots.push(slot)
    }
  })
  if (!isBulk) freeRetiredSlots(store)
  store.version += 1
}

/** After this their slots may be given to others: no index may hold them any more. */
export function freeRetiredSlots(store: CatalogueStore): void {
  for (const slot of store.retiredSlots.splice(0)) {
    store.slots[slot] = undefined
    store.freeSlots.push(slot)
  }
}

/** Takes products out of the indexes while what their keys are made of changes, and puts them in again. */
export function withoutIndexes(store: CatalogueStore, ids: Iterable<number>, change: () => void): void {
  const products = [...ids].flatMap((id) => store.productsById.get(id) ?? [])
  for (const product of products) for (const index of store.indexes) index.remove(product)
  change()
  for (const product of products) for (const index of store.indexes) index.add(product)
}

function takeSlot(store: CatalogueStore, isBulk: boolean): number {
  return (isBulk ? undefined : store.freeSlots.pop()) ?? store.slots.length
}

function link(store: CatalogueStore, product: Product): void {
  const { slot } = product
  store.slots[slot] = product
  store.productsById.set(product.id, product)
  store.productsBySlug.set(product.slug, product)
  for (const variant of product.variants) {
    store.variantsById.set(variant.id, variant)
    store.variantsBySku.set(variant.sku, variant)
  }
  addMember(product.category, slot)
  if (product.category) addTo(store.categorised, slot)
  addTo(getOrMake(store.ofType, product.type.id), slot)
  if (product.stateIds.length === 0) addTo(store.soldEverywhere, slot)
  for (const stateId of product.stateIds) addTo(getOrMake(store.soldIn, stateId), slot)
  forEachValue(product, (assignment, value) => {
    addTo(assignment.attribute.products, slot)
    if (value.products) addTo(value.products, slot)
  })
}

function unlink(store: CatalogueStore, product: Product): void {
  const { slot } = product
  forget(store.productsById, product.id, product)
  forget(store.productsBySlug, product.slug, product)
  for (const variant of product.variants) {
    forget(store.variantsById, variant.id, variant)
    forget(store.variantsBySku, variant.sku, variant)
  }
  removeMember(product.category, slot)
  removeFrom(store.categorised, slot)
  removeFrom(getOrMake(store.ofType, product.type.id), slot)
  if (product.stateIds.length === 0) removeFrom(store.soldEverywhere, slot)
  for (const stateId of product.stateIds) removeFrom(getOrMake(store.soldIn, stateId), slot)
  forEachValue(product, (assignment, value) => {
    removeFrom(assignment.attribute.products, slot)
    if (value.products) removeFrom(value.products, slot)
  })
}

function forEachValue(product: Product, work: (assignment: Assignment, value: AttributeValue) => void): void {
  for (const { assignments } of [product, ...product.variants]) {
    for (const assignment of assignments) {
      for (const value of assignment.values) work(assignment, value)
    }
  }
}

function getOrMake(sets: Map<number, KeySet>, key: number): KeySet {
  const known = sets.get(key)
  if (known) return known
  const set = emptySet()
  sets.set(key, set)
  return set
}
