import { expect, test } from 'vitest'
import { restartPause } from './restart-pause.ts'

test('a process that ends again and again waits longer each time, and not after a long life', () => {
  const pause = restartPause()
  expect([pause(5), pause(5), pause(5), pause(5)]).toEqual([0, 100, 200, 400])
  for (let count = 0; count < 10; count++) pause(5)
  expect(pause(5)).toBe(10_000)
  expect([pause(60_000), pause(5)]).toEqual([0, 100])
})
