import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkImports } from './architecture/check-imports.ts'
import { findCycles } from './architecture/find-cycles.ts'
import { findDomainWords } from './architecture/find-domain-words.ts'
import { findForeignTables } from './architecture/find-foreign-tables.ts'
import { findImpurities } from './architecture/find-impurities.ts'
import { importGraph } from './architecture/import-graph.ts'
import { importsOf } from './architecture/imports-of.ts'
import { plainScripts } from './architecture/layout.ts'
import { ownersOf } from './architecture/table-owners.ts'
import { lineAt } from './syntax/parse-source.ts'

const files = globSync(['apps/*/{src,app}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
  exclude: (name) => name.includes('node_modules') || name.includes('.generated.'),
})

const sources = files.map(readSource)
const owners = ownersOf(sources.filter(({ file }) => file.endsWith('.tables.ts')))

const problems = sources.flatMap(({ file, source, imports }) => {
  const isTest = file.endsWith('.test.ts') || /\/(?:testing|samples)\//.test(file)
  const isRule = /\/modules\/[\w-]+\/rules\//.test(file) && !file.endsWith('.test.ts')
  const isServing = file.startsWith('apps/server/src/') && !isTest
  return [
    ...checkImports(file, imports),
    ...(isRule ? findImpurities(file, source) : []),
    ...(isServing ? findForeignTables(file, source, owners) : []),
    ...(isWithoutTheShop(file) && !isTest ? speaksOfTheShop(file, source) : []),
  ]
})

// Scripts and generated files have no arrows of their own, but no cycles either.
const besides = globSync(
  ['scripts/**/*.ts', 'apps/*/{src,app}/**/*.generated.ts', 'packages/*/src/**/*.generated.ts'],
  { exclude: (name) => name.includes('node_modules') },
).map(readSource)
const cycles = findCycles(importGraph([...sources, ...besides]))
for (const cycle of cycles) problems.push(`${cycle.join(' ↔ ')}: files import each other, types included`)

function readSource(name: string) {
  const file = name.split(path.sep).join('/')
  const source = readFileSync(name, 'utf8')
  return { file, source, imports: importsOf(file, source) }
}

/** Parts that would serve any business. */
function isWithoutTheShop(file: string): boolean {
  return file.startsWith('apps/server/src/kernel/') || file.startsWith('packages/data-structures/')
}

function speaksOfTheShop(file: string, source: string): string[] {
  return findDomainWords(file, source).map(
    ({ word, offset }) => `${file}:${lineAt(source, offset)}: the word "${word}" is the shop's`,
  )
}

// A file that no guard reads could import anything.
const unread = globSync(
  ['apps/*/{src,app}/**/*.{mts,cts,js,jsx,mjs,cjs}', 'packages/*/src/**/*.{mts,cts,js,jsx,mjs,cjs}'],
  {
    exclude: (name) => name.includes('node_modules'),
  },
).map((file) => file.split(path.sep).join('/'))
for (const file of unread) {
  if (!plainScripts.includes(file)) problems.push(`${file}: source files end in .ts or .tsx`)
}

for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} arrows point the wrong way`)
process.exitCode = problems.length > 0 ? 1 : 0
