import { globSync, readFileSync } from 'node:fs'
import { compareLedger, idsInTitles, readLedger } from './requirements/ledger.ts'

/** Ids of the ledger against ids in test titles, by area; the last line says how many are proven. */
const ledger = readLedger(readFileSync('docs/requirements.md', 'utf8'))
const tests = globSync(
  ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/**/*.spec.ts'],
  {
    exclude: (name) => name.includes('node_modules'),
  },
)
const proven = new Set(tests.flatMap((file) => idsInTitles(readFileSync(file, 'utf8'))))
const { areas, unknown } = compareLedger(ledger, proven)

for (const { area, proven: done, unproven } of areas) {
  const total = done.length + unproven.length
  console.log(
    `${area.padEnd(6)} ${String(done.length).padStart(3)} of ${String(total).padStart(3)}  ${unproven.join(' ')}`,
  )
}
if (unknown.length > 0) console.log(`\nNot in the ledger: ${unknown.join(' ')}`)
const all = areas.reduce((sum, area) => sum + area.proven.length, 0)
const open = areas.reduce((sum, area) => sum + area.unproven.length, 0)
console.log(`\n${all} proven, ${open} unproven`)
process.exitCode = unknown.length > 0 ? 1 : 0
