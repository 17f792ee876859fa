import { expect, test } from 'vitest'
import { pollsUntilReport, secondsToNextPoll } from './next-poll.ts'

test('gateways are asked soon, then hourly for three days, then every day without an end', () => {
  expect([0, 1, 2, 3, 4, 5].map(secondsToNextPoll)).toEqual([15, 60, 300, 900, 3600, 3600])
  const pauses = Array.from({ length: pollsUntilReport }, (_each, polls) => secondsToNextPoll(polls))
  const days = pauses.reduce((sum, seconds) => sum + seconds, 0) / 86_400
  expect(days).toBeGreaterThan(3)
  expect(days).toBeLessThan(3.1)
  expect([pollsUntilReport, 1_000, 100_000].map(secondsToNextPoll)).toEqual([86_400, 86_400, 86_400])
})
