import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { formatEvent, installEvents } from './events.ts'

test('an event cannot break out of its lines', () => {
  expect(formatEvent({ type: 'hold\ndata: x', data: { a: 'line\nline' }, id: '7\n' })).toBe(
    'id: 7\nevent: holddata: x\ndata: {"a":"line\\nline"}\n\n',
  )
})

test('a listener gets what is published and is forgotten when it leaves', async () => {
  const app = Fastify()
  const events = installEvents(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const stream = await fetch(`${address}/events`, { signal: leaving.signal })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  events.publish({ type: 'notice', data: { text: 'hello' } })
  let text = ''
  while (!text.includes('hello')) text += (await reader?.read())?.value ?? ''
  expect(text).toContain('event: notice')
  leaving.abort()
  for (let tries = 0; events.count() > 0 && tries < 50; tries++) await wait(10)
  expect(events.count()).toBe(0)
  await app.close()
})

test('a stopping server ends its streams', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  installEvents(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await fetch(`${address}/events`)
  const text = stream.text()
  await app.close()
  expect(await text).toContain('retry: 3000')
})
