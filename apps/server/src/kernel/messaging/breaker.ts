import type { Clock } from '#kernel/clock.ts'
import type { Messenger, OutgoingMessage } from './messenger.ts'

const failuresToOpen = 5
const openMs = 30_000

/** Told when a message was held back because the provider has failed too often of late. */
export class ProviderPausedError extends Error {
  constructor() {
    super('The provider has failed several times in a row; it is left alone for a while')
    this.name = 'ProviderPausedError'
  }
}

/**
 * Leaves a provider alone for half a minute after five failures in a row, then lets one message try. What is held back
 * stays in the queue.
 */
export function withBreaker(messenger: Messenger, clock: Clock): Messenger {
  let failures = 0
  let openUntil = 0
  return {
    async send(message: OutgoingMessage) {
      const now = clock.now().getTime()
      if (now < openUntil) throw new ProviderPausedError()
      // Until it is known how this one ends, nobody else tries.
      if (failures >= failuresToOpen) openUntil = now + openMs
      try {
        await messenger.send(message)
      } catch (error) {
        failures += 1
        if (failures >= failuresToOpen) openUntil = clock.now().getTime() + openMs
        throw error
      }
      failures = 0
      openUntil = 0
    },
  }
}
