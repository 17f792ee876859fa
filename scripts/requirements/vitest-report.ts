import path from 'node:path'
import type { TestResult } from './test-result.ts'

type Report = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** The results in what Vitest's JSON reporter wrote. */
export function readVitestReport(json: string, root: string): TestResult[] {
  const { testResults } = JSON.parse(json) as Report
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name).split(path.sep).join('/')
    return assertionResults.map(({ fullName, status }) => ({
      file,
      title: fullName,
      kind: isOverHttp(file) ? ('http' as const) : ('unit' as const),
      status: statusOf(status),
    }))
  })
}

/** Tests that ask the running server say so in their file's name. */
function isOverHttp(file: string): boolean {
  return /\.(?:api|rest|http)\.test\.tsx?$/.test(file)
}

function statusOf(status: string): TestResult['status'] {
  if (status === 'passed' || status === 'failed') return status
  return 'not run'
}
