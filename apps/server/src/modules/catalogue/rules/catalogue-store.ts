import { emptySet, type KeySet } from '@warsha/data-structures/key-set.ts'
import { LargeMap } from '@warsha/data-structures/large-map.ts'
import type {
  Attribute,
  AttributeValue,
  Catalogue,
  Category,
  Channel,
  Collection,
  Product,
  ProductType,
  Slider,
  Variant,
} from './catalogue.ts'

/** Something that is derived from the products and follows their changes one by one. */
export type ProductIndex = {
  add(product: Product): void
  remove(product: Product): void
  /** Forgets all entries that depend on channels, types or attributes; they are made anew on demand. */
  reset(): void
  /** Makes it anew from the whole catalogue, in steps between which others may run. */
  rebuild(known?: KnownOrder): Iterable<void>
}

/** Ids of products by name, as the database sorted them: sorting a sorted list takes a tenth of the time. */
export type KnownOrder = { idsByName: readonly number[] }

/** The catalogue as those see it who patch it. */
export type CatalogueStore = Writable<Catalogue> & {
  channels: Map<string, Channel>
  channelsById: Map<number, Channel>
  slots: (Product | undefined)[]
  freeSlots: number[]
  /** Slots whose products are gone, but may still stand in an index that is being made anew. */
  retiredSlots: number[]
  /** When what products refer to was last read. */
  readMs: number
  productsById: LargeMap<number, Product>
  productsBySlug: LargeMap<string, Product>
  variantsById: LargeMap<number, Variant>
  variantsBySku: LargeMap<string, Variant>
  categories: Category[]
  categoriesById: Map<number, Category>
  categoriesBySlug: Map<string, Category>
  attributes: Attribute[]
  attributesById: Map<number, Attribute>
  attributesBySlug: Map<string, Attribute>
  valuesById: LargeMap<number, AttributeValue>
  productTypes: Map<number, ProductType>
  sliders: Slider[]
  collections: Collection[]
  collectionsById: Map<number, Collection>
  collectionsBySlug: Map<string, Collection>
  collectionsOfProduct: Map<number, Collection[]>
  soldIn: Map<number, KeySet>
  soldEverywhere: KeySet
  ofType: Map<number, KeySet>
  indexes: ProductIndex[]
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

export function createStore(): CatalogueStore {
  return {
    channels: new Map(),
    channelsById: new Map(),
    slots: [],
    freeSlots: [],
    retiredSlots: [],
    readMs: 0,
    productsById: new LargeMap(),
    productsBySlug: new LargeMap(),
    variantsById: new LargeMap(),
    variantsBySku: new LargeMap(),
    categories: [],
    categoriesById: new Map(),
    categoriesBySlug: new Map(),
    attributes: [],
    attributesById: new Map(),
    attributesBySlug: new Map(),
    valuesById: new LargeMap(),
    productTypes: new Map(),
    sliders: [],
    collections: [],
    collectionsById: new Map(),
    collectionsBySlug: new Map(),
    collectionsOfProduct: new Map(),
    soldIn: new Map(),
    soldEverywhere: emptySet(),
    ofType: new Map(),
    categorised: emptySet(),
    version: 0,
    sharedVersion: 0,
    indexes: [],
  }
}

/** Deletes what is under the key unless something else has taken its place. */
export function forget<Key, Value>(
  map: { get(key: Key): Value | undefined; delete(key: Key): boolean },
  key: Key,
  value: Value,
): void {
  if (map.get(key) === value) map.delete(key)
}
