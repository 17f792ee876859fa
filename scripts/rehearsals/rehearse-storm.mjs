import { setTimeout as wait } from 'node:timers/promises'
import { childEnvironment, inProject, pinnedNodePath } from '../launcher/project.mjs'
import { Problem, tell } from '../launcher/tell.mjs'
import { manyCodes } from './many-codes.mjs'
import { counted, highest, isCloseTo } from './panel-answers.mjs'
import { ask, expect, freePort, needPrograms, onStage, until } from './stage.mjs'
import { startPair } from './start-postgres.mjs'
import { readPanels, scrapeSeconds, startPrometheus } from './start-prometheus.mjs'
import { startProcess, startShop } from './start-shop.mjs'

/** Panels that have to be higher in a storm of purchases than before it. */
const moving = [
  'Requests by status',
  'Steps of purchases',
  'Refusals',
  'Payments that ended',
  'Open payments and differences',
  'Reservations',
  'Jobs that are due',
  'Reads for replicas',
]
/** What the panels look back on, and a little: nothing of before is seen any more. */
const quietMs = 70_000
const workerAwayMs = 12_000

/** The dashboard over a storm of purchases: each panel is asked with its own expression, and tells what was bought, refused and paid. */
export async function rehearse() {
  needPrograms({ prometheus: 'prometheus' })
  await onStage('storm', async ({ folder, start }) => {
    const prometheus = await startWatchedShop(folder, start)
    const { shop, url, queryOver } = prometheus
    const buying = await start(
      'buying',
      pinnedNodePath(),
      [inProject('scripts/rehearsals/buy-in-a-storm.ts'), shop.origin, url],
      { env: childEnvironment({ NODE_ENV: 'production' }) },
    )
    await until('shoppers are ready', async () => (await buying.read()).includes('ready'), { seconds: 180 })
    await wait(quietMs)
    const from = Math.floor(Date.now() / 1000)
    buying.child.kill('SIGUSR2')
    await prometheus.restartWorker()
    await buying.ended
    const to = Math.ceil(Date.now() / 1000)
    const met = JSON.parse((await buying.read()).trim().split('\n').at(-1))
    tell(`The storm took ${to - from} s: ${JSON.stringify({ ...met, faults: met.faults.length })}`)
    expect(met.faults.length === 0, `no request failed${met.faults[0] ? `: ${met.faults[0]}` : ''}`)
    await wait(quietMs)
    const storm = { from, to, before: from - 10, after: to + quietMs / 1000 - scrapeSeconds }
    await tryPanels(queryOver, storm)
    await tryCounts(queryOver, storm, met)
  })
}

/** A serving process, a worker that is away for a while in the middle of the storm, and a Prometheus that watches both. */
async function startWatchedShop(folder, start) {
  const { primary, replica } = await startPair(folder, start)
  const [serving, working] = [await freePort(), await freePort()]
  const environment = { ...manyCodes, DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: replica.url }
  const shop = await startShop(start, folder, {
    ...environment,
    METRICS_PORT: String(serving),
    JOBS: 'off',
  })
  const startWorker = (name) =>
    startProcess(start, folder, name, 'apps/server/src/worker.ts', {
      ...environment,
      METRICS_PORT: String(working),
    })
  const worker = await startWorker('worker')
  const prometheus = await startPrometheus(folder, start, [serving, working])
  await until('both processes are scraped', async () => {
    await ask(`${shop.origin}/en/`)
    return (await prometheus.query('up{job="warsha"} == 1'))?.length === 2
  })
  const restartWorker = async () => {
    await wait(workerAwayMs)
    await worker.stop()
    await wait(workerAwayMs)
    await startWorker('worker-again')
  }
  return { ...prometheus, shop, url: primary.url, restartWorker }
}

async function tryPanels(queryOver, storm) {
  const problems = []
  const rows = []
  for (const { title, expressions } of await readPanels()) {
    const silent = []
    const highs = []
    for (const expression of expressions) {
      const answer = await queryOver(expression, { from: storm.before, to: storm.after })
      const during = highest(answer, { from: storm.from, to: storm.to + 2 * scrapeSeconds })
      highs.push([highest(answer, { from: storm.before, to: storm.from }), during])
      if (during === undefined) silent.push(expression)
    }
    if (silent.length > 0) problems.push(`${title} shows nothing: ${silent.join('; ')}`)
    const moves = highs.some(([before = 0, during = 0]) => during > before)
    if (moving.includes(title) && !moves) problems.push(`${title} does not move`)
    for (const [index, [before, during]] of highs.entries())
      rows.push([index === 0 ? title : '', shown(before), shown(during)])
  }
  print(['panel', 'before', 'in the storm'], rows)
  for (const problem of problems) tell(`✗ ${problem}`)
  if (problems.length > 0) throw new Problem('The dashboard does not show the storm')
  expect(true, `every panel shows the storm, and the ${moving.length} about what it does move with it`)
}

/** What the panels tell of purchases, refusals and payments against what the shoppers were answered. */
async function tryCounts(queryOver, { from, after: to }, { steps, payments }) {
  const panels = new Map((await readPanels()).map(({ title, expressions }) => [title, expressions[0]]))
  const lines = async (title, ...wanted) => {
    const series = await queryOver(panels.get(title), { from, to })
    const told = series.filter(({ metric }) => wanted.every(([label, value]) => metric[label] === value))
    return counted(told, { from, to, stepSeconds: scrapeSeconds })
  }
  const rows = []
  for (const [step, { ok, refused }] of Object.entries(steps)) {
    rows.push([`${step} ok`, ok, await lines('Steps of purchases', ['step', step])])
    rows.push([`${step} refused`, refused, await lines('Refusals', ['step', step])])
  }
  for (const state of ['paid', 'declined'])
    rows.push([
      `payments ${state}`,
      payments[state],
      await lines('Payments that ended', ['gateway', 'sandbox'], ['state', state]),
    ])
  print(
    ['count', 'of shoppers', 'of the dashboard'],
    rows.map(([name, truth, told]) => [name, truth, told.toFixed(1)]),
  )
  for (const [name, truth, told] of rows.filter(([, truth, told]) => !isCloseTo(told, truth)))
    throw new Problem(`The dashboard tells ${told.toFixed(1)} of ${name} instead of ${truth}`)
  expect(steps.complete.ok > 24, `${steps.complete.ok} purchases, and the dashboard tells as many`)
  for (const step of ['create_checkout', 'complete'])
    expect(steps[step].refused > 0, `${steps[step].refused} refusals of ${step} are told`)
}

function shown(value) {
  if (value === undefined) return '–'
  return Number.isInteger(value) ? String(value) : value.toPrecision(3)
}

function print(head, rows) {
  const all = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  for (const row of all) tell(row.map((cell, column) => cell.padEnd(widths[column])).join('  '))
}
