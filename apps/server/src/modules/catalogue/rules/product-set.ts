/** A set of products, one bit for each place in the catalogue: intersecting ten thousand takes a microsecond. */
export type ProductSet = Uint32Array

export function emptySet(size: number): ProductSet {
  return new Uint32Array((size + 31) >>> 5)
}

export function setOf(size: number, indexes: Iterable<number>): ProductSet {
  const set = emptySet(size)
  for (const index of indexes) addTo(set, index)
  return set
}

export function setWhere<Item>(
  items: readonly Item[],
  holds: (item: Item, index: number) => boolean,
): ProductSet {
  const set = emptySet(items.length)
  items.forEach((item, index) => {
    if (holds(item, index)) addTo(set, index)
  })
  return set
}

export function addTo(set: ProductSet, index: number): void {
  set[index >>> 5] = (set[index >>> 5] ?? 0) | (1 << (index & 31))
}

export function isIn(set: ProductSet, index: number): boolean {
  return (((set[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1
}

export function intersect(one: ProductSet, other: ProductSet): ProductSet {
  return one.map((word, at) => word & (other[at] ?? 0))
}

export function unite(one: ProductSet, other: ProductSet): ProductSet {
  return one.map((word, at) => word | (other[at] ?? 0))
}

export function without(one: ProductSet, other: ProductSet): ProductSet {
  return one.map((word, at) => word & ~(other[at] ?? 0))
}

export function countOf(set: ProductSet): number {
  let count = 0
  for (let word of set) {
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
  }
  return count
}
