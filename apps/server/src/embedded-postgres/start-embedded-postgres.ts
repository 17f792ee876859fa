import { existsSync } from 'node:fs'
import path from 'node:path'
import { bringUp } from './bring-up.ts'
import { findPostmaster, shutDown } from './postmaster.ts'
import { openSite, type Site } from './site.ts'
import { databaseName, openUsage, ownerUrl, servingUrl, type Usage } from './usage-connection.ts'

export type EmbeddedPostgres = {
  /** For serving: its role may read and write the rows of the shop's tables, once `migrate` granted it. */
  url: string
  /** For migrating and seeding. */
  ownerUrl: string
  port: number
  /** True when the server was already running: another process uses it, or one was killed and left it behind. */
  adopted: boolean
  /** Stops the server unless another process still uses it. */
  stop(): Promise<void>
}

/** Starts the PostgreSQL that npm installed on a cluster inside `dataDir`, or joins the one that runs there. */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log(message: string): void
}): Promise<EmbeddedPostgres> {
  const site = await openSite(options)
  const { port, adopted, stop } = await keepRunning(site)
  const address = { port, password: site.password }
  return {
    url: servingUrl(address, databaseName),
    ownerUrl: ownerUrl(address, databaseName),
    port,
    adopted,
    stop,
  }
}

/** Stops a server that a killed process left behind, if there is one and nobody else uses it. */
export async function stopAbandonedPostgres({ dataDir }: { dataDir: string }): Promise<void> {
  if (!existsSync(path.resolve(dataDir, 'postgres', 'cluster', 'postmaster.pid'))) return
  const site = await openSite({ dataDir, log: () => undefined })
  if (!(await findPostmaster(site.cluster))) return
  const { usage } = await bringUp(site, () => undefined)
  await leave(site, usage)
}

/** Holds the server until `stop`; one that dies underneath is started again on its port, so pools find it back. */
async function keepRunning(site: Site) {
  let stopping: Promise<void> | undefined
  let recovering: Promise<unknown> | undefined
  const onLost = () => {
    if (!stopping) recovering = recover()
  }
  const running = await bringUp(site, onLost)
  let usage: Usage | undefined = running.usage

  async function recover() {
    site.log('The embedded database went away; starting it again')
    for (usage = undefined; !usage && !stopping; ) {
      usage = await bringUp(site, onLost, running.port).then(
        (again) => again.usage,
        (error) => void site.log(String(error)),
      )
    }
    if (usage) site.log('The embedded database is back')
  }

  async function stop() {
    process.off('beforeExit', stopOnce)
    await recovering
    if (usage) await leave(site, usage)
  }

  function stopOnce() {
    stopping ??= stop()
    return stopping
  }

  // A process that simply runs out of work leaves no server behind either.
  process.once('beforeExit', stopOnce)
  return { port: running.port, adopted: running.adopted, stop: stopOnce }
}

async function leave(site: Site, usage: Usage): Promise<void> {
  const isLast = await usage.leave().catch(() => leaveAnew(site))
  if (isLast) await shutDown(site.cluster, site.binaries)
  await usage.close()
}

/** Our connection broke at the very moment of leaving: ask once more whether anybody else is there. */
async function leaveAnew(site: Site): Promise<boolean> {
  const found = await findPostmaster(site.cluster)
  const usage = found && (await openUsage({ port: found.port, password: site.password }, () => undefined))
  return (await usage?.leave()) ?? false
}
