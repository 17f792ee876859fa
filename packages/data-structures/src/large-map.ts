const maxParts = 64
const hashes = 2 ** 16

/**
 * A map for hundreds of thousands of entries. One `Map` of that size moves all of them whenever it grows, which takes
 * tens of milliseconds; here the entries are divided into parts, and a part that grows moves a few thousand. The parts
 * are of different sizes, so that they grow at different times. Entries are not in the order in which they came.
 */
export class LargeMap<Key extends number | string, Value> implements ReadonlyMap<Key, Value> {
  readonly #parts = Array.from({ length: maxParts }, () => new Map<Key, Value>())

  #partOf(key: Key): Map<Key, Value> {
    return this.#parts[partOfHash[hashOf(key)] as number] as Map<Key, Value>
  }

  get size(): number {
    return this.#parts.reduce((sum, { size }) => sum + size, 0)
  }

  /** As many entries are moved at most when one more comes. */
  partSizes(): number[] {
    return this.#parts.map(({ size }) => size)
  }

  get(key: Key): Value | undefined {
    return this.#partOf(key).get(key)
  }

  has(key: Key): boolean {
    return this.#partOf(key).has(key)
  }

  set(key: Key, value: Value): this {
    this.#partOf(key).set(key, value)
    return this
  }

  delete(key: Key): boolean {
    return this.#partOf(key).delete(key)
  }

  clear(): void {
    for (const part of this.#parts) part.clear()
  }

  forEach(work: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this) work(value, key, this)
  }

  *entries(): MapIterator<[Key, Value]> {
    for (const part of this.#parts) yield* part
  }

  *keys(): MapIterator<Key> {
    for (const part of this.#parts) yield* part.keys()
  }

  *values(): MapIterator<Value> {
    for (const part of this.#parts) yield* part.values()
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries()
  }
}

/** Which part has the keys of a hash: the last part is twice as large as the first, with even steps between. */
const partOfHash = Uint8Array.from({ length: hashes }, (_, hash) =>
  Math.floor(maxParts * Math.log2(1 + hash / hashes)),
)

function hashOf(key: number | string): number {
  return typeof key === 'number' ? spread(key) : spread(hashText(key))
}

/** Ids that follow one another are to be found in all parts. */
function spread(number: number): number {
  return Math.imul(number, 0x9e3779b1) >>> 16
}

function hashText(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash, 31) + text.charCodeAt(at)
  return hash
}
