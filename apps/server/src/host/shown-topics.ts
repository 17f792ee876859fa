import type { ShopModule } from '#http/define-module.ts'
import type { ChangeTopic } from '#kernel/database/changes.ts'

export type ShownTopic = { name: ChangeTopic; staleMs: number }

/** The topics that visitors' pages and answers are made from. */
export function shownTopics(modules: readonly ShopModule[]): ShownTopic[] {
  return modules
    .flatMap(({ topics }) => topics ?? [])
    .flatMap(({ name, staleMs }) => (staleMs === undefined ? [] : [{ name, staleMs }]))
}
