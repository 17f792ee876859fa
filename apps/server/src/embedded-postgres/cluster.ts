import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Account, run } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Owns the cluster and everything in it: migrates, seeds and creates databases. */
export const ownerRole = 'warsha'

/** Makes the cluster once and answers its password. */
export async function ensureCluster(
  { home, cluster }: { home: string; cluster: string },
  { binaries, account, log }: { binaries: Binaries; account: Account; log(message: string): void },
): Promise<string> {
  await removeAbandonedDrafts(home)
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    log('Creating the embedded database')
    await createCluster({ home, cluster }, binaries, account)
  }
  await checkVersion(cluster, binaries)
  return readFile(path.join(cluster, passwordFile), 'utf8')
}

const passwordFile = 'warsha-password'

/** Built beside its final place and renamed: a cluster is there whole or not at all, even when two servers start. */
async function createCluster(
  { home, cluster }: { home: string; cluster: string },
  binaries: Binaries,
  account: Account,
): Promise<void> {
  const draft = path.join(home, `draft-${randomUUID()}`)
  const password = `${draft}-password`
  try {
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (account.owner) await chown(password, account.owner.uid, account.owner.gid)
    await initialise(draft, password, { binaries, account })
    await rename(password, path.join(draft, passwordFile))
    await rename(draft, cluster).catch((error: NodeJS.ErrnoException) => {
      if (!isOccupied(error)) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(password, { force: true })
  }
}

/** A start that was killed half-way leaves its draft; a young one may be another process at work. */
async function removeAbandonedDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const entry = path.join(home, name)
    if (!name.startsWith('draft-')) continue
    const { mtimeMs } = await stat(entry)
    if (Date.now() - mtimeMs > 10 * 60_000) await rm(entry, { recursive: true, force: true })
  }
}

async function initialise(
  draft: string,
  password: string,
  { binaries, account }: { binaries: Binaries; account: Account },
): Promise<void> {
  const refusals: string[] = []
  for (const locale of locales) {
    const args = ['-D', draft, '-U', ownerRole, `--pwfile=${password}`, ...initOptions, `--locale=${locale}`]
    const refusal = await run(account.command(binaries.initdb, args)).then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (refusal === undefined) return
    refusals.push(refusal)
    if (!/locale/i.test(refusal)) break
  }
  throw new Error(`The embedded database could not be created in ${draft}:\n${refusals.at(-1)}`)
}

/** Sorting is the same on every machine; the character types must be UTF-8 or pg_trgm sees no letter in Arabic. */
const initOptions = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--lc-messages=C',
]
const locales = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8']

function isOccupied(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ENOTEMPTY' || error.code === 'EEXIST' || error.code === 'EPERM'
}

async function checkVersion(cluster: string, { major }: Binaries): Promise<void> {
  const made = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (made === major) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, but Warsha now ships PostgreSQL ${major}. ` +
      'Move that folder away to begin with a fresh one, or set DATABASE_URL to a PostgreSQL that reads it.',
  )
}
