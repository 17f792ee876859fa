import { subscribe } from 'node:diagnostics_channel'
import { createRequire } from 'node:module'
import { afterEach, beforeEach, type TestContext } from 'vitest'
import type { Evidence } from '../requirements/evidence.ts'

/**
 * Loaded before every test file. Notes in the report what a test did: whether it asked a server, how many tries it took,
 * and whether it was meant to fail. What the test or its file is called says nothing.
 */
type Task = TestContext['task']

const noted = Symbol.for('warsha.running-tests')

const running = runningTests()

beforeEach(({ task }) => {
  evidenceOf(task).asked = false
  running.add(task)
})

afterEach(({ task }) => {
  running.delete(task)
  const evidence = evidenceOf(task)
  evidence.tries = (task.result?.retryCount ?? 0) + 1
  if (task.fails) evidence.isMeantToFail = true
})

function evidenceOf(task: Task): Evidence {
  return task.meta as Evidence
}

/** Files of one process share it, and what listens for requests is put in place once. */
function runningTests(): Set<Task> {
  const known: unknown = Reflect.get(globalThis, noted)
  if (known instanceof Set) return known
  const tests = new Set<Task>()
  Reflect.set(globalThis, noted, tests)
  // Of tests that run at the same time each counts as the one that asked.
  const note = () => {
    for (const task of tests) evidenceOf(task).asked = true
  }
  for (const channel of ['undici:request:create', 'http.client.request.start', 'http.server.request.start'])
    subscribe(channel, note)
  noteInjections(note)
  return tests
}

/** Fastify fetches what answers `inject` when it is first called. */
function noteInjections(note: () => void): void {
  const fromServer = createRequire(new URL('../../apps/server/package.json', import.meta.url))
  const fromFastify = createRequire(fromServer.resolve('fastify'))
  const file = fromFastify.resolve('light-my-request')
  const inject: (...args: unknown[]) => unknown = fromFastify(file)
  const noting = (...args: unknown[]) => {
    note()
    return inject(...args)
  }
  const loaded = fromFastify.cache[file]
  if (!loaded) throw new Error('light-my-request is loaded otherwise than Fastify does')
  loaded.exports = Object.assign(noting, inject)
}
