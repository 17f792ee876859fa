import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMessages } from '@warsha/i18n/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { commonDomains } from '~/session/common-domains.ts'
import { routeTexts } from '~/session/route-texts.ts'

// A key whose domain is not loaded would be shown as the key itself. So every route is followed through all it
// imports, and what it says must be among what it loads.

const app = fileURLToPath(new URL('..', import.meta.url))
const packages = resolve(app, '../../../packages')
const routes = Array.from(
  readFileSync(join(app, 'routes.ts'), 'utf8').matchAll(/'(routes\/[\w-]+\.tsx)'/g),
  ([, path = '']) => path,
)
const keys = Object.keys(readMessages('en'))

describe.each(['root.tsx', ...routes])('%s', (path) => {
  const own = textsLoadedBy(join(app, path))

  test('loads the texts of all it shows', () => {
    expect(missingTexts(join(app, path))).toEqual([])
  })

  test('loads no texts that it does not show', () => {
    const used = new Set(filesOf(join(app, path)).flatMap(domainsIn))
    expect(own.filter((domain) => !used.has(domain))).toEqual([])
  })
})

test('the routes are found, and a text that is not loaded would be', () => {
  expect(routes.length).toBeGreaterThan(8)
  expect(missingTexts(join(app, 'features/cart/cart-screen.tsx'))).toContain(
    'features/cart/cart-screen.tsx: cart',
  )
})

/** A file that loads texts has them, and so have all files that it imports. */
function missingTexts(entry: string): string[] {
  const missing = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string, given: readonly string[]) => {
    const loaded = [...new Set([...given, ...textsLoadedBy(file)])].sort()
    const visited = `${file} ${loaded}`
    if (seen.has(visited)) return
    seen.add(visited)
    for (const domain of domainsIn(file)) {
      if (!loaded.includes(domain)) missing.add(`${file.slice(app.length)}: ${domain}`)
    }
    for (const next of importsOf(file)) visit(next, loaded)
  }
  visit(entry, commonDomains)
  return [...missing].sort()
}

function filesOf(entry: string): string[] {
  const found = new Set([entry])
  for (const file of found) for (const next of importsOf(file)) found.add(next)
  return [...found]
}

function textsLoadedBy(file: string): readonly string[] {
  const [, page] = /loadTexts\(\.\.\.routeTexts(?:\.|\[')([\w-]+)/.exec(sourceOf(file)) ?? []
  if (page && page in routeTexts) return routeTexts[page as keyof typeof routeTexts]
  const calls = sourceOf(file).matchAll(/loadTexts\(([^)]*)\)/g)
  return Array.from(calls, ([, names = '']) =>
    Array.from(names.matchAll(/'([\w-]+)'/g), ([, name = '']) => name),
  ).flat()
}

/** Keys are written out, or begin with what is written out: `errors.${reason}`. */
function domainsIn(file: string): string[] {
  const literals = sourceOf(file).matchAll(/(['`])([a-z]+\.[\w.]*)(\1|\$\{)/g)
  const used = Array.from(literals, ([, , text = '', end]) => ({ text, isWhole: end !== '${' }))
    .filter(({ text, isWhole }) => keys.some((key) => (isWhole ? key === text : key.startsWith(text))))
    .map(({ text }) => text.slice(0, text.indexOf('.')))
  return [...new Set(used)]
}

/** Imports that the bundler would follow, types left out. */
function importsOf(file: string): string[] {
  const statements = sourceOf(file).matchAll(
    /(?:^import (?!type )[^'()]*|^export [^'()]* from |[ (]import\()'([^']+)'/gm,
  )
  return Array.from(statements, ([, path = '']) => locate(path, file)).flatMap((found) => found ?? [])
}

function locate(path: string, importer: string): string | undefined {
  const workspace = /^@warsha\/(\w+)\/(.+)$/.exec(path)
  const file = workspace
    ? join(packages, workspace[1] ?? '', 'src', workspace[2] ?? '')
    : path.startsWith('~/')
      ? join(app, path.slice(2))
      : path.startsWith('.')
        ? join(dirname(importer), path)
        : ''
  return /\.tsx?$/.test(file) && existsSync(file) ? file : undefined
}

const sources = new Map<string, string>()

function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, source)
  return source
}
