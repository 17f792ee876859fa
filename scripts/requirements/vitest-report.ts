import path from 'node:path'
import type { Evidence } from './evidence.ts'
import type { TestResult } from './test-result.ts'

type Report = {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; meta?: Evidence }[]
  }[]
}

/** The results in what Vitest's JSON reporter wrote. A test that asked a server is of the kind `http`. */
export function readVitestReport(json: string, root: string): TestResult[] {
  const { testResults } = JSON.parse(json) as Report
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name).split(path.sep).join('/')
    return assertionResults.map(({ fullName, status, meta = {} }) => ({
      file,
      title: fullName,
      kind: meta.asked ? ('http' as const) : ('unit' as const),
      status: statusOf(status, meta),
    }))
  })
}

function statusOf(status: string, { tries = 1, isMeantToFail }: Evidence): TestResult['status'] {
  if (status === 'failed') return 'failed'
  if (status !== 'passed' || isMeantToFail) return 'not run'
  return tries > 1 ? 'flaky' : 'passed'
}
