import { existsSync, readFileSync } from 'node:fs'

/** How many tests passed and failed, over all checks; one that has no report of its tests counts as one itself. */
export function countTests(outcomes, reports) {
  const total = { passed: 0, failed: 0 }
  for (const { title, code } of outcomes) {
    const report = reports[title]
    const { passed, failed } = report && existsSync(report) ? countIn(report) : { passed: 0, failed: 0 }
    const isSilent = passed + failed === 0
    total.passed += isSilent && code === 0 ? 1 : passed
    // A check may fail although every test of it passed: one that could not be loaded, say.
    total.failed += code !== 0 && failed === 0 ? 1 : failed
  }
  return total
}

/** Either runner's JSON report. */
function countIn(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected }
  }
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }
}
