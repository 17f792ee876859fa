import { expect, test } from 'vitest'
import { untilWanted } from './until-wanted.ts'

const isWanted = (...asked: Parameters<typeof untilWanted>) =>
  Promise.race([
    untilWanted(...asked).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 100)),
  ])
const never = new Promise<void>(() => undefined)

const open = Promise.resolve()
const others = { prepared: open }
const isAway = { isPreparing: () => false }
const migrates = { isPreparing: () => true, maxMs: 5, everyMs: 5 }

type Case = [
  when: string,
  opened: Promise<void>,
  proxies: number | false,
  among: typeof others | undefined,
  wait: Parameters<typeof untilWanted>[3],
  expected: boolean,
]

test.each<Case>([
  ['alone, at once', never, false, undefined, isAway, true],
  ['behind a proxy, not before it is open', never, 1, undefined, isAway, false],
  ['behind a proxy, once it is open', open, 1, undefined, isAway, true],
  [
    'behind a proxy, after a while without a database all the same',
    never,
    1,
    undefined,
    { ...isAway, maxMs: 5 },
    true,
  ],
  ['behind a proxy, never while it migrates', never, 1, undefined, migrates, false],
  ['beside others, never before it is open', never, 1, others, { ...isAway, maxMs: 5 }, false],
  ['beside others, once it is open', open, false, others, { ...isAway, maxMs: 5 }, true],
])('[OPS-56] a process takes requests %s', async (_when, opened, TRUST_PROXY, among, wait, expected) => {
  expect(await isWanted(opened, { TRUST_PROXY }, among, wait)).toBe(expected)
})

test('[OPS-56] a process takes requests when a long migration has failed', async () => {
  let isPreparing = true
  setTimeout(() => {
    isPreparing = false
  }, 20)
  expect(
    await isWanted(never, { TRUST_PROXY: 1 }, undefined, { ...migrates, isPreparing: () => isPreparing }),
  ).toBe(true)
})
