import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countTests, describeFailures } from './count-tests.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'count-tests-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(name: string, content: object): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = report('vitest.json', {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    {
      name: 'cart.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'takes away', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
  ],
})
const browser = report('playwright.json', {
  stats: { expected: 3, flaky: 1, unexpected: 1 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'cart.spec.ts',
              title: 'opens',
              tests: [
                { projectName: 'en', status: 'expected', results: [{}] },
                {
                  projectName: 'ar',
                  status: 'unexpected',
                  results: [{ error: { message: 'first' } }, { error: { message: 'last' } }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
})

test('tells which tests failed and why, without colours', () => {
  const { failures } = countTests(
    [
      { title: 'Tests', code: 1 },
      { title: 'Browser', code: 1 },
    ],
    { Tests: vitest, Browser: browser },
  )
  expect(describeFailures(failures)).toBe(
    [
      '\n✗ cart.test.ts: takes away\n    expected 1\n',
      '\n✗ broken.test.ts: the whole file\n    cannot be read\n',
      '\n✗ cart.spec.ts (ar): opens\n    last\n',
    ].join(''),
  )
})

test('says nothing when nothing failed', () => {
  expect(describeFailures([])).toBe('')
})
