import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkImports } from './architecture/check-imports.ts'
import { findImpurities } from './architecture/find-impurities.ts'
import { importsOf } from './architecture/imports-of.ts'
import { plainScripts } from './architecture/layout.ts'

const files = globSync(['apps/*/{src,app}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
  exclude: (name) => name.includes('node_modules') || name.includes('.generated.'),
})

const problems = files.flatMap((file) => {
  const name = file.split(path.sep).join('/')
  const source = readFileSync(file, 'utf8')
  const isRule = /\/modules\/[\w-]+\/rules\//.test(name) && !name.endsWith('.test.ts')
  return [...checkImports(name, importsOf(name, source)), ...(isRule ? findImpurities(name, source) : [])]
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
