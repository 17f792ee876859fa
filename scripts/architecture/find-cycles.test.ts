import { expect, test } from 'vitest'
import { findCycles } from './find-cycles.ts'
import { importGraph } from './import-graph.ts'
import { importsOf } from './imports-of.ts'

const server = 'apps/server/src'

function cyclesAmong(sources: Record<string, string>): string[][] {
  const files = Object.entries(sources)
  return findCycles(importGraph(files.map(([file, source]) => ({ file, imports: importsOf(file, source) }))))
}

test.each([
  [
    'two files',
    { 'scripts/a.ts': "import { b } from './b.ts'", 'scripts/b.ts': "import { a } from './a.ts'" },
    ['scripts/a.ts', 'scripts/b.ts'],
  ],
  [
    'a value and a type',
    { 'scripts/a.ts': "import { b } from './b.ts'", 'scripts/b.ts': "import type { A } from './a.ts'" },
    ['scripts/a.ts', 'scripts/b.ts'],
  ],
  [
    'types alone',
    { 'scripts/a.ts': "import type { B } from './b.ts'", 'scripts/b.ts': "type A = import('./a.ts').A" },
    ['scripts/a.ts', 'scripts/b.ts'],
  ],
  [
    'a lazy import and a re-export',
    { 'scripts/a.ts': "await import('./b.ts')", 'scripts/b.ts': "export { a } from './a.ts'" },
    ['scripts/a.ts', 'scripts/b.ts'],
  ],
  [
    'three files by their aliases',
    {
      [`${server}/kernel/a.ts`]: "import { b } from '#kernel/b.ts'",
      [`${server}/kernel/b.ts`]: "import { c } from '#http/c.ts'",
      [`${server}/http/c.ts`]: "import { a } from '../kernel/a.ts'",
    },
    [`${server}/http/c.ts`, `${server}/kernel/a.ts`, `${server}/kernel/b.ts`],
  ],
  ['a file and itself', { 'scripts/a.ts': "import { a } from './a.ts'" }, ['scripts/a.ts']],
])('%s are a cycle', (_case, sources, cycle) => {
  expect(cyclesAmong(sources)).toEqual([cycle])
})

test('files that share what they import are none', () => {
  const sources = {
    'scripts/a.ts': "import './b.ts'\nimport './c.ts'",
    'scripts/b.ts': "import './d.ts'",
    'scripts/c.ts': "import './d.ts'\nimport './b.ts'",
    'scripts/d.ts': "import 'node:fs'",
  }
  expect(cyclesAmong(sources)).toEqual([])
})

test('each cycle is told apart, without the files that only lead there', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', ['e']],
    ['e', ['f', 'd']],
    ['f', []],
  ])
  expect(findCycles(graph)).toEqual([
    ['d', 'e'],
    ['b', 'c'],
  ])
})

test('a chain of 20,000 imports and its cycle are found without a deep stack', () => {
  const length = 20_000
  const chain = Array.from({ length }, (_, at): [string, string[]] => [`${at}`, [`${at + 1}`]])
  expect(findCycles(new Map(chain))).toEqual([])
  const [cycle] = findCycles(new Map([...chain, [`${length}`, ['0']]]))
  expect(cycle).toHaveLength(length + 1)
})
