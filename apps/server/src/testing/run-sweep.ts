import type { Deps } from '#http/deps.ts'
import { isSweep } from '#kernel/jobs/define-job.ts'
import { modules } from '../modules.ts'

/** Does now what the shop does every few seconds. */
export async function runSweep(deps: Deps, name: string): Promise<void> {
  const declared = modules.flatMap(({ jobs }) => jobs ?? []).filter(isSweep)
  const sweep = declared.find((job) => job.name === name)
  if (!sweep) throw new Error(`No module declares the sweep ${name}`)
  await sweep.run(deps)
}
