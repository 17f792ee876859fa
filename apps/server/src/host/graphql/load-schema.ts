import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildASTSchema, type DocumentNode, type GraphQLSchema, parse } from 'graphql'

/** The contract's folders, one `.graphql` file per concept, read as one schema. */
function loadSchema(): string {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@warsha/contract/constants.ts')))
  return globSync('**/*.graphql', { cwd: folder })
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

let checked: DocumentNode | undefined

/** A schema of its own for every shop of a process; the contract is read and checked for the first alone. */
export function buildContractSchema(): GraphQLSchema {
  if (checked) return buildASTSchema(checked, { assumeValidSDL: true })
  const document = parse(loadSchema(), { noLocation: true })
  const schema = buildASTSchema(document)
  checked = document
  return schema
}
