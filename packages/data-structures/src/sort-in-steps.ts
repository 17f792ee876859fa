/**
 * Sorting in steps, between which others may run: a comparison of names as people sort them takes half a microsecond, so
 * a hundred thousand names are a second's work that nobody else should wait for.
 */
export function* sortInSteps(
  keys: Int32Array,
  compare: (one: number, other: number) => number,
): Generator<void, Int32Array> {
  return yield* sortInRuns(keys, { run: 512, sortRun: (part) => part.sort(compare), compare })
}

/** Sorts numbers by size. Runs are sorted without comparing in JavaScript, so they may be long. */
export function* sortNumbers(numbers: Float64Array): Generator<void, Float64Array> {
  return yield* sortInRuns(numbers, {
    run: 8 * itemsPerStep,
    sortRun: (part) => part.sort(),
    compare: (one, other) => one - other,
  })
}

/** The distinct numbers by size; the position of a number among them is its rank. */
export function* rankNumbers(numbers: Float64Array): Generator<void, NumberRanks> {
  const sorted = yield* sortNumbers(numbers.slice())
  let length = 0
  for (let at = 0; at < sorted.length; at++) {
    if (at === 0 || sorted[at] !== sorted[length - 1]) sorted[length++] = sorted[at] as number
    if (at % itemsPerStep === 0) yield
  }
  const distinct = sorted.slice(0, length)
  return { distinct, rankOf: (number) => firstNotBelow(distinct, number) }
}

export type NumberRanks = { distinct: Float64Array; rankOf(number: number): number }

/** So many numbers are moved in a fraction of a millisecond, so many rows looked at in one or two. */
export const itemsPerStep = 2048

/** Fills the list with what belongs at each of its positions. */
export function* fillInSteps<Items extends Float64Array | Int32Array>(
  items: Items,
  itemAt: (position: number) => number,
): Generator<void, Items> {
  for (let at = 0; at < items.length; at++) {
    items[at] = itemAt(at)
    if (at % itemsPerStep === 0) yield
  }
  return items
}

/** Does all steps at once, where somebody waits for the result. */
export function drain<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

type Sorting<Items> = {
  run: number
  sortRun(part: Items): void
  compare(one: number, other: number): number
}

/** Sorts in place or into another list of the same length; what it returns is the sorted one. */
function* sortInRuns<Items extends Float64Array | Int32Array>(
  items: Items,
  { run, sortRun, compare }: Sorting<Items>,
): Generator<void, Items> {
  for (let at = 0; at < items.length; at += run) {
    const part = items.subarray(at, at + run) as Items
    if (!isSorted(part, compare)) sortRun(part)
    yield
  }
  let from = items
  let to = items.slice() as Items
  for (let width = run; width < items.length; width *= 2) {
    for (let at = 0; at < items.length; at += width * 2) yield* merge({ from, to }, at, width, compare)
    ;[from, to] = [to, from]
  }
  return from
}

const mergesPerStep = 1024

function* merge<Items extends Float64Array | Int32Array>(
  { from, to }: { from: Items; to: Items },
  start: number,
  width: number,
  compare: (one: number, other: number) => number,
): Generator<void> {
  const middle = Math.min(start + width, from.length)
  const end = Math.min(start + width * 2, from.length)
  if (middle === end || compare(from[middle - 1] as number, from[middle] as number) <= 0) {
    to.set(from.subarray(start, end), start)
    return yield
  }
  let one = start
  let other = middle
  for (let at = start; at < end; at++) {
    const takesOne =
      one < middle && (other >= end || compare(from[one] as number, from[other] as number) <= 0)
    to[at] = from[takesOne ? one++ : other++] as number
    if (at % mergesPerStep === 0) yield
  }
}

function isSorted(
  items: Float64Array | Int32Array,
  compare: (one: number, other: number) => number,
): boolean {
  for (let at = 1; at < items.length; at++) {
    if (compare(items[at - 1] as number, items[at] as number) > 0) return false
  }
  return true
}

function firstNotBelow(sorted: Float64Array, number: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < number) low = middle + 1
    else high = middle
  }
  return low
}
