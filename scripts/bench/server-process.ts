import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { engineEnvironment, engineOptions } from '../launcher/engine.mjs'
import { inProject } from '../launcher/project.mjs'

export type RunningServer = {
  origin: string
  pid: number
  readyMs: number
  memoryMiB(): number
  /** Processor time of all threads since the start. */
  processorMs(): number
  /** Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const maxStartMs = 120_000

/** Starts the real server as `npm start` does and measures the time to its first good answer. */
export async function startServer(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const startedAt = performance.now()
  // A test run that is killed leaves no server behind.
  const preload = `--import=${pathToFileURL(inProject('scripts/launcher/end-with-launcher.mjs'))}`
  const child = spawn(process.execPath, [preload, ...engineOptions, 'apps/server/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      // Code compiled by the first start only serves the second, whatever other servers of this project left.
      ...engineEnvironment({ compiled: path.join(dataDir, 'compiled'), env: {} }),
      // As `npm start` runs it; otherwise React would render with its development build.
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '100000000',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      DEMO: 'on',
      // What is measured or tested is one process, unless it says otherwise.
      WEB_CONCURRENCY: '1',
      ...env,
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(child, `${origin}/health/ready`)
  const readyMs = performance.now() - startedAt
  return {
    origin,
    pid: child.pid ?? 0,
    readyMs,
    memoryMiB: () => residentMiB(child.pid ?? 0),
    processorMs: () => processorMs(child.pid ?? 0),
    stop: (signal = 'SIGTERM') => stopChild(child, signal),
  }
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const end = performance.now() + maxStartMs
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const isReady = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await wait(20)
  }
  throw new Error('The server did not become ready')
}

function stopChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** Linux only; elsewhere the figure is left out. */
function residentMiB(pid: number): number {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kib) / 1024)
  } catch {
    return Number.NaN
  }
}

/** Linux only, in ticks of a hundredth of a second. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}
