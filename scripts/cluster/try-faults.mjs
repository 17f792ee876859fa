import { childEnvironment, inProject, pinnedNodePath } from '../launcher/project.mjs'
import { Problem, tell } from '../launcher/tell.mjs'
import { manyCodes } from '../rehearsals/many-codes.mjs'
import { until } from '../rehearsals/stage.mjs'
import { faults, writesTable } from './faults.mjs'
import { printFaults } from './print-faults.mjs'
import { withCluster } from './start-cluster.mjs'
import { verifyInvariants } from './verify-invariants.mjs'

/** Purchases before the fault, after it, and in all. */
const purchases = { before: 50, after: 50, all: 200 }

/** npm run cluster -- --faults: breaks the primary in every way, or in those named, while shoppers buy. */
export function tryFaults(names) {
  const unknown = names.find((name) => !Object.hasOwn(faults, name))
  if (unknown) throw new Problem(`There is no fault ${unknown}. There are: ${Object.keys(faults).join(', ')}`)
  const tried = names.length > 0 ? names : Object.keys(faults)
  return withCluster(
    async (cluster) => {
      await cluster.database.query(writesTable, 'postgres')
      const rows = []
      for (const [turn, name] of tried.entries()) rows.push(await tryFault(cluster, name, turn))
      printFaults(rows)
      return rows.some(({ problems }) => problems.length > 0) ? 1 : 0
    },
    { environment: manyCodes },
  )
}

async function tryFault({ run, database, front, start }, name, turn) {
  tell(`${name}: shoppers buy`)
  await database.untilWhole({ seconds: 240 })
  const buying = await start(
    `buying-${turn}`,
    pinnedNodePath(),
    [inProject('scripts/cluster/shop-through.ts'), front.origin, front.url, String(turn)],
    { env: childEnvironment({ NODE_ENV: 'production' }) },
  )
  const bought = async () => Number(/bought (\d+)\n(?!.*bought)/s.exec(await buying.read())?.[1] ?? 0)
  const untilBought = (count) =>
    until(`${count} purchases`, async () => (await bought()) >= count, { seconds: 300 })
  await untilBought(purchases.before)

  const primary = await until('there is a primary', database.findPrimary)
  const at = Date.now()
  const probe = await faults[name].does(primary, database)
  const next = await until(
    'another primary',
    async () => {
      const others = database.machines.filter((each) => each !== primary)
      const answers = await Promise.all(others.map(database.isPrimary))
      return others[answers.indexOf(true)]
    },
    { seconds: 90 },
  )
  const switchedMs = Date.now() - at
  tell(`${name}: ${next.name} is the primary after ${(switchedMs / 1000).toFixed(1)} s`)
  await untilBought((await bought()) + purchases.after)
  const isWritten = await probe?.isWritten?.()

  await faults[name].undoes(primary)
  const undoneAt = Date.now()
  await database.untilWhole({ seconds: 240 })
  const rejoinedMs = Date.now() - undoneAt
  await untilBought(purchases.all)
  await buying.stop('SIGTERM')
  const met = JSON.parse((await buying.read()).trim().split('\n').at(-1))
  const row = { name, at, switchedMs, rejoinedMs, ...met, isWritten }
  const problems = await findProblems({ run, database, front }, row, turn)
  for (const problem of problems) tell(`✗ ${name}: ${problem}`)
  return { ...row, problems }
}

/** What is not as it must be, as sentences. */
async function findProblems(
  { run, database, front },
  { told, scarceSlot, scarcePlaces, met, reads, isWritten },
  turn,
) {
  const problems = []
  const answered = told.map(({ order }) => order)
  const rows = await database.query(
    `SELECT checkout_public_id || ' ' || number FROM orders WHERE customer_id IN (SELECT id FROM customers WHERE phone IN (${phonesOf(turn)}))`,
  )
  const kept = rows.split('\n').filter(Boolean)
  const lost = answered.filter((order) => !kept.includes(order))
  const untold = kept.filter((order) => !answered.includes(order))
  if (lost.length > 0) problems.push(`${lost.length} orders that were answered are lost: ${lost.join(', ')}`)
  if (untold.length > 0) problems.push(`orders that nobody was told of: ${untold.join(', ')}`)
  const twice = await database.query('SELECT checkout_public_id FROM orders GROUP BY 1 HAVING count(*) > 1')
  if (twice) problems.push(`two orders of one purchase: ${twice}`)
  const booked = told.filter(({ isScarce }) => isScarce).length
  const taken = Number(await database.query(`SELECT taken FROM slots WHERE id = ${scarceSlot}`))
  if (booked > scarcePlaces || taken > scarcePlaces)
    problems.push(`an hour of ${scarcePlaces} was sold ${booked} times`)
  const broken = met[500] || Object.values(reads).some(({ counts }) => counts[500])
  if (broken) problems.push('the shop answered 500')
  if (isWritten) problems.push('the machine that was cut off answered a write')
  const invariants = verifyInvariants(run, front)
  if (invariants) problems.push(`invariants: ${invariants}`)
  return problems
}

function phonesOf(turn) {
  return Array.from(
    { length: 10 },
    (_, index) => `'+9689${String(2_000_000 + (turn * 10 + index) * 7919).slice(-7)}'`,
  ).join()
}
