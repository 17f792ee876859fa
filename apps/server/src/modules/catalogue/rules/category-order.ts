import type { Metadata } from '#kernel/texts.ts'

type Ordered = { name: string; metadata: Metadata }

/** Siblings by the number in their metadata `priority`, those without one last, then by name. */
export function compareCategories(one: Ordered, other: Ordered): number {
  return (
    priorityOf(one.metadata) - priorityOf(other.metadata) ||
    (one.name < other.name ? -1 : Number(one.name > other.name))
  )
}

/** Beyond every written priority, yet finite: the difference of two missing ones is 0, not NaN. */
const noPriority = Number.MAX_SAFE_INTEGER

function priorityOf(metadata: Metadata): number {
  const written = metadata.priority?.trim()
  const priority = written ? Number(written) : noPriority
  return Number.isFinite(priority) ? priority : noPriority
}
