import { expect, test } from 'vitest'
import { withBreaker } from './breaker.ts'
import type { OutgoingMessage } from './messenger.ts'

const message: OutgoingMessage = { to: '+96892123456', service: 'sms', text: 'Hello' }

/** A provider that fails until it is told not to. */
function create() {
  const state = { now: 0, sends: 0, fails: true }
  const messenger = withBreaker(
    {
      async send() {
        state.sends += 1
        if (state.fails) throw new Error('away')
      },
    },
    { now: () => new Date(state.now) },
  )
  const send = () =>
    messenger.send(message).then(
      () => 'sent',
      (error: Error) => error.name,
    )
  return { state, send }
}

test('after five failures in a row the provider is left alone for half a minute, then one message tries', async () => {
  const { state, send } = create()
  for (let times = 0; times < 5; times++) expect(await send()).toBe('Error')
  expect(await send()).toBe('ProviderPausedError')
  expect(state.sends).toBe(5)
  state.now = 30_000
  const [first, second] = await Promise.all([send(), send()])
  expect([first, second]).toEqual(['Error', 'ProviderPausedError'])
  state.now = 60_000
  state.fails = false
  expect(await send()).toBe('sent')
  expect(await send()).toBe('sent')
})

test('a success between failures counts from the start again', async () => {
  const { state, send } = create()
  for (let times = 0; times < 4; times++) await send()
  state.fails = false
  await send()
  state.fails = true
  for (let times = 0; times < 4; times++) expect(await send()).toBe('Error')
})
