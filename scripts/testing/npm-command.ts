import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { leaveNothingBehind } from '../../apps/server/src/testing/leave-nothing-behind.ts'
import { root } from '../launcher/project.mjs'

export type NpmCommand = AsyncDisposable & {
  /** Waits for a line; fails with everything that was said when the command ends without it. */
  says(sign: string | RegExp): Promise<void>
  output(): string
  /** Waits until it has ended by itself. */
  exitCode(): Promise<number | null>
  /** Ends it as Ctrl-C does and waits until nothing of it is left. */
  stop(): Promise<void>
}

/** Starts a command as a reader of the README would, in a group of its own so that all of it can be ended. */
export function npm(command: string, env: Record<string, string>): NpmCommand {
  const child = spawn(command, {
    cwd: root,
    env: { ...process.env, ...env },
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.pid) leaveNothingBehind().add({ processGroup: child.pid })
  let said = ''
  const listeners = new Set<() => void>()
  const collect = (chunk: Buffer) => {
    said += chunk
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = once(child, 'close')

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGINT')
    await ended
  }

  return {
    async says(sign) {
      const isSaid = () => (typeof sign === 'string' ? said.includes(sign) : sign.test(said))
      const heard = new Promise<void>((resolve) => {
        const listener = () => isSaid() && resolve()
        listeners.add(listener)
        listener()
      })
      await Promise.race([heard, ended])
      if (!isSaid()) throw new Error(`"${command}" ended without saying ${sign}:\n${said}`)
    },
    output: () => said,
    async exitCode() {
      await ended
      return child.exitCode
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
