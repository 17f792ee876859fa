import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Account, programEnvironment } from './account.ts'

/** A server that was asked to start. It may still find that another one holds the cluster and end at once. */
export type Launch = { hasEnded(): boolean; complaint(): Promise<string> }

export async function launchPostmaster(options: {
  home: string
  cluster: string
  port: number
  postgres: string
  account: Account
}): Promise<Launch> {
  const logFile = path.join(options.home, 'postgres.log')
  const begin = await rotate(logFile)
  const log = await open(logFile, 'a', 0o600)
  try {
    const args = ['-D', options.cluster, '-p', String(options.port), ...settings]
    const { file, args: words, uid, gid } = options.account.command(options.postgres, args)
    const child = spawn(file, words, {
      uid,
      gid,
      // A session of its own: Ctrl-C in the terminal must reach our server only, which then stops the database.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      cwd: options.home,
      env: programEnvironment(),
    })
    let ended = false
    child.once('exit', () => {
      ended = true
    })
    child.once('error', () => {
      ended = true
    })
    child.unref()
    return {
      hasEnded: () => ended,
      complaint: async () => (await readFile(logFile)).subarray(begin).toString(),
    }
  } finally {
    await log.close()
  }
}

const settings = Object.entries({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '64MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Failed statements may carry personal data; our own log names the incident.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const fullLogBytes = 5_000_000

/** Answers where in the log this start begins. */
async function rotate(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size < fullLogBytes) return size
  await rename(logFile, `${logFile}.old`)
  return 0
}
