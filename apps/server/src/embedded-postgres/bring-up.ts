import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { type Launch, launchPostmaster } from './launch.ts'
import { findPostmaster } from './postmaster.ts'
import { rememberedPort, rememberPort, type Site } from './site.ts'
import { startFailure } from './start-failure.ts'
import { openUsage, type Usage } from './usage-connection.ts'

export type Running = { usage: Usage; port: number; adopted: boolean }

/**
 * Joins the server that runs on the cluster, or starts one. PostgreSQL itself decides between two that start at once:
 * the loser ends and the next round finds the winner. With `fixedPort` only that port will do.
 */
export async function bringUp(site: Site, onLost: () => void, fixedPort?: number): Promise<Running> {
  const deadline = Date.now() + patienceMs
  let launch: Launch | undefined
  let launches = 0
  while (Date.now() < deadline) {
    const found = await findPostmaster(site.cluster)
    const usage = found && (await openUsage({ port: found.port, password: site.password }, onLost))
    if (usage) {
      await rememberPort(site, found.port)
      return { usage, port: found.port, adopted: launch === undefined || launch.hasEnded() }
    }
    if (!found && (launch === undefined || launch.hasEnded())) {
      if (launch) await judge(site, await launch.complaint(), launches)
      launch = await launchPostmaster({
        ...site,
        postgres: site.binaries.postgres,
        port: fixedPort ?? (await freePort(await rememberedPort(site))),
      })
      launches++
    }
    await sleep(pollMs)
  }
  throw new Error(startFailure(`does not answer; see ${site.home}/postgres.log`, await freeBytes(site)))
}

const pollMs = 20
/** Recovery after a power cut replays the write-ahead log, which may take a while. */
const patienceMs = 60_000

/** The remains of a killed server, or a quicker one, go away by themselves; anything else is worth two more tries. */
async function judge(site: Site, complaint: string, launches: number): Promise<void> {
  const mayPass = /shared memory block|lock file|Address already in use/i.test(complaint)
  if (!mayPass && launches >= 3) {
    throw new Error(startFailure(`does not start:\n${complaint.trim()}`, await freeBytes(site)))
  }
  await sleep(mayPass ? 100 : 0)
}

async function freeBytes({ home }: Site): Promise<number> {
  const { bavail, bsize } = await statfs(home)
  return bavail * bsize
}
