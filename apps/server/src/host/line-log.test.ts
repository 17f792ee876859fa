import { expect, test } from 'vitest'
import { createLineLog } from './line-log.ts'

function logged(level: 'info' | 'warn' | 'silent') {
  const lines: string[] = []
  const log = createLineLog({ write: (line) => lines.push(line) }, { LOG_LEVEL: level })
  log.info({ orderId: 7 }, 'an order')
  log.warn({}, 'a refusal')
  log.error({ err: new Error('no bank for +96891234567') }, 'a fault')
  return lines.map((line) => JSON.parse(line))
}

test('a process without a server writes lines of the same form', () => {
  const [info, , error] = logged('info')
  expect(info).toMatchObject({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    orderId: 7,
    msg: 'an order',
  })
  expect(error).toMatchObject({ level: 50, err: { type: 'Error', message: 'no bank for +968***67' } })
})

test('what is below LOG_LEVEL is not written', () => {
  expect(logged('warn').map(({ level }) => level)).toEqual([40, 50])
  expect(logged('silent')).toEqual([])
})
