import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { inProcessTransport } from './in-process-transport.ts'

const caller = {
  host: 'shop.test',
  channel: 'default-channel',
  locale: 'en',
  placeCookie: undefined,
} as const
const request = { method: 'POST', path: '/graphql/', body: { query: '{ shop { name } }' } } as const

function ask(answer: Buffer) {
  const app = { mediaOrigin: '', findCachedAnswer: () => answer } as unknown as FastifyInstance
  return inProcessTransport(app, caller)(request)
}

test('pages share a cached answer as one value that none of them can change', async () => {
  const answer = Buffer.from('{"data":{"names":["Warsha"]}}')
  const [one, other] = [await ask(answer), await ask(answer)]
  expect(one.body).toEqual({ data: { names: ['Warsha'] } })
  expect(other.body).toBe(one.body)
  const { names } = (one.body as { data: { names: string[] } }).data
  expect(() => names.push('Another')).toThrow(TypeError)
})

test('an answer that was made anew is read anew', async () => {
  const before = await ask(Buffer.from('{"data":{"names":["Warsha"]}}'))
  const after = await ask(Buffer.from('{"data":{"names":["Garage"]}}'))
  expect(before.body).toEqual({ data: { names: ['Warsha'] } })
  expect(after.body).toEqual({ data: { names: ['Garage'] } })
})
