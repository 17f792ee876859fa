import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { terminalLines } from './terminal-lines.ts'

const at = Date.UTC(2026, 10, 18, 9, 5, 7)

async function shown(...lines: object[]): Promise<string[]> {
  const written: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  const stream = terminalLines(false, destination)
  for (const line of lines)
    stream.write(`${JSON.stringify({ level: 30, time: at, pid: 1, hostname: 'x', ...line })}\n`)
  stream.end()
  await text(stream).catch(() => '')
  return written.join('').trimEnd().split('\n')
}

test('[OPS-35] a request is one short line', async () => {
  const [line] = await shown({
    reqId: 'a-long-id',
    req: { method: 'GET', path: '/en/product/oil', host: 'localhost', ip: '::1' },
    res: { statusCode: 200 },
    responseTime: 11.6,
    msg: 'request completed',
  })
  expect(line).toMatch(/^\[\d\d:\d\d:07\] INFO: GET \/en\/product\/oil 200 12 ms$/)
})

test('[OPS-35] anything else is its text with its fields', async () => {
  const [line] = await shown({ level: 40, gateway: 'thawani', state: 'paid', msg: 'a payment has ended' })
  expect(line).toMatch(/WARN: a payment has ended \{"gateway":"thawani","state":"paid"\}$/)
})
