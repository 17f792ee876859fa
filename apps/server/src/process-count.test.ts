import { expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { connectionsOfOne, servingProcesses } from './process-count.ts'

test.each([
  ['one by default', {}, 1],
  ['as configured', { WEB_CONCURRENCY: '12' }, 12],
  ['one in development', { NODE_ENV: 'development', WEB_CONCURRENCY: '4' }, 1],
])('serving processes: %s', (_case, env, count) => {
  expect(servingProcesses(readConfig(env))).toBe(count)
})

test.each([
  ['few', {}, 2, 20],
  ['many', {}, 28, 5],
  ['a database of its own', { DATABASE_URL: 'postgres://db/x' }, 28, 20],
])('connections of each: %s', (_case, env, serving, count) => {
  expect(connectionsOfOne(readConfig(env), serving)).toBe(count)
})
