import path from 'node:path'
import { findDrift } from './generate/find-drift.ts'
import { generateFiles } from './generate/generate-files.ts'
import { ContractProblems } from './generate/read-documents.ts'
import { readGenerated, readSources } from './generate/source-files.ts'

// Part of npm test: documents fit the schema, and the generated types are those of today's documents and schema.
const root = path.resolve(import.meta.dirname, '..')
const sources = readSources(root)
const problems = await generateFiles(root, sources)
  .then((files) => findDrift(files, readGenerated(root)))
  .catch((error) => {
    if (error instanceof ContractProblems) return error.problems
    throw error
  })

for (const problem of problems) console.error(problem)
if (problems.length > 0)
  console.error('Mend the documents, or run `npm run generate` and commit what it writes.')
console.log(`${sources.documents.length} files of documents, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
