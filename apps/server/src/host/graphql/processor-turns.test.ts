import { expect, test } from 'vitest'
import { createProcessorTurns, type ThreadWork } from './processor-turns.ts'

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const burn = (ms: number) => {
  const until = cpuMs() + ms
  while (cpuMs() < until);
}
const nextRound = () => new Promise<void>((resolve) => setImmediate(resolve))

function openTurns(limits: { sliceMs: number; maxCpuMs: number }) {
  const turns = createProcessorTurns(limits)
  const log: string[] = []
  const begin = (name: string): ThreadWork => ({
    cpuMicros: 0,
    waiting: [],
    onSpent: () => log.push(`${name} spent`),
  })
  const step = async (work: ThreadWork, name: string, ms: number) => {
    if (!turns.mayRun(work)) await turns.wait(work)
    burn(ms)
    log.push(name)
  }
  return { turns, log, begin, step }
}

/** Notes every round of the event loop, as another visitor's request would have its turn in it. */
async function withRounds(log: string[], run: () => Promise<unknown>): Promise<void> {
  let isOver = false
  const rounds = (async () => {
    while (!isOver) {
      await nextRound()
      log.push('round')
    }
  })()
  await run()
  isOver = true
  await rounds
}

test('a hundred steps that are ready at once let the event loop run between the slices', async () => {
  const { log, begin, step } = openTurns({ sliceMs: 4, maxCpuMs: 10_000 })
  const work = begin('a')
  await withRounds(log, () => Promise.all(Array.from({ length: 100 }, () => step(work, 'step', 1))))
  expect(log.filter((entry) => entry === 'step')).toHaveLength(100)
  const inARow = log
    .join(' ')
    .split('round')
    .map((part) => part.split('step').length - 1)
  // Four steps fill a slice; one more may have begun just before.
  expect(Math.max(...inARow)).toBeLessThanOrEqual(6)
})

test('work that is within its slice runs at once', async () => {
  const { turns, log, begin } = openTurns({ sliceMs: 1000, maxCpuMs: 10_000 })
  const work = begin('a')
  for (let index = 0; index < 1000; index++) expect(turns.mayRun(work)).toBe(true)
  expect([work.waiting, log]).toEqual([[], []])
})

test('work that has used all it may is told once, and what waits of it is never run', async () => {
  const { log, begin, step } = openTurns({ sliceMs: 2, maxCpuMs: 20 })
  const work = begin('a')
  for (let index = 0; index < 50; index++) void step(work, 'step', 2)
  const other = begin('b')
  await step(other, 'other', 1)
  while (!log.includes('a spent')) await nextRound()
  const before = log.filter((entry) => entry === 'step').length
  for (let index = 0; index < 20; index++) await nextRound()
  expect(before).toBeLessThan(20)
  expect(log.filter((entry) => entry === 'step')).toHaveLength(before)
  expect(log.filter((entry) => entry === 'a spent')).toHaveLength(1)
  expect(log).toContain('other')
})

test('short work is not kept waiting behind long work', async () => {
  const { log, begin, step } = openTurns({ sliceMs: 2, maxCpuMs: 10_000 })
  const [long, short] = [begin('long'), begin('short')]
  const all = Array.from({ length: 60 }, () => step(long, 'long', 2))
  await step(short, 'short', 0)
  const before = log.filter((entry) => entry === 'long').length
  await Promise.all(all)
  expect(before).toBeLessThan(10)
})

test('processor time is charged to the work that used it', async () => {
  const { turns, begin, step } = openTurns({ sliceMs: 1000, maxCpuMs: 10_000 })
  const [long, short] = [begin('long'), begin('short')]
  await step(long, 'long', 30)
  await step(short, 'short', 1)
  burn(0)
  await nextRound()
  burn(30)
  expect(turns.usedBy(long)).toBeGreaterThanOrEqual(30_000)
  expect(turns.usedBy(short)).toBeLessThan(20_000)
})
