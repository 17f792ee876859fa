import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { stopAbandonedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import type { Leftover } from './leave-nothing-behind.ts'

/** Waits until the writer of the list is gone, then ends and removes the leftovers on it; missing ones are skipped. */
const lines = (await text(process.stdin)).split('\n').filter(Boolean)
for (const line of lines) await cleanUp(JSON.parse(line) as Leftover)

async function cleanUp(leftover: Leftover): Promise<void> {
  if ('processGroup' in leftover) return endGroup(leftover.processGroup)
  const folder = 'dataDir' in leftover ? leftover.dataDir : leftover.folder
  if ('dataDir' in leftover) await stopAbandonedPostgres(leftover).catch(() => undefined)
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGINT')
  } catch {
    // It has ended.
  }
}
