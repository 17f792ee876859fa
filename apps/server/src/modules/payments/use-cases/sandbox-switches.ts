import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#kernel/database/connect.ts'
import type { ModelDefinition, Models } from '#kernel/read-model.ts'
import type { SandboxSwitches } from '../rules/sandbox-switches.ts'
import { readSwitches, writeSwitches } from '../storage/sandbox-switch-queries.ts'

export const sandboxSwitchesModel: ModelDefinition<SandboxSwitches> = {
  topics: ['sandbox'],
  load: readSwitches,
}

/** Returns when this process follows; the others do within a second. */
export async function switchSandbox(
  { db, models }: { db: Database; models: Models },
  wanted: Partial<SandboxSwitches>,
): Promise<SandboxSwitches> {
  const before = models.version(sandboxSwitchesModel.topics)
  const switches = await writeSwitches(db, wanted)
  const end = performance.now() + maxFollowMs
  while (models.version(sandboxSwitchesModel.topics) === before && performance.now() < end) await wait(pollMs)
  return switches
}

const pollMs = 5
const maxFollowMs = 1000
