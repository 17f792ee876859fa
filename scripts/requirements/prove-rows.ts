import type { Row } from './ledger.ts'
import { idsIn, type TestResult } from './test-result.ts'

export type Area = { area: string; proven: string[]; unproven: string[] }

export type Proof = {
  areas: Area[]
  /** Ids in titles that the ledger does not have. */
  unknown: string[]
  /** Rows that tests name, none of them of a kind that the row asks for. */
  weaker: string[]
}

/** A row is proven when a test of a kind it names ran and passed, and no test that names it did anything else. */
export function proveRows(ledger: readonly Row[], results: readonly TestResult[]): Proof {
  const named = groupById(results)
  const areas = new Map<string, Area>()
  const weaker: string[] = []
  for (const row of ledger) {
    const tests = named.get(row.id) ?? []
    const isRightKind = tests.some(({ kind }) => kind && row.kinds.includes(kind))
    if (tests.length > 0 && !isRightKind) weaker.push(row.id)
    const isProven = isRightKind && tests.every(({ status }) => status === 'passed' || status === 'flaky')
    const area = areaOf(areas, row.id)
    ;(isProven ? area.proven : area.unproven).push(row.id)
  }
  const known = new Set(ledger.map(({ id }) => id))
  return {
    areas: [...areas.values()],
    unknown: [...named.keys()].filter((id) => !known.has(id)).sort(),
    weaker,
  }
}

function groupById(results: readonly TestResult[]): Map<string, TestResult[]> {
  const named = new Map<string, TestResult[]>()
  for (const result of results) {
    for (const id of idsIn(result.title)) named.set(id, [...(named.get(id) ?? []), result])
  }
  return named
}

function areaOf(areas: Map<string, Area>, id: string): Area {
  const name = id.slice(0, id.lastIndexOf('-'))
  const area = areas.get(name) ?? { area: name, proven: [], unproven: [] }
  areas.set(name, area)
  return area
}
