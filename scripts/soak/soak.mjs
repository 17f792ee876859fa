import { setTimeout as wait } from 'node:timers/promises'
import { withCluster } from '../cluster/start-cluster.mjs'
import { verifyInvariants } from '../cluster/verify-invariants.mjs'
import { childEnvironment, inProject, pinnedNodePath } from '../launcher/project.mjs'
import { Problem, tell } from '../launcher/tell.mjs'
import { manyCodes } from '../rehearsals/many-codes.mjs'
import { until } from '../rehearsals/stage.mjs'
import { judge, printSamples } from './judge.mjs'
import { takeSample } from './take-sample.mjs'

const sampleMs = 15_000
const restartMs = 4 * 60_000
const failoverMs = 7 * 60_000

/**
 * The shop of `npm run cluster` under shoppers and visitors for a long time. One of its machines is started again every few minutes and the
 * primary is switched off, if that is wished; the other machine and the worker run through, and what they hold may not grow.
 */
export function soak({ minutes, restarts, failovers }) {
  return withCluster(
    async (cluster) => {
      const { start, front, database } = cluster
      const [restarted, ran] = cluster.shops
      const observed = { 'serving-2': ran, worker: cluster.worker }
      const traffic = await start(
        'traffic',
        pinnedNodePath(),
        [inProject('scripts/soak/mixed-traffic.ts'), front.origin, front.url],
        { env: childEnvironment({ NODE_ENV: 'production' }) },
      )
      tell(
        `Mixed traffic for ${minutes} minutes, ${restarts ? 'with' : 'without'} restarts, ${failovers ? 'with' : 'without'} failovers`,
      )
      const events = []
      const faults = [
        restarts && {
          everyMs: restartMs,
          does: async () => (cluster.current = await restart(cluster, restarted, events)),
        },
        failovers && { everyMs: failoverMs, does: () => failOver(database, events) },
      ].filter(Boolean)
      const samples = await observe({ cluster, observed, traffic, minutes, faults })
      await traffic.stop('SIGTERM')
      const met = JSON.parse((await traffic.read()).trim().split('\n').at(-1))
      await database.untilWhole({ seconds: 240 })
      const invariants = verifyInvariants(cluster.run, front)
      printSamples(samples, { met, events, minutes })
      const problems = [...judge(samples), ...(invariants ? [`invariants: ${invariants}`] : [])]
      if (met.counts[500]) problems.push(`the shop answered 500 ${met.counts[500]} times`)
      if (met.bought === 0) problems.push('nothing was bought')
      for (const problem of problems) tell(`✗ ${problem}`)
      if (problems.length > 0) throw new Problem('The shop did not stay as it was')
      tell('✓ nothing grew, and all invariants hold')
    },
    { environment: manyCodes },
  )
}

async function observe({ cluster, observed, traffic, minutes, faults }) {
  const samples = []
  const beginning = Date.now()
  const due = faults.map(({ everyMs, does }) => ({ everyMs, does, at: beginning + everyMs }))
  const end = beginning + minutes * 60_000
  while (Date.now() < end) {
    if (traffic.child.exitCode !== null) throw new Problem(`The traffic has ended: ${await traffic.read()}`)
    samples.push(await takeSample(cluster, observed, (Date.now() - beginning) / 60_000))
    for (const fault of due) {
      // What has ended by then is observed for a while.
      if (Date.now() < fault.at || end - Date.now() < 2 * 60_000) continue
      fault.at = Date.now() + fault.everyMs
      await fault.does()
    }
    await wait(sampleMs)
  }
  return samples
}

async function restart(cluster, first, events) {
  const before = Date.now()
  await (cluster.current ?? first).stop('SIGTERM')
  const shop = await cluster.serve(0)
  events.push(`serving-1 was started again in ${inSeconds(before)} s`)
  return shop
}

async function failOver(database, events) {
  await database.untilWhole({ seconds: 240 })
  const primary = await until('there is a primary', database.findPrimary)
  const before = Date.now()
  await primary.turnOff()
  const next = await until(
    'another primary',
    async () => {
      const found = await database.findPrimary()
      return found !== primary && found
    },
    { seconds: 90 },
  )
  events.push(`${primary.name} was switched off, ${next.name} was the primary after ${inSeconds(before)} s`)
  await primary.turnOn()
}

function inSeconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1)
}
