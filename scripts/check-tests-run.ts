import { globSync, readFileSync } from 'node:fs'
import { findAreaProblems } from './launcher/areas.mjs'
import { findTestsThatDoNotRun } from './tests-run/find-tests-that-do-not-run.ts'
import { testFiles } from './tests-run/test-files.ts'

const files = [...testFiles('vitest', '.'), ...globSync('e2e/**/*.ts')]
const leftOut = files.flatMap((file) =>
  findTestsThatDoNotRun(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
)
const problems = [...leftOut, ...findAreaProblems()]

for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} tests that are left out`)
process.exitCode = problems.length > 0 ? 1 : 0
