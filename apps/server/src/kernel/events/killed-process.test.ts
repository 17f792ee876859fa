import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openListener } from '#kernel/database/listen.ts'
import { startJobs } from '#kernel/jobs/start-jobs.ts'
import { handlerName, lastWords } from '#testing/doomed-process.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { waitUntil } from '#testing/wait-until.ts'
import type { DeliveredEvent } from './define-event.ts'
import { on } from './on.ts'

const program = fileURLToPath(new URL('../../testing/doomed-process.ts', import.meta.url))

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** Starts a process and kills it without warning as soon as it says the word. */
async function killAfter(task: 'publish' | 'handle', word: string): Promise<void> {
  const child = spawn(process.execPath, [program, database.url, task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
    if (said.includes(word)) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

/** Starts the shop again and collects the events that it delivers. */
async function startAgain() {
  const got: DeliveredEvent<{ text: string }>[] = []
  const listener = openListener(database.url, { onError: () => undefined })
  const jobs = await startJobs({
    url: database.url,
    listener,
    declared: { handles: [on(lastWords, handlerName, async (_context, event) => void got.push(event))] },
    context: undefined,
    onError: () => undefined,
    pace: { pollSeconds: 0.5, superviseSeconds: 1, retryDelaySeconds: 1 },
  })
  const stop = async () => {
    await jobs.stop()
    await listener.close()
  }
  return { got, stop }
}

test('a committed event arrives though its process was killed before the delivery', async () => {
  await killAfter('publish', 'published')
  const { got, stop } = await startAgain()
  await waitUntil(() => got.length === 1)
  expect(got[0]?.payload).toEqual({ text: 'goodbye' })
  await stop()
})

test('an event arrives again when its process was killed while handling it', async () => {
  await killAfter('handle', 'handling')
  await letSilencePass()
  const { got, stop } = await startAgain()
  await waitUntil(() => got.length === 1)
  expect(got[0]?.payload).toEqual({ text: 'goodbye' })
  await stop()
})

/** A process without a heartbeat for ten seconds is taken for dead; the test moves the heartbeat instead of waiting. */
async function letSilencePass(): Promise<void> {
  const { rowCount } = await database.db.execute(
    sql`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '10 seconds' WHERE state = 'active'`,
  )
  expect(rowCount).toBe(1)
}
