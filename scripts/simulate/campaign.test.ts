import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { campaignDay, needsOf, playSeconds } from './campaign.ts'

const need = needsOf(campaignDay)

test('[OPS-57] a campaign day that is played twice is the same day, and another seed is another', () => {
  expect(needsOf(campaignDay)).toEqual(need)
  const first = (seed: number) =>
    [...playSeconds({ ...campaignDay, seed, minutes: 1 })].map(({ orders }) => orders)
  expect(first(1)).toEqual(first(1))
  expect(first(1)).not.toEqual(first(2))
})

test('[OPS-57] it has the orders it was asked for, and what grows with them grows with them', () => {
  expect(need.ordersPerSecond.mean * 60).toBeGreaterThan(campaignDay.ordersPerMinute * 0.97)
  expect(need.ordersPerSecond.mean * 60).toBeLessThan(campaignDay.ordersPerMinute * 1.03)
  const twice = needsOf({ ...campaignDay, ordersPerMinute: campaignDay.ordersPerMinute * 2 })
  for (const key of [
    'nodeCores',
    'postgresCores',
    'walMbPerSecond',
    'connections',
    'messagesPerSecond',
  ] as const)
    expect(twice[key] / need[key]).toBeCloseTo(2, 0)
  expect(twice.customersGb).toBe(need.customersGb)
})

test('[OPS-57] the figures of docs/capacity.md are those of the simulation', () => {
  const text = readFileSync(new URL('../../docs/capacity.md', import.meta.url), 'utf8')
  const told = {
    node: need.nodeCores.toFixed(0),
    postgres: need.postgresCores.toFixed(1),
    connections: need.connections.toFixed(0),
    wal: need.walMbPerSecond.toFixed(1),
    disk: need.diskGbPerDay.toFixed(0),
    customers: need.customersGb.toFixed(0),
    messages: need.messagesPerSecond.toFixed(0),
    gateway: need.gatewayPerSecond.toFixed(0),
    p99: String(need.ordersPerSecond.p99),
  }
  for (const [name, value] of Object.entries(told))
    expect(text, name).toMatch(new RegExp(`\\| ${value.replace('.', '\\.')}\\b`))
})
