import { assumed, measured } from './measured.ts'

export type Day = {
  customers: number
  /** Of the busiest minute. */
  ordersPerMinute: number
  /** Pages that are looked at for an order. */
  pagesPerOrder: number
  /** The share of pages that the cache of pages has not. */
  freshShare: number
  places: number
  centres: number
  seed: number
  /** Minutes of the busiest time that are played. */
  minutes: number
}

export const campaignDay: Day = {
  customers: 10_000_000,
  ordersPerMinute: 5000,
  pagesPerOrder: 40,
  freshShare: 0.15,
  places: 61,
  centres: 600,
  seed: 20_261_119,
  minutes: 60,
}

export type Second = {
  orders: number
  centres: ReadonlyMap<number, number>
  place: ReadonlyMap<number, number>
}

/** Plays the busiest time second by second: orders come as they come, and most of them want few places. */
export function* playSeconds(day: Day): Generator<Second> {
  const random = randomFrom(day.seed)
  const rate = day.ordersPerMinute / 60
  const placeOf = chooser(day.places, 1.1, random)
  const centreOf = chooser(day.centres, 0.6, random)
  for (let second = 0; second < day.minutes * 60; second++) {
    // The minute after each full quarter has the messages that are sent then behind it.
    const push = Math.floor(second / 60) % 15 === 0 ? 1.6 : 0.96
    const orders = poisson(rate * push, random)
    const centres = new Map<number, number>()
    const place = new Map<number, number>()
    for (let order = 0; order < orders; order++) {
      add(centres, centreOf())
      add(place, placeOf())
    }
    yield { orders, centres, place }
  }
}

export type Need = {
  ordersPerSecond: { mean: number; p99: number; most: number }
  nodeCores: number
  postgresCores: number
  poolerCores: number
  connections: number
  walMbPerSecond: number
  diskGbPerDay: number
  customersGb: number
  processes: number
  memoryGib: number
  messagesPerSecond: number
  gatewayPerSecond: number
  /** Orders a second of the place that has the most, at the 99th percentile, and its share of all. */
  busiestPlace: { perSecond: number; share: number }
  busiestCentrePerSecond: number
}

export function needsOf(day: Day): Need {
  const seconds = [...playSeconds(day)]
  const orders = seconds.map((second) => second.orders).toSorted((one, other) => one - other)
  const total = orders.reduce((sum, each) => sum + each, 0)
  const p99 = orders[Math.floor(orders.length * 0.99)] ?? 0
  const places = new Map<number, number>()
  for (const { place } of seconds) for (const [id, count] of place) add(places, id, count)
  const [busiest = 0, ofBusiest = 0] = [...places].toSorted(([, one], [, other]) => other - one)[0] ?? []
  const pages = p99 * day.pagesPerOrder
  const pageMs = measured.cachedPageMs * (1 - day.freshShare) + measured.freshPageMs * day.freshShare
  const nodeCores = (p99 * measured.nodeMs + pages * pageMs) / 1000 / assumed.busyAtMost
  const processes = Math.ceil(nodeCores)
  return {
    ordersPerSecond: { mean: total / seconds.length, p99, most: orders.at(-1) ?? 0 },
    nodeCores,
    postgresCores:
      (p99 * measured.postgresMs + pages * day.freshShare * 0.5 * measured.freshReadMs) /
      1000 /
      assumed.busyAtMost,
    poolerCores: (p99 * measured.statements * measured.poolerMsOfStatement) / 1000 / assumed.busyAtMost,
    connections: (p99 * assumed.connectionMs) / 1000,
    walMbPerSecond: (p99 * measured.walBytes) / 1e6,
    diskGbPerDay: (day.ordersPerMinute * assumed.busyMinutesOfDay * measured.diskBytes) / 1e9,
    customersGb: (day.customers * assumed.customerBytes) / 1e9,
    processes,
    memoryGib: (processes * measured.processMib) / 1024,
    messagesPerSecond: p99 * assumed.messagesOfOrder,
    gatewayPerSecond: p99 * assumed.gatewayCallsOfOrder,
    busiestPlace: {
      perSecond: percentile(seconds.map(({ place }) => place.get(busiest) ?? 0)),
      share: ofBusiest / total,
    },
    busiestCentrePerSecond: percentile(seconds.map(({ centres }) => Math.max(0, ...centres.values()))),
  }
}

const percentile = (counts: number[]) =>
  counts.toSorted((one, other) => one - other)[Math.floor(counts.length * 0.99)] ?? 0

function add(counts: Map<number, number>, key: number, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

/** The same numbers for the same seed, on every machine (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Few are wanted by many: the share of the n-th falls with its power. */
function chooser(count: number, power: number, random: () => number): () => number {
  let sum = 0
  const upTo = Array.from({ length: count }, (_, index) => {
    sum += 1 / (index + 1) ** power
    return sum
  })
  return () => {
    const drawn = random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? 0) < drawn) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** So many in a second when each comes by itself; for the sizes here the bell curve is near enough. */
function poisson(mean: number, random: () => number): number {
  const bell = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.max(0, Math.round(mean + Math.sqrt(mean) * bell))
}
