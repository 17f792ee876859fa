import { setTimeout as wait } from 'node:timers/promises'
import { bookedLine } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { makeCustomers } from '../../apps/server/src/modules/checkout/samples/draft-checkout.ts'
import { createShopper, percentile } from './journey-steps.ts'
import type { Shop } from './open-app.ts'
import { printSection, printTable } from './print.ts'

const shoppers = 500

/**
 * All shoppers want the same at the same moment, while others go on looking around. The first sale meets code that has
 * never run: what it holds the event loop for belongs to the start and not to what is sold, so units are sold again.
 */
export async function measureFlashSale(shop: Shop): Promise<void> {
  const rows = [
    await sell(shop, 'ten units, just opened', { capacity: 500, units: 10 }, 10),
    await sell(shop, 'an hour of five', { capacity: 5, units: 1000 }, 5),
    await sell(shop, 'ten units again', { capacity: 500, units: 10 }, 10),
  ]
  printSection(`Flash sale: ${shoppers} shoppers at once, who pay if they hold`)
  printTable(
    [
      'of',
      'sold',
      'to be sold',
      'refused',
      'told to come back',
      'faults',
      'p99 until told, ms (goal ≤ 2000)',
      'p99 of reads, ms (goal ≤ 60)',
    ],
    rows,
  )
}

async function sell(
  shop: Shop,
  name: string,
  sample: { capacity: number; units: number },
  wanted: number,
): Promise<(string | number)[]> {
  const booked = await bookedLine(shop.deps.db, sample)
  const customerIds = await makeCustomers(shop.deps.db, shoppers)
  const reads = readOn(shop)
  const refused: number[] = []
  const sentAway: number[] = []
  let [sold, faults] = [0, 0]
  const everybody = customerIds.map(async (customerId) => {
    const started = performance.now()
    try {
      await createShopper(shop, customerId, booked).buy()
      sold += 1
    } catch (error) {
      const code = error instanceof Error ? error.message : ''
      const told = code === '503' ? sentAway : refused
      if (/^[A-Z_]+$|^503$/.test(code)) told.push(performance.now() - started)
      else faults += 1
    }
  })
  await Promise.all(everybody)
  const times = await reads.stop()
  const told = percentile([...refused, ...sentAway], 0.99)
  return [name, sold, wanted, refused.length, sentAway.length, faults, told, percentile(times, 0.99)]
}

/** A list of products again and again, fifty times a second. */
function readOn({ app }: Shop): { stop(): Promise<number[]> } {
  const times: number[] = []
  let isOver = false
  const payload = {
    query: '{ products(first: 12, channel: "default-channel") { edges { node { id name } } } }',
  }
  const reading = (async () => {
    while (!isOver) {
      const started = performance.now()
      await app.inject({ method: 'POST', url: '/graphql/', headers: { host: 'localhost' }, payload })
      times.push(performance.now() - started)
      await wait(20)
    }
  })()
  return {
    async stop() {
      isOver = true
      await reading
      return times
    },
  }
}
