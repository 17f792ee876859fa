import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A cluster, folder or process group to be removed when this process is gone. */
export type Leftover = { dataDir: string } | { folder: string } | { processGroup: number }

export type CleanUp = { add(leftover: Leftover): void }

/**
 * Ctrl-C ends a test run in the middle, and nothing of it can then clean up any more. A process of its own does, as soon as
 * its input ends, which happens whatever ends this one.
 */
export function leaveNothingBehind(): CleanUp {
  const file = fileURLToPath(new URL('./clean-up-after-run.ts', import.meta.url))
  const child = spawn(process.execPath, [file], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.unref()
  // It may be gone first when the machine shuts down.
  child.stdin.on('error', () => undefined)
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref()
  return { add: (leftover) => void child.stdin.write(`${JSON.stringify(leftover)}\n`) }
}
