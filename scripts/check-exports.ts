import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findUnusedExports } from './exports/find-unused-exports.ts'

const sources = ['apps/**/*.{ts,tsx,mjs}', 'packages/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'e2e/**/*.ts']
const files = globSync([...sources, '*.ts'], {
  exclude: (name) => /node_modules|\.react-router|\/build\//.test(name),
}).map((file) => ({
  file: file.split(path.sep).join('/'),
  source: readFileSync(file, 'utf8'),
  // Exports made for tests are used by tests.
  isTest: /\.(?:test|spec)\.tsx?$|^e2e\/|\/(?:testing|samples|test)\//.test(file),
}))
const problems = findUnusedExports(files)

for (const problem of problems) console.error(`${problem}: only tests use it`)
console.log(`${files.length} files, ${problems.length} exports that only tests use`)
process.exitCode = problems.length > 0 ? 1 : 0
