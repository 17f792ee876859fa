/** The files that each file imports, by repository path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

type Visit = { file: string; targets: Iterator<string> }

/**
 * Groups of files that import each other, directly or by way of others, found in one pass over all imports (Tarjan). The
 * pass keeps its own stack: a chain of imports may be longer than that of the calls.
 */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = []
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const visits: Visit[] = []

  const enter = (file: string) => {
    indexes.set(file, indexes.size)
    lowest.set(file, indexes.size - 1)
    open.push(file)
    isOpen.add(file)
    visits.push({ file, targets: (graph.get(file) ?? []).values() })
  }
  const reach = (file: string, index: number) => lowest.set(file, Math.min(lowest.get(file) ?? index, index))
  const leave = (file: string) => {
    visits.pop()
    const low = lowest.get(file) ?? 0
    const importer = visits.at(-1)
    if (importer) reach(importer.file, low)
    if (low !== indexes.get(file)) return
    const group = open.splice(open.lastIndexOf(file))
    for (const member of group) isOpen.delete(member)
    if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.sort())
  }

  for (const start of graph.keys()) {
    if (!indexes.has(start)) enter(start)
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const { file, targets } = visit
      const next = targets.next()
      if (next.done) leave(file)
      else if (!indexes.has(next.value)) enter(next.value)
      else if (isOpen.has(next.value)) reach(file, indexes.get(next.value) ?? 0)
    }
  }
  return cycles
}
