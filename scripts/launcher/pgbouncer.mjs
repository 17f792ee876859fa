import { existsSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from './run.mjs'
import { Problem, tell } from './tell.mjs'

/** The pooler's program; Debian has it. */
export async function ensurePgBouncer(env = process.env) {
  const found = findPgBouncer(env)
  if (found) return found
  if (process.platform === 'linux' && process.geteuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    tell('Installing pgbouncer')
    await runQuietly(
      'apt-get install pgbouncer',
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'pgbouncer'],
      {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    )
  }
  const installed = findPgBouncer(env)
  if (installed) return installed
  throw new Problem(
    'This needs PgBouncer. Install it (for example: apt-get install pgbouncer),\nor set PGBOUNCER_PATH to its program.',
  )
}

function findPgBouncer({ PGBOUNCER_PATH: named, PATH = '' } = process.env) {
  if (named) return named
  return [...PATH.split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, 'pgbouncer'))
    .find((file) => existsSync(file))
}
