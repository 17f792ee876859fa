import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '#config/config.ts'

/** When no process is open, the proxy needs somebody's answer, though it is 503. */
const longestMs = 30_000

type Place = { TRUST_PROXY: Config['TRUST_PROXY'] }

/** Resolves when a process is to take requests. Another may answer meanwhile; it would take them from that one only to send them away. */
export async function untilWanted(
  opened: Promise<void>,
  { TRUST_PROXY }: Place,
  among?: { prepared?: Promise<unknown> | undefined },
  maxMs = longestMs,
): Promise<void> {
  if (among?.prepared) await opened
  else if (TRUST_PROXY !== false) await Promise.race([opened, wait(maxMs, undefined, { ref: false })])
}
