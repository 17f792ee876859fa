import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateFiles } from './generate/generate-files.ts'
import { ContractProblems } from './generate/read-documents.ts'
import { readGenerated, readSources } from './generate/source-files.ts'

// npm run generate: writes the types of documents and resolvers, and removes those whose source is gone.
const root = path.resolve(import.meta.dirname, '..')
try {
  const files = await generateFiles(root, readSources(root))
  const paths = new Set(files.map((file) => file.path))
  const before = new Map(readGenerated(root).map((file) => [file.path, file.text]))
  for (const stale of [...before.keys()].filter((file) => !paths.has(file))) rmSync(path.join(root, stale))
  // Unchanged files are not written: another process may be reading them.
  for (const file of files.filter(({ path, text }) => before.get(path) !== text))
    writeFileSync(path.join(root, file.path), file.text)
  console.log(`${files.length} files generated`)
} catch (error) {
  if (!(error instanceof ContractProblems)) throw error
  for (const problem of error.problems) console.error(problem)
  process.exitCode = 1
}
