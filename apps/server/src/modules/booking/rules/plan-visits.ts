/** A visit that could be made: what would be done in it, and when. */
export type VisitOption = { lineIds: readonly string[]; startMs: number }

export type VisitPlan<Option> = { visits: { option: Option; lineIds: string[] }[]; without: string[] }

/** Above so many different needs the best split is not searched for, but approached. */
const maxSearchedNeeds = 10

/**
 * Distributes lines over visits: as few visits as possible, and of those plans the one whose visits begin earliest,
 * taken together. Lines that no option does are named.
 */
export function planVisits<Option extends VisitOption>(
  lineIds: readonly string[],
  options: readonly Option[],
): VisitPlan<Option> {
  const needs = groupByOptions(lineIds, options)
  const without = lineIds.filter((id) => !options.some((option) => option.lineIds.includes(id)))
  const chosen = (needs.length > maxSearchedNeeds ? approach : search)(needs, options)
  const left = new Set(lineIds)
  const visits = chosen
    .toSorted((one, other) => one.startMs - other.startMs)
    .map((option) => {
      const ids = option.lineIds.filter((id) => left.delete(id))
      return { option, lineIds: ids }
    })
    .filter((visit) => visit.lineIds.length > 0)
  return { visits, without }
}

/** Lines that the same options can do are one need: for each, the numbers of those options. */
function groupByOptions(lineIds: readonly string[], options: readonly VisitOption[]): number[][] {
  const needs = new Map<string, number[]>()
  for (const id of lineIds) {
    const able = options.flatMap((option, at) => (option.lineIds.includes(id) ? [at] : []))
    if (able.length > 0) needs.set(able.join(), able)
  }
  return [...needs.values()]
}

type Found = { count: number; sumMs: number; options: readonly number[] }

/** The best plan for every set of needs, built up need by need; sets are numbers whose bits are the needs. */
function search<Option extends VisitOption>(needs: number[][], options: readonly Option[]): Option[] {
  const covers = coveredBy(needs, options.length)
  const whole = (1 << needs.length) - 1
  const best = new Map<number, Found>([[0, { count: 0, sumMs: 0, options: [] }]])
  for (let covered = 0; covered < whole; covered++) {
    const known = best.get(covered)
    if (!known) continue
    const missing = needs.findIndex((_, bit) => (covered & (1 << bit)) === 0)
    for (const at of needs[missing] ?? []) {
      const next = covered | (covers[at] ?? 0)
      const found = {
        count: known.count + 1,
        sumMs: known.sumMs + (options[at]?.startMs ?? 0),
        options: [...known.options, at],
      }
      if (isBetter(found, best.get(next))) best.set(next, found)
    }
  }
  return (best.get(whole)?.options ?? []).flatMap((at) => options[at] ?? [])
}

/** Takes the visit that does most of what is left, the earliest of several, until nothing is. */
function approach<Option extends VisitOption>(needs: number[][], options: readonly Option[]): Option[] {
  const left = new Set(needs)
  const chosen: Option[] = []
  while (left.size > 0) {
    const counted = options.map((option, at) => ({
      option,
      at,
      count: [...left].filter((need) => need.includes(at)).length,
    }))
    const [most] = counted.sort(
      (one, other) => other.count - one.count || one.option.startMs - other.option.startMs,
    )
    if (!most || most.count === 0) break
    chosen.push(most.option)
    for (const need of left) if (need.includes(most.at)) left.delete(need)
  }
  return chosen
}

function coveredBy(needs: readonly number[][], options: number): number[] {
  return Array.from({ length: options }, (_, at) =>
    needs.reduce((bits, need, bit) => (need.includes(at) ? bits | (1 << bit) : bits), 0),
  )
}

function isBetter(one: Found, other: Found | undefined): boolean {
  if (!other) return true
  return one.count < other.count || (one.count === other.count && one.sumMs < other.sumMs)
}
