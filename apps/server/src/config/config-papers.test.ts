import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const root = new URL('../../../../', import.meta.url)
const read = (name: string) => readFile(new URL(name, root), 'utf8')

async function variablesOf(source: string): Promise<string[]> {
  return Array.from((await read(source)).matchAll(/^ {2}([A-Z][A-Z_]+): /gm), ([, name = '']) => name)
}

test('the README describes every variable', async () => {
  const variables = await variablesOf('apps/server/src/config/config.ts')
  const rows = (await read('README.md')).split('\n').filter((line) => line.startsWith('| `'))
  const described = rows.flatMap((row) =>
    Array.from(row.split('|')[1]?.matchAll(/`([A-Z_]+)`/g) ?? [], ([, name]) => name),
  )
  expect(variables.length).toBeGreaterThan(20)
  expect(described.toSorted()).toEqual(variables.toSorted())
})

test('.env.example holds every variable with its default', async () => {
  const variables = await variablesOf('apps/server/src/config/config.ts')
  const text = await read('.env.example')
  const named = Array.from(text.matchAll(/^(?:# )?([A-Z_]+)=/gm), ([, name]) => name)
  expect(named.toSorted()).toEqual(variables.filter((name) => name !== 'NODE_ENV').toSorted())
  expect(readConfig(parseEnv(text))).toEqual(readConfig({}))
})
