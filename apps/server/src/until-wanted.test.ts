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

type Case = [
  when: string,
  opened: Promise<void>,
  proxies: number | false,
  among: typeof others | undefined,
  maxMs: number,
  expected: boolean,
]

test.each<Case>([
  ['alone, at once', never, false, undefined, 30_000, true],
  ['behind a proxy, not before it is open', never, 1, undefined, 30_000, false],
  ['behind a proxy, once it is open', open, 1, undefined, 30_000, true],
  ['behind a proxy, after a while all the same', never, 1, undefined, 5, true],
  ['beside others, never before it is open', never, 1, others, 5, false],
  ['beside others, once it is open', open, false, others, 5, true],
])('a process takes requests %s', async (_when, opened, TRUST_PROXY, among, maxMs, expected) => {
  expect(await isWanted(opened, { TRUST_PROXY }, among, maxMs)).toBe(expected)
})
