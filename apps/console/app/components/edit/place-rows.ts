/** A row of a tree as it is shown: whatever stands below it follows it, one step deeper. */
export type TreeRow = {
  id: string
  depth: number
  /** Of a closed row: its children, and the levels below it, which are not shown. */
  hiddenChildren?: number
  hiddenLevels?: number
}

/** A gap between the rows that stay, and how deep a row stands in it. */
export type Gap = { gap: number; depth: number }

/** The parent that a row gets (null at the top), and how many siblings come before it. */
export type Place = Gap & { parentId: string | null; index: number; count: number }

/** The row with everything below it, and the rows that stay. */
export function takeRow<Row extends TreeRow>(rows: readonly Row[], id: string) {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  if (!row) return undefined
  const following = rows.findIndex((each, at) => at > from && each.depth <= row.depth)
  const end = following === -1 ? rows.length : following
  return { from, row, taken: rows.slice(from, end), rest: [...rows.slice(0, from), ...rows.slice(end)] }
}

/** Where a row would come to stand: as deep as it is wanted, as far as the gap and the deepest level allow it. */
export function placeAt(
  rows: readonly TreeRow[],
  id: string,
  { gap, depth }: Gap,
  deepest: number,
): Place | undefined {
  const found = takeRow(rows, id)
  if (!found) return undefined
  const { row, taken, rest } = found
  const levels = Math.max(...taken.map((each) => each.depth + (each.hiddenLevels ?? 0))) - row.depth
  const above = rest[gap - 1]
  const most = Math.min(above ? above.depth + 1 : 0, deepest - levels)
  const least = rest[gap]?.depth ?? 0
  if (most < least) return undefined
  const placed = Math.min(Math.max(depth, least), most)
  const parentAt = rest.findLastIndex((each, at) => at < gap && each.depth === placed - 1)
  const parent = placed === 0 ? undefined : rest[parentAt]
  const isSibling = (each: TreeRow) => each.depth === placed
  const hidden = parent?.hiddenChildren ?? 0
  const before = rest.slice(placed === 0 ? 0 : parentAt + 1, gap).filter(isSibling).length + hidden
  const ends = rest.findIndex((each, at) => at >= gap && each.depth < placed)
  const after = rest.slice(gap, ends === -1 ? rest.length : ends).filter(isSibling).length
  return { gap, depth: placed, parentId: parent?.id ?? null, index: before, count: before + after + 1 }
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** One step: before or after the neighbour, below the neighbour before, or out of the parent. */
export function stepRow(
  rows: readonly TreeRow[],
  id: string,
  step: Step,
  deepest: number,
): Place | undefined {
  const found = takeRow(rows, id)
  if (!found) return undefined
  const { from, row, rest } = found
  const isOutside = (each: TreeRow) => each.depth < row.depth
  const endOf = (at: number, depth: number) => {
    const end = rest.findIndex((each, position) => position >= at && each.depth <= depth)
    return end === -1 ? rest.length : end
  }
  if (step === 'in') {
    const place = placeAt(rows, id, { gap: from, depth: row.depth + 1 }, deepest)
    return place && place.depth > row.depth ? place : undefined
  }
  if (step === 'out') {
    if (row.depth === 0) return undefined
    return placeAt(rows, id, { gap: endOf(from, row.depth - 1), depth: row.depth - 1 }, deepest)
  }
  if (step === 'down') {
    const next = rest[from]
    if (!next || isOutside(next)) return undefined
    return placeAt(rows, id, { gap: endOf(from + 1, row.depth), depth: row.depth }, deepest)
  }
  const before = rest.findLastIndex((each, at) => at < from && each.depth <= row.depth)
  const neighbour = rest[before]
  if (!neighbour || isOutside(neighbour)) return undefined
  return placeAt(rows, id, { gap: before, depth: row.depth }, deepest)
}

/** The place a row has now. */
export function currentPlace(rows: readonly TreeRow[], id: string, deepest: number): Place | undefined {
  const found = takeRow(rows, id)
  return found && placeAt(rows, id, { gap: found.from, depth: found.row.depth }, deepest)
}

/** The rows once one of them has moved, with what stands below it. */
export function moveRow<Row extends TreeRow>(rows: readonly Row[], id: string, { gap, depth }: Gap): Row[] {
  const found = takeRow(rows, id)
  if (!found) return [...rows]
  const { row, taken, rest } = found
  const placed = taken.map((each) => ({ ...each, depth: each.depth - row.depth + depth }))
  return [...rest.slice(0, gap), ...placed, ...rest.slice(gap)]
}
