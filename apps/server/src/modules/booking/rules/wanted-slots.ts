/** A line of a checkout and the slot it is booked for. */
export type SlotLine = {
  key: string
  slotId: number
  centreId: number
  /** 1 when left out. */
  units?: number
}

export type WantedSlot = { slotId: number; centreId: number; units: number; keys: string[] }

/**
 * Units that the lines take of each slot, in the order of the slots' ids. A slot counts visits: lines of one checkout in one
 * slot are one visit, which takes as much as the largest of them.
 */
export function wantedSlots(lines: readonly SlotLine[]): WantedSlot[] {
  const wanted = new Map<string, WantedSlot>()
  for (const { key, slotId, centreId, units = 1 } of lines) {
    const id = `${slotId}:${centreId}`
    const known = wanted.get(id)
    wanted.set(id, {
      slotId,
      centreId,
      units: Math.max(units, known?.units ?? 0),
      keys: [...(known?.keys ?? []), key],
    })
  }
  return [...wanted.values()].sort((one, other) => one.slotId - other.slotId)
}
