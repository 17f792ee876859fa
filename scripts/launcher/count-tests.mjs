import { existsSync, readFileSync } from 'node:fs'

/**
 * How many tests passed and failed, over all checks, and which failed; a check that has no report of its tests counts
 * as one itself.
 */
export function countTests(outcomes, reports) {
  const total = { passed: 0, failed: 0, failures: [] }
  for (const { title, code } of outcomes) {
    const report = reports[title]
    const { passed, failed, failures } =
      report && existsSync(report) ? countIn(report) : { passed: 0, failed: 0, failures: [] }
    const isSilent = passed + failed === 0
    total.passed += isSilent && code === 0 ? 1 : passed
    // A check may fail although every test of it passed: one that could not be loaded, say.
    total.failed += code !== 0 && failed === 0 ? 1 : failed
    total.failures.push(...failures)
  }
  return total
}

const longestMessage = 1_500

/** The failed tests, at the very end: readers of a long log begin there. */
export function describeFailures(failures) {
  return failures
    .map(({ file, title, message }) => {
      const text = withoutColours(message).slice(0, longestMessage).trim()
      return `\n✗ ${file}: ${title}\n${text.replaceAll(/^/gm, '    ')}\n`
    })
    .join('')
}

/** Either runner's JSON report. */
function countIn(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected, failures: browserFailures(report.suites ?? []) }
  }
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    failures: (report.testResults ?? []).flatMap(vitestFailures),
  }
}

function vitestFailures({ name, status, message, assertionResults = [] }) {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages = [] }) => ({
      file: name,
      title: fullName,
      message: failureMessages.join('\n'),
    }))
  const couldNotRun = status === 'failed' && failed.length === 0
  return couldNotRun ? [{ file: name, title: 'the whole file', message: message ?? '' }] : failed
}

function browserFailures(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests = [] }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results = [] }) => ({
          file: `${file} (${projectName})`,
          title,
          message: results.at(-1)?.error?.message ?? '',
        })),
    ),
    ...browserFailures(inner),
  ])
}

function withoutColours(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a colour in a terminal
  return text.replaceAll(/\u001b\[[0-9;]*m/g, '')
}
