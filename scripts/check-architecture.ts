import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkImports } from './architecture/check-imports.ts'
import { findImpurities } from './architecture/find-impurities.ts'
import { importsOf } from './architecture/imports-of.ts'

const files = globSync(['apps/*/{src,app}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
  exclude: (name) => name.includes('node_modules') || name.includes('.generated.'),
})

const problems = files.flatMap((file) => {
  const name = file.split(path.sep).join('/')
  const source = readFileSync(file, 'utf8')
  const isRule = /\/modules\/[\w-]+\/rules\//.test(name) && !name.endsWith('.test.ts')
  return [...checkImports(name, importsOf(name, source)), ...(isRule ? findImpurities(name, source) : [])]
})

for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} arrows point the wrong way`)
process.exitCode = problems.length > 0 ? 1 : 0
