import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areas, findArea, findAreaProblems } from './areas.mjs'
import { runChecks } from './checks.mjs'
import { countTests } from './count-tests.mjs'
import { guards } from './guards.mjs'
import { root } from './project.mjs'
import { readDurations, writeDurations } from './test-durations.mjs'
import { planTests } from './test-plan.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'warsha checks '))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the checks of npm test', () => {
  test('a check that fails keeps no other from running, and its exit code is the answer', async () => {
    const ran: string[] = []
    const checks = [
      check('Lint', 0, ran),
      check('Types', 2, ran),
      check('Tests', 3, ran),
      check('Rows', 0, ran),
    ]
    const { code, outcomes, said } = await run(checks)
    expect(code).toBe(2)
    expect(ran).toEqual(['Lint', 'Types', 'Tests', 'Rows'])
    expect(outcomes.map((outcome) => outcome.code)).toEqual([0, 2, 3, 0])
    expect(said).toMatch(/✗ 2 of 4 checks failed in .+: Types, Tests\n$/)
  })

  test('a check that cannot even be run counts as failed', async () => {
    const broken = {
      title: 'Build',
      run: () => Promise.reject(new Error('no room on the disk')),
    }
    const { code, said } = await run([broken, check('Lint', 0)])
    expect(code).toBe(1)
    expect(said).toContain('no room on the disk')
    expect(said).toContain('Lint: passed')
  })

  test('what needs a check that failed is said not to have run', async () => {
    const ran: string[] = []
    const { code, said } = await run([
      check('Build', 1, ran),
      { ...check('Browser', 0, ran), needs: 'Build' },
      check('Rows', 0, ran),
    ])
    expect(code).toBe(1)
    expect(ran).toEqual(['Build', 'Rows'])
    expect(said).toMatch(/✗ 2 of 3 checks failed .+Browser \(not run: Build failed\)/)
  })

  test('Ctrl-C ends all of them', async () => {
    const ran: string[] = []
    const end = new AbortController()
    const interrupting = {
      title: 'Tests',
      run: async () => {
        end.abort()
        return 1
      },
    }
    const { code } = await run([interrupting, check('Browser', 0, ran)], { interruption: end.signal })
    expect([code, ran]).toEqual([130, []])
  })

  test('a quick check that is interrupted ends those beside it', async () => {
    const ended: string[] = []
    const untilEnded = (title: string) => ({
      title,
      isQuick: true,
      run: async ({ signal }: { signal: AbortSignal }) => {
        await once(signal, 'abort')
        ended.push(title)
        return { code: 143, output: 'in the middle' }
      },
    })
    const lint = { title: 'Lint', isQuick: true, run: async () => ({ code: 143, output: '' }) }
    const { code } = await run([lint, untilEnded('Types'), untilEnded('Exports')])
    expect(code).toBe(130)
    expect(ended).toContain('Types')
  })

  test('says in one line that everything passed', async () => {
    const { code, said } = await run([check('Lint', 0)])
    expect(code).toBe(0)
    expect(said).toMatch(/✓ All 1 checks passed in \d.*\n$/)
  })

  test('says at the start how long all will take, and then how long the rest will', async () => {
    const { said } = await run([check('Lint', 0), check('Tests', 0)], {
      estimate: { Lint: 60_000, Tests: 240_000 },
    })
    expect(said).toContain('2 checks, about 5 min on this machine')
    expect(said).toContain('── 2/2 Tests (about 4 min left)')
  })

  test('quick checks run two at a time, and what each says is told in one piece, in their order', async () => {
    let running = 0
    let most = 0
    const turns: (() => void)[] = []
    const quick = (title: string) => ({
      title,
      isQuick: true,
      run: async () => {
        running += 1
        most = Math.max(most, running)
        // The second of two ends first.
        if (running === 2) for (const turn of turns.splice(0)) queueMicrotask(turn)
        else if (title !== 'Directions') await new Promise<void>((resolve) => turns.push(resolve))
        running -= 1
        return { code: 0, output: `words of ${title}\n` }
      },
    })
    const { code, said } = await run([
      ...['Lint', 'Types', 'Exports', 'Directions'].map(quick),
      check('Tests', 0),
    ])
    expect(code).toBe(0)
    expect(most).toBe(2)
    expect(said).toMatch(/words of Lint\n.+words of Types\n.+words of Exports\n.+words of Directions\n/s)
  })

  test('runs every guard there is, and none that is gone', () => {
    const written = globSync('scripts/check-*.ts', { cwd: root })
    expect(guards.map(({ file }) => file).sort()).toEqual(written.sort())
    expect(guards.length).toBeGreaterThanOrEqual(4)
  })
})

describe('what npm test was asked for', () => {
  test('everything but most browser tests and the commands of the README', () => {
    expect(planTests([])).toMatchObject({
      hasGuards: true,
      vitest: { args: ['--project=!commands'] },
      browser: { args: ['--grep', '@purchase'] },
      countsRows: false,
    })
  })

  test('every browser test and the count of rows', () => {
    expect(planTests(['--all'])).toMatchObject({
      hasGuards: true,
      vitest: { args: [] },
      browser: { args: [] },
      countsRows: true,
    })
  })

  test('nothing in a browser', () => {
    expect(planTests(['--without-browser'])).toMatchObject({ browser: undefined, countsRows: false })
  })

  test('one area: its module, its feature, its part of the contract and its browser tests', () => {
    const { hasGuards, vitest, browser } = planTests(['cart'])
    expect(hasGuards).toBe(false)
    expect(vitest.args).toEqual(
      expect.arrayContaining([
        'apps/server/src/modules/cart/',
        'apps/storefront/app/features/cart/',
        'packages/contract/src/cart/',
      ]),
    )
    expect(browser?.args).toContain('e2e/cart.spec.ts')
  })

  test.each([['carts'], ['--al'], ['constructor']])('%s is told, with what there is', (word) => {
    expect(() => planTests([word])).toThrow(word.startsWith('-') ? '--all' : 'catalogue')
  })

  test('every module, every feature and every browser test is in an area', () => {
    expect(findAreaProblems()).toEqual([])
    expect(Object.keys(areas).filter((name) => findArea(name)?.folders.length === 0)).toEqual([])
  })
})

describe('what is counted at the end', () => {
  test('tests by their reports, other checks as one, and a failure without a failed test', () => {
    const vitest = put('vitest.json', { numPassedTests: 40, numFailedTests: 0 })
    const playwright = put('playwright.json', { stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 0 } })
    const outcomes = [outcome('Lint', 0), outcome('Tests', 1), outcome('Browser', 1), outcome('Rows', 1)]
    expect(
      countTests(outcomes, { Tests: vitest, Browser: playwright, Rows: path.join(folder, 'none') }),
    ).toMatchObject({
      passed: 1 + 40 + 8,
      failed: 1 + 2 + 1,
    })
  })

  test('how long a check took is what the next run expects, if it passed', () => {
    const file = path.join(folder, 'durations.json')
    expect(readDurations(file).Types).toBeGreaterThan(0)
    writeDurations(file, [
      { ...outcome('Types', 0), time: 5000 },
      { ...outcome('Lint', 1), time: 1 },
    ])
    expect(readDurations(file)).toMatchObject({ Types: 5000 })
    expect(readDurations(file).Lint).toBeUndefined()
  })
})

type Options = { estimate?: Record<string, number>; interruption?: AbortSignal }

async function run(checks: Parameters<typeof runChecks>[0], options: Options = {}) {
  const said: string[] = []
  const answer = await runChecks(checks, { say: (line: string) => said.push(line), ...options })
  return { ...answer, said: said.join('') }
}

function check(title: string, code: number, ran: string[] = []) {
  return {
    title,
    run: async () => {
      ran.push(title)
      return code
    },
  }
}

function outcome(title: string, code: number) {
  return { title, code, time: 10 }
}

function put(name: string, content: object): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}
