import { expect } from 'vitest'
import type { Executor } from '#kernel/database/connect.ts'
import { findViolations } from '#kernel/database/invariants.ts'
import { modules } from '../modules.ts'

/** For the end of every test that moves stock, hours or money: what must always be so is so. */
export async function expectInvariants(executor: Executor): Promise<void> {
  const declared = modules.flatMap(({ invariants }) => invariants ?? [])
  expect(await findViolations(executor, declared)).toEqual([])
}
