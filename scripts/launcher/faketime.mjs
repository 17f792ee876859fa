import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from './run.mjs'
import { Problem, tell } from './tell.mjs'

/** The library that moves the clock of a process and of what it starts; Debian has it. */
export async function ensureFaketime(env = process.env) {
  const found = findFaketime(env)
  if (found) return found
  if (process.platform === 'linux' && process.geteuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    tell('Installing libfaketime')
    await runQuietly(
      'apt-get install libfaketime',
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'libfaketime'],
      {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    )
  }
  const installed = findFaketime(env)
  if (installed) return installed
  throw new Problem(
    'Moving the clock needs libfaketime. Install it (for example: apt-get install libfaketime),\nor set FAKETIME_LIBRARY to its file.',
  )
}

/** Debian puts it below the name of the processor, others do not. */
export function findFaketime({ FAKETIME_LIBRARY: named } = process.env) {
  if (named) return named
  const parents = ['/usr/lib', '/usr/lib64'].filter((folder) => existsSync(folder))
  return parents
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => path.join(folder, name))])
    .map((folder) => path.join(folder, 'faketime', 'libfaketime.so.1'))
    .find((file) => existsSync(file))
}
