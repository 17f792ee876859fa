/** A kept set of keys: a short list while they are few, one bit for each key when they are many. */
export type KeySet = { size: number; few: number[]; bits: Bits | undefined }

/** A set made for one question: one bit for each key. Intersecting ten thousand keys takes a microsecond. */
export type Bits = Uint32Array

const maxFew = 128

export function emptySet(): KeySet {
  return { size: 0, few: [], bits: undefined }
}

export function setOf(keys: Iterable<number>): KeySet {
  const set = emptySet()
  for (const key of keys) addTo(set, key)
  return set
}

export function addTo(set: KeySet, key: number): void {
  if (isIn(set, key)) return
  set.size += 1
  if (!set.bits) {
    set.few.push(key)
    if (set.few.length > maxFew) spread(set)
    return
  }
  if (key >>> 5 >= set.bits.length) set.bits = widened(set.bits, key)
  setBit(set.bits, key)
}

export function removeFrom(set: KeySet, key: number): void {
  if (!isIn(set, key)) return
  set.size -= 1
  if (set.bits) {
    set.bits[key >>> 5] = (set.bits[key >>> 5] ?? 0) & ~(1 << (key & 31))
    return
  }
  const last = set.few.pop()
  const at = set.few.indexOf(key)
  if (at !== -1 && last !== undefined) set.few[at] = last
}

export function isIn(set: KeySet, key: number): boolean {
  return set.bits ? hasBit(set.bits, key) : set.few.includes(key)
}

export function emptyBits(keys: number): Bits {
  return new Uint32Array((keys + 31) >>> 5)
}

/** Returns the same empty set again and again, for work that hands it to nobody: making one takes longer than a list. */
export function createScratch(): (keys: number) => Bits {
  let bits = emptyBits(0)
  return (keys) => {
    if (bits.length === (keys + 31) >>> 5) return bits.fill(0)
    bits = emptyBits(keys)
    return bits
  }
}

export function setBit(bits: Bits, key: number): void {
  bits[key >>> 5] = (bits[key >>> 5] ?? 0) | (1 << (key & 31))
}

export function hasBit(bits: Bits, key: number): boolean {
  return (((bits[key >>> 5] ?? 0) >>> (key & 31)) & 1) === 1
}

/** Leaves only what is in the set, too. */
export function narrowTo(bits: Bits, set: KeySet): void {
  if (set.bits) {
    intersect(bits, set.bits)
    return
  }
  const left = set.few.filter((key) => hasBit(bits, key))
  bits.fill(0)
  for (const key of left) setBit(bits, key)
}

export function intersect(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length)
  for (let at = 0; at < length; at++) bits[at] = (bits[at] as number) & (other[at] as number)
  bits.fill(0, length)
}

/** Adds what is in the set. */
export function widenBy(bits: Bits, set: KeySet): void {
  if (set.bits) unite(bits, set.bits)
  for (const key of set.few) setBit(bits, key)
}

export function unite(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length)
  for (let at = 0; at < length; at++) bits[at] = (bits[at] as number) | (other[at] as number)
}

/** Takes away what is in the other. */
export function subtract(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length)
  for (let at = 0; at < length; at++) bits[at] = (bits[at] as number) & ~(other[at] as number)
}

/** Takes away what is in the set. */
export function subtractSet(bits: Bits, set: KeySet): void {
  if (set.bits) subtract(bits, set.bits)
  for (const key of set.few) {
    if (key >>> 5 < bits.length) bits[key >>> 5] = (bits[key >>> 5] ?? 0) & ~(1 << (key & 31))
  }
}

/** Whether the two have a key in common. */
export function meets(bits: Bits, set: KeySet): boolean {
  const { bits: own, few } = set
  return own ? bits.some((word, at) => (word & (own[at] ?? 0)) !== 0) : few.some((key) => hasBit(bits, key))
}

/** How many keys the two have in common. */
export function countCommon(bits: Bits, { bits: own, few }: KeySet): number {
  if (!own) return few.reduce((count, key) => count + Number(hasBit(bits, key)), 0)
  let count = 0
  const length = Math.min(bits.length, own.length)
  for (let at = 0; at < length; at++) count += countWord((bits[at] ?? 0) & (own[at] ?? 0))
  return count
}

/** Leaves only the keys for which this holds. */
export function keepKeys(bits: Bits, holds: (key: number) => boolean): void {
  for (let at = 0; at < bits.length; at++) {
    let kept = bits[at] ?? 0
    for (let word = kept; word !== 0; word &= word - 1) {
      const bit = word & -word
      if (!holds(at * 32 + 31 - Math.clz32(bit))) kept &= ~bit
    }
    bits[at] = kept
  }
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += countWord(bits[at] as number)
  return count
}

export function forEachKey(bits: Bits, work: (key: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      work(at * 32 + 31 - Math.clz32(word & -word))
    }
  }
}

function spread(set: KeySet): void {
  set.bits = emptyBits(Math.max(...set.few) + 1)
  for (const key of set.few) setBit(set.bits, key)
  set.few = []
}

function widened(bits: Bits, key: number): Bits {
  const wider = emptyBits(key + (key >>> 2) + 1024)
  wider.set(bits)
  return wider
}

function countWord(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
