import { randomUUID } from 'node:crypto'
import type { Caller } from '#http/caller.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Place, releasePlaces, renewPlaces, takePlaces } from '#kernel/limits/stream-place-queries.ts'

export type StreamLimits = {
  /** Answers how to give the place back, or undefined when there is none. */
  take(address: string, caller: Caller): Promise<(() => void) | undefined>
  /** Tells the other processes that this one still holds its places. */
  renew(): Promise<void>
  /** Gives back those that were left. */
  close(): Promise<void>
}

// Many shoppers may share an address, one customer seldom has more than a few screens open.
const usual = { perProcess: 5000, perAddress: 100, perCustomer: 6 }

/** A stream costs a socket for as long as it lasts: their number is bounded here, and by address and customer in all processes. */
export function createStreamLimits(
  db: Database,
  onError: (error: unknown) => void,
  most: Partial<typeof usual> = {},
): StreamLimits {
  const { perProcess, perAddress, perCustomer } = { ...usual, ...most }
  const process = randomUUID()
  const held = new Set<readonly Place[]>()
  let opening = 0
  let given: Place[] = []
  let giving: Promise<void> | undefined

  /** Streams that end together give their places back together. */
  async function giveBack(): Promise<void> {
    await new Promise(setImmediate)
    while (given.length > 0) {
      const places = given
      given = []
      await releasePlaces(db, process, places).catch(onError)
    }
    giving = undefined
  }

  return {
    async take(address, caller) {
      if (held.size + opening >= perProcess) return undefined
      const wanted = [{ key: `address ${address}`, most: perAddress }]
      if (caller.kind === 'customer') wanted.push({ key: `customer ${caller.customerId}`, most: perCustomer })
      opening += 1
      const places = await takePlaces(db, process, wanted).finally(() => {
        opening -= 1
      })
      if (!places) return undefined
      held.add(places)
      return () => {
        if (!held.delete(places)) return
        given.push(...places)
        giving ??= giveBack()
      }
    },
    async renew() {
      if (held.size > 0) await renewPlaces(db, process).catch(onError)
    },
    async close() {
      for (const places of held) given.push(...places)
      held.clear()
      giving ??= giveBack()
      await giving
    },
  }
}
