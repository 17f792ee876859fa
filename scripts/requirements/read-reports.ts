import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readPlaywrightReport } from './playwright-report.ts'
import type { TestResult } from './test-result.ts'
import { readVitestReport } from './vitest-report.ts'

export type Reports = { results: TestResult[]; problems: string[] }

const runs = [
  {
    report: 'vitest.json',
    read: readVitestReport,
    files: [
      'apps/*/{src,app,test}/**/*.test.{ts,tsx}',
      'packages/*/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
  },
  { report: 'playwright.json', read: readPlaywrightReport, files: ['e2e/**/*.spec.ts'] },
]

/** What the last complete runs wrote, and what is missing to trust it: a report, a file, a test that ran. */
export function readReports(root: string, folder: string): Reports {
  const all = runs.map(({ report, read, files }) => {
    const file = path.join(folder, report)
    if (!existsSync(file)) return { results: [], problems: [`${file} is not there`] }
    const results = read(readFileSync(file, 'utf8'), root)
    const present = globSync(files, { cwd: root }).map((name) => name.split(path.sep).join('/'))
    return { results, problems: [...changed(root, file, present, results), ...notRun(results)] }
  })
  return { results: all.flatMap(({ results }) => results), problems: all.flatMap(({ problems }) => problems) }
}

/** A file that the run did not see, or that has changed since, says nothing about the code as it stands. */
function changed(root: string, report: string, present: string[], results: TestResult[]): string[] {
  const seen = new Set(results.map(({ file }) => file))
  const writtenAt = statSync(report).mtimeMs
  const unseen = present.filter((file) => !seen.has(file)).map((file) => `${file} did not run`)
  const later = present
    .filter((file) => seen.has(file) && statSync(path.join(root, file)).mtimeMs > writtenAt)
    .map((file) => `${file} has changed since it ran`)
  const gone = [...seen].filter((file) => !present.includes(file)).map((file) => `${file} is gone`)
  return [...unseen, ...later, ...gone]
}

function notRun(results: TestResult[]): string[] {
  return results
    .filter(({ status }) => status === 'not run')
    .map(({ file, title }) => `${file}: "${title}" did not run`)
}
