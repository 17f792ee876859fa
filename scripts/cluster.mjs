import { setTimeout as wait } from 'node:timers/promises'
import { command, Problem, tell } from './launcher/tell.mjs'

// npm run cluster: a shop of several machines on this one, until Ctrl-C. -- --faults breaks them one after the other.
await command(async () => {
  const [option, ...faults] = process.argv.slice(2)
  if (option === '--faults') {
    const { tryFaults } = await import('./cluster/try-faults.mjs')
    return tryFaults(faults)
  }
  if (option) throw new Problem(`There is no option ${option}. There is: --faults`)
  const { withCluster } = await import('./cluster/start-cluster.mjs')
  return withCluster(showCluster, { port: Number(process.env.PORT || 3000) })
})

async function showCluster({ run, database, front, shops }) {
  tell(`The shop: ${front.origin}/en, behind it ${shops.map(({ origin }) => origin).join(' and ')}`)
  tell(`PostgreSQL: the primary ${front.url}, replicas ${front.replicasUrl}`)
  for (const { name, address } of database.machines)
    tell(`${name}: ${address}, Patroni http://${address}:8008/cluster`)
  tell(`Logs: ${run.folder}. Ctrl-C takes everything down again.`)
  for (;;) await wait(1_000_000)
}
