const row = /^\|\s*([A-Z][A-Z0-9]*-\d{2,})\s*\|/
const title =
  /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)\s*)?\(\s*(['"`])((?:(?!\1)[\s\S])*?)\1/g
const id = /[A-Z][A-Z0-9]*-\d{2,}/g

export type Area = { area: string; proven: string[]; unproven: string[] }

/** The ids of the ledger's rows, in their order. */
export function readLedger(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => row.exec(line)?.[1] ?? [])
}

/** Ids count only inside brackets of a test's own title: `[CART-15]`, `[CART-15, CART-16]`. */
export function idsInTitles(source: string): string[] {
  const texts = [...source.matchAll(title)].map((match) => match[2] ?? '')
  const rows = [...source.matchAll(/\[\s*(['"`])\[[A-Z0-9, -]+\][^\n]*?\1/g)].map((match) => match[0])
  return [...texts, ...rows].flatMap((text) =>
    [...text.matchAll(/\[([A-Z][A-Z0-9, -]*)\]/g)].flatMap((match) => match[1]?.match(id) ?? []),
  )
}

export function compareLedger(
  ledger: readonly string[],
  proven: ReadonlySet<string>,
): { areas: Area[]; unknown: string[] } {
  const areas = new Map<string, Area>()
  for (const entry of ledger) {
    const name = entry.slice(0, entry.lastIndexOf('-'))
    const area = areas.get(name) ?? { area: name, proven: [], unproven: [] }
    areas.set(name, area)
    ;(proven.has(entry) ? area.proven : area.unproven).push(entry)
  }
  const known = new Set(ledger)
  return { areas: [...areas.values()], unknown: [...proven].filter((entry) => !known.has(entry)).sort() }
}
