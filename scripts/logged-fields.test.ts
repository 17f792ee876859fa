import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  isArrowFunction,
  isBlock,
  isFunctionDeclaration,
  isMethodDeclaration,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  type Node,
} from 'typescript/unstable/ast'
import { API, type Checker, type Type } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'
import { inProject } from './launcher/project.mjs'

const wordsOf = (lang: string) =>
  JSON.parse(readFileSync(inProject(`packages/i18n/messages/${lang}/console-log.json`), 'utf8')).fields

test('every field that a command logs has a word in both languages', () => {
  const logged = findLoggedFields()
  expect(logged.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'startsAt',
      'centreId',
      'priceBaisa',
      'tyreSizes',
      'appointmentAt',
      'customerPublicId',
      'weekdays',
      'iso',
    ]),
  )
  for (const lang of ['en', 'ar']) {
    const words = wordsOf(lang)
    expect(logged.filter(({ name }) => !Object.hasOwn(words, name))).toEqual([])
  }
}, 120_000)

const contracts = inProject('packages/contract/src/console')

test('[OPS-69] every filter of a file, which the log tells of, has a word in both languages', async () => {
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
  const filters = new Set<string>()
  for (const file of files.filter((name) => name.endsWith('.rest.ts'))) {
    const schemas: Record<string, { querystring?: { shape?: object } }> = await import(
      pathToFileURL(path.join(contracts, file)).href
    )
    for (const [name, schema] of Object.entries(schemas))
      if (/^export\w+Schema$/.test(name))
        for (const filter of Object.keys(schema.querystring?.shape ?? {})) filters.add(filter)
  }
  expect([...filters]).toEqual(expect.arrayContaining(['placed_from', 'visited_to', 'subject_kind']))
  const named = [...filters, 'filter'].map((name) =>
    name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
  )
  for (const lang of ['en', 'ar']) {
    const words = wordsOf(lang)
    expect(named.filter((name) => !Object.hasOwn(words, name))).toEqual([])
  }
}, 120_000)

/** Types of values that have no fields of their own. */
const plainTypes = new Set(['Baisa', 'Date'])
/** Deeper parts are texts in blocks. */
const maxDepth = 4

type LoggedField = { name: string; file: string }

/**
 * Every field that a command puts into the log of changes, those of its parts included, by the types of what it logs: of
 * `before` and `after` that stand together, and of what functions called `logged…` answer.
 */
function findLoggedFields(): LoggedField[] {
  const api = new API({ cwd: inProject('.') })
  try {
    const config = inProject('apps/server/tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error('The server has no type program')
    const { program, checker } = project
    const fields = new Map<string, LoggedField>()
    for (const file of program.getSourceFileNames().filter(holdsCommands)) {
      const source = program.getSourceFile(file)
      const types = source ? loggedExpressions(source).map((node) => checker.getTypeAtLocation(node)) : []
      const names = new Set(types.flatMap((type) => [...namesOf(type, checker)]))
      for (const name of names)
        fields.set(name, fields.get(name) ?? { name, file: path.relative(inProject('.'), file) })
    }
    return [...fields.values()].sort((one, other) => one.name.localeCompare(other.name))
  } finally {
    api.close()
  }
}

function holdsCommands(file: string): boolean {
  if (!/\/apps\/server\/src\/(commands|modules)\//.test(file)) return false
  if (/\.test\.ts$|\.tables\.ts$|\/(testing|samples|rules)\//.test(file)) return false
  return /\bbefore\b|\blogged/.test(readFileSync(file, 'utf8'))
}

/** Expressions whose value goes into the log. */
function loggedExpressions(root: Node): Node[] {
  const found: Node[] = []
  const visit = (node: Node): void => {
    if (isObjectLiteralExpression(node)) {
      const pair = node.properties.flatMap((property: Node): { name: string; value: Node }[] => {
        if (isPropertyAssignment(property))
          return [{ name: textOf(property.name), value: property.initializer }]
        if (isShorthandPropertyAssignment(property))
          return [{ name: textOf(property.name), value: property.name }]
        return []
      })
      const logged = pair.filter(({ name }) => name === 'before' || name === 'after')
      if (logged.length === 2) found.push(...logged.map(({ value }) => value))
    }
    // What waits for a second person is logged as it was sent.
    if (isMethodDeclaration(node) && textOf(node.name) === 'needsApproval')
      found.push(...node.parameters.slice(2, 3))
    if (
      isPropertyAssignment(node) &&
      textOf(node.name) === 'needsApproval' &&
      isArrowFunction(node.initializer)
    )
      found.push(...node.initializer.parameters.slice(2, 3))
    if (isFunctionDeclaration(node) && /^logged/.test(textOf(node.name))) found.push(...answersOf(node.body))
    if (isMethodDeclaration(node) && textOf(node.name) === 'logged') found.push(...answersOf(node.body))
    if (isPropertyAssignment(node) && textOf(node.name) === 'logged') {
      const { initializer } = node
      if (isArrowFunction(initializer)) found.push(...answersOf(initializer.body))
      else if (isObjectLiteralExpression(initializer)) found.push(initializer)
    }
    node.forEachChild(visit)
  }
  root.forEachChild(visit)
  return found
}

function textOf(name: Node | undefined): string {
  return (name as { text?: string } | undefined)?.text ?? ''
}

/** What a function answers: its expression, or those of its returns. */
function answersOf(body: Node | undefined): Node[] {
  if (!body) return []
  if (isParenthesizedExpression(body)) return answersOf(body.expression)
  if (!isBlock(body)) return [body]
  const found: Node[] = []
  const visit = (node: Node): void => {
    if (isReturnStatement(node) && node.expression) found.push(node.expression)
    else if (!isArrowFunction(node)) node.forEachChild(visit)
  }
  body.forEachChild(visit)
  return found
}

function* namesOf(type: Type | undefined, checker: Checker, depth = 0): Generator<string> {
  if (!type || depth > maxDepth) return
  if (type.isUnionType() || type.isIntersectionType()) {
    if (plainTypes.has(checker.typeToString(type))) return
    for (const each of type.getTypes()) yield* namesOf(each, checker, depth)
    return
  }
  if (!type.isObjectType() || plainTypes.has(checker.typeToString(type))) return
  if (checker.isArrayType(type) || type.isTupleType()) {
    for (const each of checker.getTypeArguments(type as never)) yield* namesOf(each, checker, depth)
    return
  }
  for (const { valueType } of checker.getIndexInfosOfType(type)) yield* namesOf(valueType, checker, depth + 1)
  for (const property of checker.getPropertiesOfType(type)) {
    if (property.name.startsWith('__@')) continue
    yield property.name
    yield* namesOf(checker.getTypeOfSymbol(property), checker, depth + 1)
  }
}
