import { expect, test } from 'vitest'
import { importsOf } from './imports-of.ts'

test.each([
  ["import { a } from './x.ts'", false],
  ["import './x.ts'", false],
  ["import a, { type B } from './x.ts'", false],
  ["export { a } from './x.ts'", false],
  ["export * from './x.ts'", false],
  ["const a = await import('./x.ts')", false],
  ["import {\n  a,\n  type B,\n} from './x.ts'", false],
  ["import type { A } from './x.ts'", true],
  ["import { type A, type B } from './x.ts'", true],
  ["export type { A } from './x.ts'", true],
  ["type A = import('./x.ts').A", true],
  ["function f(a: import('./x.ts').A) {}", true],
])('%s', (source, isTypeOnly) => {
  expect(importsOf('a.ts', source)).toEqual([{ specifier: './x.ts', isTypeOnly }])
})

test('what stands in a comment or a text is no import', () => {
  expect(importsOf('a.ts', "// import './x.ts'\nconst a = `import './x.ts'`")).toEqual([])
})
