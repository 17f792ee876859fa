import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import { changeRows } from './changes.ts'
import { type Load, measure, type Work } from './load.ts'
import { printSection, printTable } from './print.ts'
import { fresh, questionsAbout, readCatalogue, repeated } from './questions.ts'
import type { Reference } from './reference.ts'
import type { RunningServer } from './server-process.ts'

/**
 * Vendure's throughput on one process, on a machine that answers 20,000 JSON requests a second from memory, and how
 * many times as much is our goal; see docs/scaling.md.
 */
const peers: Record<string, { perSecond: number; times: number }> = {
  'list of 24': { perSecond: 221, times: 20 },
  'product detail': { perSecond: 80, times: 40 },
  search: { perSecond: 7, times: 100 },
  'stock check': { perSecond: 46, times: 30 },
}
const peerMemoryPerSecond = 20_000

type Options = { server: RunningServer; db: Database; reference: Reference; seconds: number; title: string }

/** Asks every question repeated, new, signed in and while rows change, at 10 and at 50 connections. */
export async function measureFourWays({ server, db, reference, seconds, title }: Options): Promise<void> {
  const ask = async (work: Work): Promise<[Load, Load]> => [
    await measure(server.origin, work, { connections: 10, seconds }),
    await measure(server.origin, work, { connections: 50, seconds }),
  ]
  const rows: (string | number)[][] = []
  for (const question of questionsAbout(await readCatalogue(server.origin))) {
    const goal = goalFor(question.name, reference)
    await measure(server.origin, repeated(question), { connections: 10, seconds: 1 })
    const again = await ask(repeated(question))
    await measure(server.origin, fresh(question), { connections: 10, seconds: 1 })
    const anew = await ask(fresh(question))
    const authorization = `Bearer ${await signIn(server.origin)}`
    const signedIn = await ask({ ...repeated(question), headers: { authorization } })
    const changes = changeRows(db)
    const changing = await ask(repeated(question))
    await changes.stop()
    rows.push(
      rowOf(`${question.name} (a) repeated`, again, ''),
      rowOf('  (b) new', anew, `≥ ${goal}`),
      rowOf('  (c) signed in', signedIn, `≥ ${goal}`),
      rowOf('  (d) while rows change', changing, `≥ ${Math.round(again[0].perSecond * 0.8)}, p99 ≤ 60`),
    )
  }
  printSection(`Asked in four ways, ${title}`)
  console.log(
    `limit of this machine: ${reference.oneSqlPerSecond}/s with one SQL statement, ${reference.memoryPerSecond}/s JSON from memory`,
  )
  printTable(
    ['question', 'requests/s at 10', 'p99 ms', 'requests/s at 50', 'p99 ms', 'failures', 'goal at 10'],
    rows,
  )
  console.log(`memory of the server after the load: ${server.memoryMiB()} MiB`)
}

function goalFor(name: string, { memoryPerSecond }: Reference): number {
  const peer = peers[name]
  return peer ? Math.round((peer.perSecond * peer.times * memoryPerSecond) / peerMemoryPerSecond) : 0
}

function rowOf(name: string, [ten, fifty]: [Load, Load], goal: string): (string | number)[] {
  return [name, ten.perSecond, ten.p99Ms, fifty.perSecond, fifty.p99Ms, ten.failures + fifty.failures, goal]
}

/** As the demo's customer with a password; the token lives longer than one question is measured. */
async function signIn(origin: string): Promise<string> {
  const query =
    'mutation { tokenCreate(email: "salma@example.om", password: "Warsha-2026") { token errors { code } } }'
  const answer = await fetch(`${origin}/graphql/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await answer.json()) as { data: { tokenCreate: { token: string | null } } }
  if (!data.tokenCreate.token) throw new Error('The demo customer cannot sign in')
  return data.tokenCreate.token
}
