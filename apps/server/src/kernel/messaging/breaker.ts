import { createBreaker } from '#kernel/breaker.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Messenger } from './messenger.ts'

/** Pauses calls to a provider that fails. Messages held back stay in the queue. */
export function withBreaker(messenger: Messenger, clock: Clock): Messenger {
  const breaker = createBreaker(clock)
  return { send: (message) => breaker.run(() => messenger.send(message)) }
}
