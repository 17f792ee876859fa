import { globSync, readFileSync } from 'node:fs'
import { findPhysicalDirections } from './direction-classes/find-physical-directions.ts'

const files = globSync([
  'apps/{console,storefront}/app/**/*.{tsx,ts,css}',
  'packages/ui/src/**/*.{tsx,ts,css}',
])
const problems = files.flatMap((file) =>
  findPhysicalDirections(file, readFileSync(file, 'utf8')).map(({ line, word }) => `${file}:${line} ${word}`),
)

for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} classes that are wrong in one of the two directions`)
process.exitCode = problems.length > 0 ? 1 : 0
