/** Values of a record by the names of its fields; one that is absent is undefined. */
export type Values = Readonly<Record<string, unknown>>

/** Typed and not saved: the values that the typing began with, and as they are now. */
export type Draft<Fields extends Values> = { base: Fields; fields: Fields }

export type MergedDraft<Fields extends Values> = {
  /** The saved values, with what was typed in the place of them. */
  fields: Fields
  /** Names whose values differ from the saved ones. */
  changes: string[]
  /** Names that were saved with other values since the typing began. */
  theirs: string[]
  /** Those of them that were typed as well, otherwise. */
  conflicts: string[]
}

/** What was typed, on top of what is saved by now: fields that were not typed follow the saved ones. */
export function mergeDraft<Fields extends Values>(
  draft: Draft<Fields> | undefined,
  saved: Fields,
): MergedDraft<Fields> {
  if (!draft) return { fields: saved, changes: [], theirs: [], conflicts: [] }
  const typed = changedNames(draft.base, draft.fields)
  const fields = { ...saved, ...pick(draft.fields, typed) }
  const theirs = changedNames(draft.base, saved)
  return {
    fields,
    changes: changedNames(saved, fields),
    theirs,
    conflicts: theirs.filter((name) => typed.includes(name) && !isSame(draft.fields[name], saved[name])),
  }
}

export function changedNames(before: Values, after: Values): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => !isSame(before[name], after[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
