import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { modules } from './modules.ts'

const folder = path.join(import.meta.dirname, 'modules')

describe('the list of modules', () => {
  test('names every folder of modules once', () => {
    const folders = globSync('*/module.ts', { cwd: folder }).map((file) => path.dirname(file))
    expect(modules.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
  })

  test.each(modules)('$name declares every table that it has', async ({ name, tables = [] }) => {
    const files = globSync('storage/*.tables.ts', { cwd: path.join(folder, name) })
    const written = await Promise.all(files.map((file) => import(path.join(folder, name, file))))
    const names = written.flatMap((file) =>
      Object.values(file).flatMap((value) => (value instanceof PgTable ? getTableConfig(value).name : [])),
    )
    expect(tables.map((table) => getTableConfig(table).name).toSorted()).toEqual(names.toSorted())
  })

  test('declares every topic that a read model is made from, once', () => {
    const declared = modules.flatMap(({ topics = [] }) => topics.map(({ name }) => name))
    const sources = globSync('**/*.ts', { cwd: folder }).map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    )
    const read = sources.flatMap((source) =>
      [...source.matchAll(/topics: \['(\w+)'\]/g)].map(([, name]) => name),
    )
    expect(read).toContain('catalogue')
    expect(new Set(read)).toEqual(new Set(declared))
    expect(declared).toHaveLength(new Set(declared).size)
  })
})
