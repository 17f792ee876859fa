/** So many rows that fail mean that the database does, and not these rows. */
const maxFaults = 20

/** Rows that a sweep could not work on: it passes them over, and reports them when it is done with all the others. */
export type RowFaults = {
  ids(): number[]
  /** Throws the fault itself when too many rows have failed. */
  note(id: number, fault: unknown): void
  /** Throws when a row has failed. */
  report(): void
}

/** `subject` says in the report what the ids are of. */
export function collectFaults(subject: string): RowFaults {
  const faults = new Map<number, unknown>()
  return {
    ids: () => [...faults.keys()],
    note(id, fault) {
      if (faults.size >= maxFaults) throw fault
      faults.set(id, fault)
    },
    report() {
      if (faults.size === 0) return
      const ids = [...faults.keys()].join(', ')
      throw new AggregateError([...faults.values()], `The sweep has passed over ${subject} ${ids}`)
    },
  }
}
