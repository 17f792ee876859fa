import path from 'node:path'
import type { Kind } from './ledger.ts'
import type { TestResult } from './test-result.ts'

type Report = { config: { rootDir: string }; suites: Suite[] }
type Suite = { title: string; file: string; suites?: Suite[]; specs: Spec[] }
type Spec = { title: string; file: string; tests: Test[] }
type Test = { projectName: string; status: string; annotations: { type: string }[] }

/** The results in what Playwright's JSON reporter wrote, one for each language a test ran in. */
export function readPlaywrightReport(json: string, root: string): TestResult[] {
  const { config, suites } = JSON.parse(json) as Report
  const folder = path.relative(root, config.rootDir).split(path.sep).join('/')
  return suites.flatMap((suite) => resultsOf(suite, folder, []))
}

function resultsOf(suite: Suite, folder: string, above: readonly string[]): TestResult[] {
  // The outermost suite is the file itself; its title is no part of the test's.
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({
      file: `${folder}/${file}`,
      title: [...titles, title].join(' '),
      kind: kindOf(test),
      status: statuses[test.status] ?? ('not run' as const),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, folder, titles))]
}

/**
 * Fixtures and a reporter note what a test did: opening an address makes it a browser test, requests alone an HTTP test. One
 * that has asserted nothing proves nothing.
 */
function kindOf({ annotations }: Test): Kind | undefined {
  const used = (what: string) => annotations.some(({ type }) => type === what)
  if (!used('asserted')) return undefined
  if (used('page')) return 'browser'
  return used('request') ? 'http' : undefined
}

const statuses: Readonly<Record<string, TestResult['status']>> = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
}
