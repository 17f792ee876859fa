import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Account, chooseAccount } from './account.ts'
import { type Binaries, locateBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'

/** Everything about one embedded database that does not change while it runs. */
export type Site = {
  home: string
  cluster: string
  password: string
  binaries: Binaries
  account: Account
  log(message: string): void
}

export async function openSite(options: { dataDir: string; log(message: string): void }): Promise<Site> {
  const given = path.resolve(options.dataDir, 'postgres')
  await mkdir(options.dataDir, { recursive: true })
  await mkdir(given, { recursive: true, mode: 0o700 })
  const home = await realpath(given)
  const cluster = path.join(home, 'cluster')
  const binaries = await locateBinaries()
  const account = await chooseAccount({ home, cluster, postgres: binaries.postgres })
  const password = await ensureCluster({ home, cluster }, { binaries, account, log: options.log })
  return { home, cluster, password, binaries, account, log: options.log }
}

/** The port of the last start, so that tools which noted the address keep working. */
export async function rememberedPort({ home }: Site): Promise<number | undefined> {
  const port = Number(await readFile(path.join(home, 'port'), 'utf8').catch(() => ''))
  return port > 0 ? port : undefined
}

export async function rememberPort({ home }: Site, port: number): Promise<void> {
  await writeFile(path.join(home, 'port'), String(port))
}
