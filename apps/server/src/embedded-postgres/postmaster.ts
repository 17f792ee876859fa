import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './account.ts'
import { commandLine, isAlive, sendSignal } from './processes.ts'

export type Postmaster = { pid: number; port: number }

/** The server that runs on this cluster, by its own pid file. A pid file that tells nothing true is cleared away. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = path.join(cluster, 'postmaster.pid')
  const text = await readPidFile(file)
  if (text === undefined) return undefined
  const noted = parsePidFile(text)
  if (!noted) {
    await discard(file, text)
    return undefined
  }
  // PostgreSQL clears the file of a dead process by itself, and more carefully than we could.
  if (!(await isAlive(noted.pid))) return undefined
  if (await isPostmasterOf(noted, cluster)) return { pid: noted.pid, port: noted.port }
  await discard(file, text)
  return undefined
}

type Noted = Postmaster & { folder: string }

function parsePidFile(text: string): Noted | undefined {
  const [pid, folder, , port] = text.split('\n')
  const noted = { pid: Number(pid), folder: folder ?? '', port: Number(port) }
  const isSound = noted.pid > 0 && Number.isInteger(noted.pid) && noted.port > 0 && noted.folder !== ''
  return isSound ? noted : undefined
}

/** A starting server writes the file in two moves, so one that makes no sense gets a moment to make some. */
async function readPidFile(file: string): Promise<string | undefined> {
  for (let attempt = 0; ; attempt++) {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (text === undefined || parsePidFile(text) || attempt === 10) return text
    await sleep(20)
  }
}

/** After a crash or a reboot the noted pid may belong to any other program, or the folder may be a copy. */
async function isPostmasterOf(noted: Noted, cluster: string): Promise<boolean> {
  const command = await commandLine(noted.pid)
  if (command !== undefined && !(command.includes('postgres') && command.includes(noted.folder))) return false
  return isSameFolder(noted.folder, cluster)
}

async function isSameFolder(noted: string, cluster: string): Promise<boolean> {
  const [there, here] = await Promise.all([stat(noted).catch(() => undefined), stat(cluster)])
  // The project folder was moved while its database ran: the server came along.
  if (!there) return true
  return there.ino === here.ino && there.dev === here.dev
}

/** Takes the file away only if it is still the one that was judged; another server may have written its own since. */
async function discard(file: string, judged: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  if ((await readFile(aside, 'utf8')) !== judged) await link(aside, file).catch(() => undefined)
  await rm(aside, { force: true })
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function shutDown(cluster: string, { pgCtl }: { pgCtl: string }): Promise<void> {
  const postmaster = await findPostmaster(cluster)
  if (!postmaster) return
  // Windows knows no signals; pg_ctl speaks to the server there by a pipe of its own.
  if (process.platform === 'win32') return run({ file: pgCtl, args: ['stop', '-D', cluster, '-m', 'fast'] })
  for (const [signal, patienceMs] of stopSignals) {
    if (await signalUntilGone(postmaster.pid, signal, patienceMs)) return
  }
  throw new Error(`The embedded database (process ${postmaster.pid}) does not stop`)
}

const stopSignals = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
] as const

async function signalUntilGone(pid: number, signal: NodeJS.Signals, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  if (!sendSignal(pid, signal)) return true
  while (Date.now() < deadline) {
    if (!(await isAlive(pid))) return true
    await sleep(10)
  }
  return false
}
