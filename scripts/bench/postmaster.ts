import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findPostmaster } from '../../apps/server/src/embedded-postgres/postmaster.ts'

/** The process of the embedded database that runs in this folder. */
export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  return (await findPostmaster(path.resolve(dataDir, 'postgres', 'cluster')))?.pid
}

/** To the postmaster and everything it started, as each connection is served by a process of its own. Linux only. */
export function signalAll(postmaster: number, signal: NodeJS.Signals): void {
  process.kill(postmaster, signal)
  for (const pid of childrenOf(postmaster)) process.kill(pid, signal)
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    // It ended since the folder was read.
    return undefined
  }
}
