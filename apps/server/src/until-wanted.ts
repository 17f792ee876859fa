import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#config/config.ts'

/** While the database is away and no process is open, the proxy needs somebody's answer, though it is 503. */
const maxWaitMs = 30_000
const lookMs = 1000

type Place = { TRUST_PROXY: Config['TRUST_PROXY'] }

type Among = { prepared?: Promise<unknown> | undefined } | undefined

type Wait = { isPreparing(): boolean; maxMs?: number; everyMs?: number }

/**
 * Resolves when a process is to take requests. Another may answer meanwhile; it would take them from that one only to send them away.
 * A migration takes as long as it takes.
 */
export async function untilWanted(
  opened: Promise<void>,
  { TRUST_PROXY }: Place,
  among: Among,
  { isPreparing, maxMs = maxWaitMs, everyMs = lookMs }: Wait,
): Promise<void> {
  const longEnough = async () => {
    await wait(maxMs, undefined, { ref: false })
    while (isPreparing()) await wait(everyMs, undefined, { ref: false })
  }
  if (among?.prepared) await opened
  else if (TRUST_PROXY !== false) await Promise.race([opened, longEnough()])
}
