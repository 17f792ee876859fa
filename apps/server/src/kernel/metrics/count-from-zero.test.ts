import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { countFromZero } from './count-from-zero.ts'

function aCounter(known?: readonly { outcome: string }[]) {
  const registry = new Registry()
  const counter = countFromZero({
    name: 'warsha_tries_total',
    help: 'Tries',
    labelNames: ['outcome'],
    ...(known && { known }),
    registers: [registry],
  })
  return {
    counter,
    async read() {
      const [metric] = await registry.getMetricsAsJSON()
      const values = metric?.values as { labels: { outcome: string }; value: number }[]
      return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))
    },
  }
}

test('a series is told as 0 once before it is told with what it counts', async () => {
  const { counter, read } = aCounter()
  expect(await read()).toEqual({})
  counter.inc({ outcome: 'SLOT_FULL' })
  counter.inc({ outcome: 'SLOT_FULL' })
  expect(await read()).toEqual({ SLOT_FULL: 0 })
  counter.inc({ outcome: 'SLOT_FULL' })
  expect(await read()).toEqual({ SLOT_FULL: 3 })
  counter.inc({ outcome: 'SLOT_FULL' })
  expect(await read()).toEqual({ SLOT_FULL: 4 })
  expect(await read()).toEqual({ SLOT_FULL: 4 })
})

test('labels that are known are told from the start', async () => {
  const { counter, read } = aCounter([{ outcome: 'ok' }])
  counter.begin({ outcome: 'known later' })
  expect(await read()).toEqual({ ok: 0, 'known later': 0 })
  counter.inc({ outcome: 'ok' })
  counter.inc({ outcome: 'known later' })
  counter.begin({ outcome: 'ok' })
  expect(await read()).toEqual({ ok: 1, 'known later': 1 })
})

test('what is counted before anybody has read it is told as 0, too', async () => {
  const { counter, read } = aCounter([{ outcome: 'ok' }])
  counter.inc({ outcome: 'ok' })
  expect(await read()).toEqual({ ok: 0 })
  expect(await read()).toEqual({ ok: 1 })
})
