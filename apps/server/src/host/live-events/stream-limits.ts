import type { Caller } from '#http/caller.ts'

/** Answers how to give the place back, or undefined when there is none. */
export type StreamLimits = { take(address: string, caller: Caller): (() => void) | undefined }

// Many shoppers may share an address, one customer seldom has more than a few screens open.
const usual = { perProcess: 5000, perAddress: 100, perCustomer: 6 }

/** A stream costs a socket for as long as it lasts, so their number is bounded in three ways. */
export function createStreamLimits(most: Partial<typeof usual> = {}): StreamLimits {
  const { perProcess, perAddress, perCustomer } = { ...usual, ...most }
  const counts = new Map<string, number>()
  const add = (key: string, change: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + change
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }
  return {
    take(address, caller) {
      const limits: [key: string, most: number][] = [
        ['all', perProcess],
        [`address ${address}`, perAddress],
      ]
      if (caller.kind === 'customer') limits.push([`customer ${caller.customerId}`, perCustomer])
      if (limits.some(([key, limit]) => (counts.get(key) ?? 0) >= limit)) return undefined
      for (const [key] of limits) add(key, 1)
      let isGiven = false
      return () => {
        if (isGiven) return
        isGiven = true
        for (const [key] of limits) add(key, -1)
      }
    },
  }
}
