import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readLedger } from './requirements/ledger.ts'
import { proveRows } from './requirements/prove-rows.ts'
import { compareWithList, readProvenList, writeProvenList } from './requirements/proven-list.ts'
import { readReports } from './requirements/read-reports.ts'

/** Rows of the ledger that the last runs proved, by area; a row of the checked-in list that got lost fails. */
const listFile = 'docs/requirements-proven.txt'
const reportFolder = process.env.REPORT_DIR ?? '.cache/reports'
const { results, problems } = readReports(process.cwd(), path.resolve(reportFolder))
const ledger = readLedger(readFileSync('docs/requirements.md', 'utf8'))
const { areas, unknown, weaker } = proveRows(ledger, results)
const proven = areas.flatMap((area) => area.proven)
const list = readProvenList(readFileSync(listFile, 'utf8'))
const { lost, added } = compareWithList(list, proven)
const flaky = results.filter(({ status }) => status === 'flaky')

for (const { area, proven: done, unproven } of areas) {
  const total = done.length + unproven.length
  console.log(
    `${area.padEnd(6)} ${String(done.length).padStart(3)} of ${String(total).padStart(3)}  ${unproven.join(' ')}`,
  )
}
show('Named by tests, none of a kind that the row asks for', weaker)
show(
  'Flaky: passed at the second try, the cause is to be mended',
  flaky.map(({ file, title }) => `\n  ${file}: ${title}`),
)
show('Not in the ledger', unknown)
show('The reports are not complete; npm test -- --all writes them', problems.map(onItsLine))
show(`Proven no longer, but in ${listFile}`, lost)

const isComplete = problems.length === 0
if (process.argv.includes('--update') && isComplete) {
  const ids = new Set([...list, ...proven])
  writeFileSync(listFile, writeProvenList(ledger.map(({ id }) => id).filter((id) => ids.has(id))))
} else if (added.length > 0) {
  show('Newly proven; add them with: npm run requirements -- --update', added)
}
console.log(`\n${proven.length} proven, ${ledger.length - proven.length} unproven`)
process.exitCode = isComplete && unknown.length + lost.length === 0 ? 0 : 1

function show(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}: ${lines.join(' ')}`)
}

function onItsLine(line: string): string {
  return `\n  ${line}`
}
