import { globSync, readFileSync } from 'node:fs'
import { findAreaProblems } from './launcher/areas.mjs'
import { findCrowdedTitles } from './tests-run/find-crowded-titles.ts'
import { findHollowTests } from './tests-run/find-hollow-tests.ts'
import { findTestsThatDoNotRun } from './tests-run/find-tests-that-do-not-run.ts'
import { testFiles } from './tests-run/test-files.ts'

const files = [...testFiles('vitest', '.'), ...globSync('e2e/**/*.ts')]
const hollow = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  return [...findTestsThatDoNotRun(file, source), ...findHollowTests(file, source)].map(
    ({ line, text }) => `${file}:${line} ${text}`,
  )
})
const crowded = files.flatMap((file) =>
  findCrowdedTitles(file, readFileSync(file, 'utf8')).map(
    ({ line }) => `${file}:${line} names more than four rows`,
  ),
)
const problems = [...hollow, ...findAreaProblems(), ...crowded]

for (const problem of problems) console.error(problem)
console.log(
  `${files.length} files, ${problems.length} tests that are left out, assert nothing or are in no area`,
)
process.exitCode = problems.length > 0 ? 1 : 0
