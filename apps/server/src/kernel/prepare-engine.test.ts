import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { quickResolve } from './prepare-engine.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('drizzle-orm'))
const inDrizzle = pathToFileURL(path.join(folder, 'pg-core/index.js')).href
const ours = pathToFileURL('/shop/apps/server/src/app.ts').href
const asImport = { conditions: ['node', 'import'], importAttributes: {} }

test('the short cut is right: one package of modules, without another one inside', () => {
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).type).toBe('module')
  expect(globSync('**/package.json', { cwd: folder })).toEqual(['package.json'])
})

test('an import within the package is not looked up', () => {
  const found = quickResolve()('../sql/sql.js', { ...asImport, parentURL: inDrizzle }, () => {
    throw new Error('looked up')
  })
  expect(found).toMatchObject({ url: pathToFileURL(path.join(folder, 'sql/sql.js')).href, format: 'module' })
})

test('an import from our code is looked up once, any other every time', () => {
  const asked: string[] = []
  const resolve = quickResolve()
  const ask = (specifier: string, conditions = asImport.conditions) =>
    resolve(specifier, { ...asImport, conditions, parentURL: ours }, (name) => {
      asked.push(name)
      return { url: `file:///found/${name}` }
    })
  expect(ask('drizzle-orm/pg-core')).toEqual(ask('drizzle-orm/pg-core'))
  ask('drizzle-orm-not')
  ask('drizzle-orm-not')
  ask('./app.js')
  ask('drizzle-orm/pg-core', ['node', 'require'])
  expect(asked).toEqual([
    'drizzle-orm/pg-core',
    'drizzle-orm-not',
    'drizzle-orm-not',
    './app.js',
    'drizzle-orm/pg-core',
  ])
})
