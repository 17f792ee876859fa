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
  for (const stale of readGenerated(root).filter((file) => !paths.has(file.path)))
    rmSync(path.join(root, stale.path))
  for (const file of files) writeFileSync(path.join(root, file.path), file.text)
  console.log(`${files.length} files generated`)
} catch (error) {
  if (!(error instanceof ContractProblems)) throw error
  for (const problem of error.problems) console.error(problem)
  process.exitCode = 1
}
