import cluster from 'node:cluster'
import { readConfigOrExit } from '#config/read-config-or-exit.ts'
import { servingProcesses } from './process-count.ts'

/** The composition root: reads the environment and runs the shop in one process, as the first of several, or as one of them. */
const startedAt = performance.now()
const config = readConfigOrExit()

if (cluster.isWorker) {
  const { openProcess } = await import('./open-process.ts')
  await openProcess(config)
} else {
  if (config.NODE_ENV === 'production' && config.demo && (process.env.DEMO || config.PUBLIC_URL)) {
    process.stderr.write(
      '  ! DEMO is on: outbox, sandbox gateway and demo data are open to everybody who reaches this server\n',
    )
  }
  const serving = servingProcesses(config)
  if (serving === 1) {
    const { openAlone } = await import('./open-alone.ts')
    await openAlone(config, startedAt)
  } else {
    const { openCluster } = await import('./open-cluster.ts')
    await openCluster(config, { serving, startedAt })
  }
}
