import { randomUUID } from 'node:crypto'
import type { Caller } from '#http/caller.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Place, releasePlaces, renewPlaces, takePlaces } from '#kernel/limits/stream-place-queries.ts'

export type StreamLimits = {
  /** Answers how to release the place, or undefined when there is none. */
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
  let released: Place[] = []
  let releasing: Promise<void> | undefined

  /** Streams that end together release their places together. */
  async function releaseTogether(): Promise<void> {
    await new Promise(setImmediate)
    while (released.length > 0) {
      const places = released
      released = []
      await releasePlaces(db, process, places).catch(onError)
    }
    releasing = undefined
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
        released.push(...places)
        releasing ??= releaseTogether()
      }
    },
    async renew() {
      if (held.size > 0) await renewPlaces(db, process).catch(onError)
    },
    async close() {
      for (const places of held) released.push(...places)
      held.clear()
      releasing ??= releaseTogether()
      await releasing
    },
  }
}
