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
  ['const a = await import(`./x.ts`)', false],
  ["const a = require('./x.ts')", false],
  ["const load = createRequire(import.meta.url)\nload('./x.ts')", false],
  ["createRequire(import.meta.url)('./x.ts')", false],
  ["module.createRequire(import.meta.url)('./x.ts')", false],
])('%s', (source, isTypeOnly) => {
  expect(importsOf('a.ts', source)).toEqual([{ specifier: './x.ts', isTypeOnly }])
})

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read.
test.each(['await import(name)', 'await import(`./${name}.ts`)', "require('./' + name)"])(
  'nobody can say what %s brings',
  (source) => {
    expect(importsOf('a.ts', source)).toEqual([{ specifier: undefined, isTypeOnly: false }])
  },
)

test('what stands in a comment or a text is no import', () => {
  expect(importsOf('a.ts', "// import './x.ts'\nconst a = `import './x.ts'`")).toEqual([])
})
