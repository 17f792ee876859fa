import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file by its path from the project's folder, with slashes on every system. */
export type SourceFile = { path: string; text: string }

/** Sources of the generated types: the schema of the contract, and the documents that the front ends send. */
export type Sources = { schema: SourceFile[]; documents: SourceFile[] }

export function readSources(root: string): Sources {
  return {
    schema: readAll(root, 'packages/contract/src/**/*.graphql'),
    documents: readAll(root, 'apps/*/app/**/*.graphql'),
  }
}

/** Every generated file that is there now, needed or not. */
export function readGenerated(root: string): SourceFile[] {
  return readAll(root, '{apps,packages}/*/{app,src}/**/*.generated.ts')
}

function readAll(root: string, pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/build/**'] })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
}
