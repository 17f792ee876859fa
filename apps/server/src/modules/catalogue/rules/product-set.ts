/** A kept set of products by their slots: a short list while they are few, one bit for each slot when they are many. */
export type ProductSet = { size: number; few: number[]; bits: Bits | undefined }

/** A set made for one question: one bit for each slot. Intersecting ten thousand products takes a microsecond. */
export type Bits = Uint32Array

const mostFew = 128

export function emptySet(): ProductSet {
  return { size: 0, few: [], bits: undefined }
}

export function setOf(slots: Iterable<number>): ProductSet {
  const set = emptySet()
  for (const slot of slots) addTo(set, slot)
  return set
}

export function addTo(set: ProductSet, slot: number): void {
  if (isIn(set, slot)) return
  set.size += 1
  if (!set.bits) {
    set.few.push(slot)
    if (set.few.length > mostFew) spread(set)
    return
  }
  if (slot >>> 5 >= set.bits.length) set.bits = widened(set.bits, slot)
  setBit(set.bits, slot)
}

export function removeFrom(set: ProductSet, slot: number): void {
  if (!isIn(set, slot)) return
  set.size -= 1
  if (set.bits) {
    set.bits[slot >>> 5] = (set.bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
    return
  }
  const last = set.few.pop()
  const at = set.few.indexOf(slot)
  if (at !== -1 && last !== undefined) set.few[at] = last
}

export function isIn(set: ProductSet, slot: number): boolean {
  return set.bits ? hasBit(set.bits, slot) : set.few.includes(slot)
}

export function emptyBits(slots: number): Bits {
  return new Uint32Array((slots + 31) >>> 5)
}

/** Returns the same empty set again and again, for work that hands it to nobody: making one takes longer than a list. */
export function createScratch(): (slots: number) => Bits {
  let bits = emptyBits(0)
  return (slots) => {
    if (bits.length === (slots + 31) >>> 5) return bits.fill(0)
    bits = emptyBits(slots)
    return bits
  }
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1
}

/** Leaves only what is in the set, too. */
export function narrowTo(bits: Bits, set: ProductSet): void {
  if (set.bits) {
    intersect(bits, set.bits)
    return
  }
  const left = set.few.filter((slot) => hasBit(bits, slot))
  bits.fill(0)
  for (const slot of left) setBit(bits, slot)
}

export function intersect(bits: Bits, other: Bits): void {
  const length = Math.min(bits.length, other.length)
  for (let at = 0; at < length; at++) bits[at] = (bits[at] as number) & (other[at] as number)
  bits.fill(0, length)
}

/** Adds what is in the set. */
export function widenBy(bits: Bits, set: ProductSet): void {
  if (set.bits) unite(bits, set.bits)
  for (const slot of set.few) setBit(bits, slot)
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
export function subtractSet(bits: Bits, set: ProductSet): void {
  if (set.bits) subtract(bits, set.bits)
  for (const slot of set.few) {
    if (slot >>> 5 < bits.length) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
  }
}

/** Whether the two have a product in common. */
export function meets(bits: Bits, set: ProductSet): boolean {
  const { bits: own, few } = set
  return own ? bits.some((word, at) => (word & (own[at] ?? 0)) !== 0) : few.some((slot) => hasBit(bits, slot))
}

/** How many products the two have in common. */
export function countCommon(bits: Bits, { bits: own, few }: ProductSet): number {
  if (!own) return few.reduce((count, slot) => count + Number(hasBit(bits, slot)), 0)
  let count = 0
  const length = Math.min(bits.length, own.length)
  for (let at = 0; at < length; at++) count += countWord((bits[at] ?? 0) & (own[at] ?? 0))
  return count
}

/** Leaves only the slots for which this holds. */
export function keepSlots(bits: Bits, holds: (slot: number) => boolean): void {
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

export function forEachSlot(bits: Bits, work: (slot: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      work(at * 32 + 31 - Math.clz32(word & -word))
    }
  }
}

function spread(set: ProductSet): void {
  set.bits = emptyBits(Math.max(...set.few) + 1)
  for (const slot of set.few) setBit(set.bits, slot)
  set.few = []
}

function widened(bits: Bits, slot: number): Bits {
  const wider = emptyBits(slot + (slot >>> 2) + 1024)
  wider.set(bits)
  return wider
}

function countWord(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
