import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { testFiles } from '../tests-run/test-files.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import type { TestResult } from './test-result.ts'
import { readVitestReport } from './vitest-report.ts'

export type Reports = { results: TestResult[]; problems: string[] }

const runs = [
  { runner: 'vitest', read: readVitestReport },
  { runner: 'playwright', read: readPlaywrightReport },
] as const

/** Reports of the last complete runs, and the gaps in them: a report, a file, a test that ran. */
export function readReports(root: string, folder: string): Reports {
  const all = runs.map(({ runner, read }) => {
    const file = path.join(folder, `${runner}.json`)
    if (!existsSync(file)) return { results: [], problems: [`${file} is not there`] }
    const results = read(readFileSync(file, 'utf8'), root)
    return {
      results,
      problems: [...changed(root, file, testFiles(runner, root), results), ...notRun(results)],
    }
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
