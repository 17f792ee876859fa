import { type Breaker, createBreaker } from '#kernel/breaker.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Messenger } from './messenger.ts'

/** Pauses calls to a provider that fails. Messages held back stay in the queue. */
export function withBreaker(messenger: Messenger, clock: Clock): Messenger & Pick<Breaker, 'state'> {
  const breaker = createBreaker(clock)
  return { state: breaker.state, send: (message) => breaker.run(() => messenger.send(message)) }
}
