/**
 * Sorts slots in steps: a comparison of names as people sort them takes half a microsecond, so a hundred thousand
 * names are a second's work that nobody else should wait for.
 */
export function* sortSlots(
  slots: Int32Array,
  compare: (one: number, other: number) => number,
): Generator<void, Int32Array> {
  for (let at = 0; at < slots.length; at += run) {
    slots.subarray(at, at + run).sort(compare)
    yield
  }
  let from = slots
  let to: Int32Array = new Int32Array(slots.length)
  for (let width = run; width < slots.length; width *= 2) {
    for (let at = 0; at < slots.length; at += width * 2) yield* merge(from, to, at, width, compare)
    ;[from, to] = [to, from]
  }
  return from
}

const run = 512
const mergesPerStep = 1024

function* merge(
  from: Int32Array,
  to: Int32Array,
  start: number,
  width: number,
  compare: (one: number, other: number) => number,
): Generator<void> {
  const middle = Math.min(start + width, from.length)
  const end = Math.min(start + width * 2, from.length)
  let one = start
  let other = middle
  for (let at = start; at < end; at++) {
    const takesOne =
      one < middle && (other >= end || compare(from[one] as number, from[other] as number) <= 0)
    to[at] = from[takesOne ? one++ : other++] as number
    if (at % mergesPerStep === 0) yield
  }
}

/** Ranks numbers so that equal ones share a rank, without comparing in JavaScript. */
export function* rankNumbers(numbers: Float64Array): Generator<void, Map<number, number>> {
  const ranks = new Map<number, number>()
  const sorted = numbers.slice().sort()
  yield
  for (let at = 0; at < sorted.length; at++) {
    const number = sorted[at] as number
    if (!ranks.has(number)) ranks.set(number, ranks.size)
    if (at % itemsPerStep === 0) yield
  }
  return ranks
}

export const itemsPerStep = 4096

/** Does all steps at once, where somebody waits for the result. */
export function drain<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
