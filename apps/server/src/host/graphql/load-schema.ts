import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The contract's folders, one `.graphql` file per concept, read as one schema. */
export function loadSchema(): string {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@warsha/contract/constants.ts')))
  return globSync('**/*.graphql', { cwd: folder })
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}
