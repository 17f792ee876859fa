import { mkdirSync } from 'node:fs'
import { prepare } from '../launcher/prepare.mjs'
import { Problem, tell } from '../launcher/tell.mjs'
import { freePort, startProgram } from '../rehearsals/stage.mjs'
import { startProcess, startShop } from '../rehearsals/start-shop.mjs'
import { cleanUp, cleanUpEarlierRuns, nameRun } from './clean-up.mjs'
import { openNetwork } from './network.mjs'
import { startBalancer } from './start-balancer.mjs'
import { installCluster, nodes, startDatabase } from './start-database.mjs'

/**
 * Does something with a shop of several machines and takes them all down again, whatever ends it. A run that was killed is removed by
 * the next one.
 */
export async function withCluster(use, { environment = {}, port } = {}) {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    throw new Problem('The cluster needs Linux and root: its machines are namespaces of this one.')
  installCluster()
  await prepare({ build: true })
  cleanUpEarlierRuns()
  const run = nameRun()
  mkdirSync(run.folder, { mode: 0o755 })
  const interrupted = () => {
    cleanUp()
    process.exit(130)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    const start = (...args) => startProgram(run.folder, [], ...args)
    const network = openNetwork(run, nodes)
    tell('Three machines start: etcd, Patroni and PostgreSQL on each')
    const database = await startDatabase({ run, network, start })
    return await use(await startShops({ run, network, start, database }, { environment, port }))
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    cleanUp()
  }
}

/** Two that serve, one that works, and what is in front of them and behind. */
async function startShops({ run, network, start, database }, { environment, port }) {
  const serving = [await freePort(), await freePort()]
  const front = await startBalancer({ run, network, start }, { serving, port: port ?? (await freePort()) })
  const settings = {
    DATABASE_URL: front.url,
    DATABASE_REPLICA_URLS: front.replicasUrl,
    PUBLIC_URL: front.origin,
    TRUST_PROXY: '1',
    JOBS: 'off',
    ...environment,
  }
  tell('Two machines that serve and a worker start')
  const serve = (place) =>
    startShop(start, run.folder, { ...settings, PORT: String(serving[place]) }, `serving-${place + 1}`)
  const shops = [await serve(0), await serve(1)]
  const worker = await startProcess(start, run.folder, 'worker', 'apps/server/src/worker.ts', {
    ...settings,
    JOBS: 'on',
  })
  return { run, start, database, front, shops, worker, serve }
}
