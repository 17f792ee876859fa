import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  buildASTSchema,
  concatAST,
  extendSchema,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'

// Checks every document of a program that was written for Saleor, such as its storefront, against this shop's schema.
const folder = process.argv[2]
if (!folder) throw new Error('Say where the program is: node scripts/checks/saleor-documents.mjs <folder>')

const contract = path.resolve(import.meta.dirname, '../../packages/contract/src')
const definitions = readGraphql(contract).definitions
const isExtension = ({ kind }) => kind.endsWith('Extension')
const assumed = { assumeValid: true, assumeValidSDL: true }
const document = (chosen) => ({ kind: 'Document', definitions: chosen })
const base = buildASTSchema(document(definitions.filter((each) => !isExtension(each))), assumed)
const schema = extendSchema(base, document(definitions.filter(isExtension)), assumed)

// A subscription says what a webhook of Saleor sends; no client asks it.
const { definitions: all } = readGraphql(folder)
const documents = document(all.filter((each) => each.operation !== 'subscription'))
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)
const problems = new Set(
  validate(schema, documents, rules, { maxErrors: 1000 }).map(({ message }) => message),
)
for (const problem of problems) console.log(problem)
console.log(`${documents.definitions.length} operations and fragments, ${problems.size} problems`)
process.exitCode = problems.size === 0 ? 0 : 1

function readGraphql(root) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const names = files.filter(
    (name) => name.endsWith('.graphql') && !name.includes('node_modules') && !name.includes('schema'),
  )
  return concatAST(names.map((name) => parse(readFileSync(path.join(root, name), 'utf8'))))
}
