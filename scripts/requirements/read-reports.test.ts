import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Evidence } from './evidence.ts'
import { readReports } from './read-reports.ts'

const unitTest = 'packages/ui/src/button.test.ts'
const apiTest = 'apps/server/src/modules/cart/api/cart.api.test.ts'
const journey = 'e2e/cart.spec.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'warsha reports '))
  for (const file of [unitTest, apiTest, journey]) put(file, '', past)
  put('reports/vitest.json', vitestReport('passed'))
  put('reports/playwright.json', playwrightReport())
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('the kind of a test is what it did, whatever its file is called', () => {
  const { results, problems } = readReports(root, path.join(root, 'reports'))
  expect(problems).toEqual([])
  expect(results.map(({ file, title, kind, status }) => [file, title, kind, status])).toEqual([
    [unitTest, 'a button [CART-01] %', 'unit', 'passed'],
    [unitTest, 'a button that asks', 'http', 'flaky'],
    [apiTest, '[CART-02] x', 'http', 'passed'],
    [apiTest, 'asks nobody', 'unit', 'passed'],
    [journey, 'robots', 'http', 'failed'],
    [journey, 'nothing', undefined, 'passed'],
    [journey, 'hollow', undefined, 'passed'],
    [journey, 'lines [CART-03] en', 'browser', 'passed'],
    [journey, 'lines [CART-03] en', 'browser', 'flaky'],
  ])
})

describe('what cannot be trusted is said', () => {
  test('a run that wrote nothing', () => {
    rmSync(path.join(root, 'reports/playwright.json'))
    expect(readReports(root, path.join(root, 'reports')).problems).toEqual([
      `${path.join(root, 'reports/playwright.json')} is not there`,
    ])
  })

  test('a file that was not run, one that is gone and one that has changed since', () => {
    put('packages/ui/src/new.test.ts', '', past)
    put(journey, '', new Date(Date.now() + 60_000))
    rmSync(path.join(root, apiTest))
    expect(readReports(root, path.join(root, 'reports')).problems).toEqual([
      'packages/ui/src/new.test.ts did not run',
      `${apiTest} is gone`,
      `${journey} has changed since it ran`,
    ])
  })

  test('a test that is meant to fail', () => {
    put('reports/vitest.json', vitestReport('passed', { isMeantToFail: true }))
    expect(readReports(root, path.join(root, 'reports')).problems).toEqual([
      `${apiTest}: "[CART-02] x" did not run`,
    ])
  })

  test.each(['skipped', 'pending', 'todo'])('a test that is %s', (status) => {
    put('reports/vitest.json', vitestReport(status))
    expect(readReports(root, path.join(root, 'reports')).problems).toEqual([
      `${apiTest}: "[CART-02] x" did not run`,
    ])
  })
})

const past = new Date(Date.now() - 60_000)

function put(name: string, content: string, changedAt = new Date()): void {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  utimesSync(file, changedAt, changedAt)
}

function vitestReport(status: string, evidence: Evidence = {}): string {
  const at = (file: string) => path.join(root, file)
  return JSON.stringify({
    testResults: [
      {
        name: at(unitTest),
        assertionResults: [
          { fullName: 'a button [CART-01] %', status: 'passed', meta: { asked: false, tries: 1 } },
          { fullName: 'a button that asks', status: 'passed', meta: { asked: true, tries: 2 } },
        ],
      },
      {
        name: at(apiTest),
        assertionResults: [
          { fullName: '[CART-02] x', status, meta: { asked: true, tries: 1, ...evidence } },
          { fullName: 'asks nobody', status: 'passed' },
        ],
      },
    ],
  })
}

function playwrightReport(): string {
  const asserted = { type: 'asserted' }
  const [page, request] = [
    [{ type: 'request' }, { type: 'page' }, asserted],
    [{ type: 'request' }, asserted],
  ]
  const spec = (title: string, ...tests: object[]) => ({ title, file: 'cart.spec.ts', tests })
  const lines = spec(
    '[CART-03] en',
    { projectName: 'en', status: 'expected', annotations: page },
    { projectName: 'ar', status: 'flaky', annotations: page },
  )
  const others = [
    spec('robots', { projectName: 'en', status: 'unexpected', annotations: request }),
    spec('nothing', { projectName: 'en', status: 'expected', annotations: [asserted] }),
    spec('hollow', { projectName: 'en', status: 'expected', annotations: [{ type: 'page' }] }),
  ]
  const suites = [{ title: 'lines', file: 'cart.spec.ts', specs: [lines] }]
  return JSON.stringify({
    config: { rootDir: path.join(root, 'e2e') },
    suites: [{ title: 'cart.spec.ts', file: 'cart.spec.ts', specs: others, suites }],
  })
}
