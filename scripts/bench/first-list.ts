import { list } from './documents.ts'

export type FirstList = {
  /** Since the server was ready: the wait of the first visitor after a start. */
  ms: number
  /** Of the requests for nothing that were sent meanwhile, the longest first: how long the event loop was held. */
  waitsMs: number[]
}

/** Asks for a list as soon as the server is ready, and whether the process is alive as often as it answers meanwhile. */
export async function measureFirstList(origin: string): Promise<FirstList> {
  const begin = performance.now()
  let isAnswered = false
  const asked = askForList(origin).finally(() => {
    isAnswered = true
  })
  const waits: number[] = []
  while (!isAnswered) {
    const sent = performance.now()
    await (await fetch(`${origin}/health/live`)).text()
    waits.push(performance.now() - sent)
  }
  await asked
  const ms = Math.round(performance.now() - begin)
  return { ms, waitsMs: waits.sort((one, other) => other - one).map(Math.round) }
}

async function askForList(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: list, variables: { first: 24 } }),
  })
  if (!answer.ok) throw new Error(`The first list was answered with ${answer.status}`)
  await answer.text()
}
