import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkImports } from './architecture/check-imports.ts'
import { findForeignTables } from './architecture/find-foreign-tables.ts'
import { findImpurities } from './architecture/find-impurities.ts'
import { importsOf } from './architecture/imports-of.ts'
import { plainScripts } from './architecture/layout.ts'
import { ownersOf } from './architecture/table-owners.ts'

const files = globSync(['apps/*/{src,app}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
  exclude: (name) => name.includes('node_modules') || name.includes('.generated.'),
})

const sources = files.map((file) => ({
  file: file.split(path.sep).join('/'),
  source: readFileSync(file, 'utf8'),
}))
const owners = ownersOf(sources.filter(({ file }) => file.endsWith('.tables.ts')))

const problems = sources.flatMap(({ file, source }) => {
  const isTest = file.endsWith('.test.ts') || /\/(?:testing|samples)\//.test(file)
  const isRule = /\/modules\/[\w-]+\/rules\//.test(file) && !file.endsWith('.test.ts')
  const isServing = file.startsWith('apps/server/src/') && !isTest
  return [
    ...checkImports(file, importsOf(file, source)),
    ...(isRule ? findImpurities(file, source) : []),
    ...(isServing ? findForeignTables(file, source, owners) : []),
  ]
})

// What no guard reads could import anything.
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
