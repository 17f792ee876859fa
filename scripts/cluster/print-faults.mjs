import { tell } from '../launcher/tell.mjs'

/** A table of what each fault cost. */
export function printFaults(rows) {
  const inSeconds = (ms) => (ms / 1000).toFixed(1)
  tell('')
  tell(
    'fault | lost, double, oversold | new primary after, s | buying stood still, s | reading stood still, s | answers to shoppers | answers to visitors | rejoined after, s | invariants',
  )
  for (const { name, at, told, switchedMs, rejoinedMs, reads, met, problems } of rows) {
    const kept = problems.length === 0 ? 'nothing' : problems.join('; ')
    const still = longestPause(
      told.map((each) => each.at),
      at,
    )
    const unread = Math.max(...Object.values(reads).map(({ stillMs }) => stillMs))
    const visitors = countAll(Object.values(reads).map(({ counts }) => counts))
    tell(
      [
        name,
        kept,
        inSeconds(switchedMs),
        inSeconds(still),
        inSeconds(unread),
        list(met),
        list(visitors),
        inSeconds(rejoinedMs),
        problems.some((each) => each.startsWith('invariants')) ? 'broken' : 'hold',
      ].join(' | '),
    )
  }
  for (const { name, reads } of rows)
    for (const [kind, { counts, stillMs, slowestMs }] of Object.entries(reads))
      tell(
        `${name}, ${kind}: ${list(counts)}, stood still ${inSeconds(stillMs)} s, slowest ${inSeconds(slowestMs)} s`,
      )
  for (const { name, refusals } of rows)
    for (const [said, count] of Object.entries(countEach(refusals)))
      tell(`${name}: ${count} × ${said.slice(0, 160)}`)
}

/** The longest time without a purchase that ended after the fault. */
function longestPause(times, at) {
  const after = [at, ...times.filter((time) => time > at).sort((one, other) => one - other)]
  return Math.max(...after.slice(1).map((time, index) => time - after[index]))
}

function countEach(all) {
  const counts = {}
  for (const each of all) counts[each] = (counts[each] ?? 0) + 1
  return counts
}

function countAll(all) {
  const sums = {}
  for (const counts of all)
    for (const [kind, count] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + count
  return sums
}

function list(counts) {
  return Object.entries(counts)
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ')
}
