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

/** Processor time of the embedded database in all its processes, those that ended included. Linux only. */
export async function databaseProcessorMs(dataDir: string): Promise<number> {
  const postmaster = (await postmasterPid(dataDir)) ?? 0
  const [own = Number.NaN, ended = 0] = timesOf(postmaster)
  return childrenOf(postmaster).reduce((sum, pid) => sum + (timesOf(pid)[0] ?? 0), own + ended)
}

/** In ticks of a hundredth of a second: the process's own and that of its ended children. */
function timesOf(pid: number): number[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? []
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return [(user + system) * 10, (endedUser + endedSystem) * 10]
  } catch {
    return []
  }
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
