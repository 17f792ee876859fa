import { describe, expect, test } from 'vitest'
import { findTestsThatDoNotRun } from './find-tests-that-do-not-run.ts'

// Written in pieces, so that the script does not find them in this very file.
const open = '('

describe('the script that looks for tests which do not run', () => {
  test.each([
    `test.skip${open}'x', () => {})`,
    `test.only${open}'x', () => {})`,
    `it.todo${open}'x')`,
    `test.fixme${open}'x', async () => {})`,
    `test${open}'x', async () => {\n  test.skip()\n})`,
    `describe.skip${open}'x', () => {})`,
    `test.describe.only${open}'x', () => {})`,
    `test['skip']${open}'x', () => {})`,
    `const asRoot = test.runIf${open}isRoot)`,
    `test.skipIf${open}isRoot)('x', () => {})`,
    `xit${open}'x', () => {})`,
    `test${open}'x', { fails: true }, () => {})`,
    `test.each${open}[1])('x', { skip: isSlow }, () => {})`,
    `describe${open}'x', { todo: true }, () => {})`,
    'const { skip } = test',
    'const { only: alone } = test.describe',
    `import { test as base } from './shop-test.ts'\nbase.skip${open}'x', () => {})`,
    `const shop = test.extend${open}{})\nshop.only${open}'x', () => {})`,
    `test${open}'x', ({ skip }) => skip())`,
    `test${open}'x', (context) => context.skip())`,
    `test${open}'x', async ({ page }, info) => { info.fixme() })`,
    `// test${open}'x', () => {})`,
    `/*\n test${open}'x', () => {})\n*/`,
    `// test.each${open}[1])('x', () => {})`,
    `/* describe${open}\`x\`, () => {}) */`,
  ])('finds %s', (source) => {
    expect(findTestsThatDoNotRun('a.test.ts', source)).toHaveLength(1)
  })

  test.each([
    `test${open}'only what is there, skip the rest', () => {})`,
    `test.each${open}[1])('x', () => {})`,
    `if (isRoot) test${open}'x', () => {})`,
    `const rows = list.skip${open}2)`,
    '// The test (of the other file) says it.',
    `test${open}'x', { tag: '@one-language' }, async ({ page }) => { await page.click() })`,
    `test${open}'x', () => list.skip(2))`,
    `test.describe.configure${open}{ mode: 'serial' })`,
  ])('lets %s be', (source) => {
    expect(findTestsThatDoNotRun('a.test.ts', source)).toEqual([])
  })

  test('says where', () => {
    expect(findTestsThatDoNotRun('a.test.ts', `\n\ntest.skip${open}'x', () => {})`)).toEqual([
      { line: 3, text: 'test.skip' },
    ])
  })
})
