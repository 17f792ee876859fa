import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** A process that has ended but was not collected by its parent still answers to signal 0; it is not alive. */
export async function isAlive(pid: number): Promise<boolean> {
  return sendSignal(pid, 0) && (await commandLine(pid)) !== ''
}

/** Tells whether the process exists, be it ours or another user's. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ESRCH') return false
    if (code === 'EPERM' && signal === 0) return true
    throw error
  }
}

/** Empty for a process that has ended but was not collected; undefined when this machine does not tell. */
export async function commandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (process.platform === 'win32') return undefined
  return new Promise((resolve) => {
    execFile('ps', ['-ww', '-o', 'command=', '-p', String(pid)], (error, output) => {
      resolve(error ? undefined : output.trim())
    })
  })
}
