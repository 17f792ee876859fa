import type { TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { describe, expect, test, vi } from 'vitest'
import EvidenceReporter from '../../e2e/setup/evidence-reporter.ts'

describe('a browser test that passed', () => {
  test.each([
    ['has asserted something in its body', [step('expect')], true],
    ['has asserted something in a step of it', [step('test.step', [step('expect')])], true],
    ['has clicked and asserted nothing', [step('pw:api')], false],
    ['leaves the asserting to hooks', [step('hook', [step('expect')]), step('pw:api')], false],
    ['leaves the asserting to a fixture', [step('hook', [step('fixture', [step('expect')])])], false],
    ['does nothing', [], false],
  ])('%s: %s', async (_case, steps, isProof) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const reporter = new EvidenceReporter()
    const done = { annotations: [], titlePath: () => ['', 'en', 'cart.spec.ts', 'x'] } as unknown as TestCase
    reporter.onTestEnd(done, { status: 'passed', steps } as unknown as TestResult)
    const ended = await reporter.onEnd()
    const output = said.mock.calls.join('')
    said.mockRestore()
    expect(done.annotations).toEqual(isProof ? [{ type: 'asserted' }] : [])
    expect(ended).toEqual(isProof ? undefined : { status: 'failed' })
    expect(output.includes('cart.spec.ts › x')).toBe(!isProof)
  })
})

function step(category: string, steps: TestStep[] = []): TestStep {
  return { category, steps } as TestStep
}
