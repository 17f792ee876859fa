import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/**
 * Notes in the report which tests have asserted something, and lets the run fail for one that has not. Hooks and fixtures do
 * not count: what they expect is true of every test.
 */
export default class EvidenceReporter implements Reporter {
  private readonly hollow: string[] = []

  printsToStdio(): boolean {
    return false
  }

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status !== 'passed') return
    if (steps.some(hasAsserted)) test.annotations.push({ type: 'asserted' })
    else this.hollow.push(test.titlePath().filter(Boolean).join(' › '))
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.hollow.length === 0) return undefined
    process.stderr.write(
      `\nTests that asserted nothing:\n${this.hollow.map((title) => `  ${title}\n`).join('')}`,
    )
    return { status: 'failed' }
  }
}

function hasAsserted({ category, steps }: TestStep): boolean {
  if (category === 'hook' || category === 'fixture') return false
  return category === 'expect' || steps.some(hasAsserted)
}
