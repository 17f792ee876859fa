import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'

/** A variant as it is typed; one without an id is new. */
export type DraftVariant = {
  key: string
  id: number | null
  sku: string
  nameEn: string
  nameAr: string
  nameHi: string
  isTracked: boolean
  valueIds: number[]
}

/** Cells of a row that are typed, in the order of the columns. */
export const textCells = ['sku', 'nameEn', 'nameAr', 'nameHi'] as const
export type TextCell = (typeof textCells)[number]

export function newVariant(): DraftVariant {
  return {
    key: crypto.randomUUID(),
    id: null,
    sku: '',
    nameEn: '',
    nameAr: '',
    nameHi: '',
    isTracked: true,
    valueIds: [],
  }
}

/** Cells of a copied table, tabs between them; a cell in quotes may contain breaks. Undefined for what is one cell. */
export function readTable(text: string): string[][] | undefined {
  if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return undefined
  const rows: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y
  for (let at = 0; at <= text.length; ) {
    cell.lastIndex = at
    const [whole = '', quoted, plain = ''] = cell.exec(text) ?? []
    rows.at(-1)?.push((quoted?.replaceAll('""', '"').replaceAll(/[\t\r\n ]+/g, ' ') ?? plain).trim())
    at += whole.length
    if (text[at] === '\t') {
      at += 1
      continue
    }
    if (at >= text.length) break
    at += text.startsWith('\r\n', at) ? 2 : 1
    if (at < text.length) rows.push([])
    else break
  }
  return rows
}

/** The rows after a table was pasted at a cell: it fills cells to the end side, and adds the rows that it needs. */
export function pasteTable(
  variants: readonly DraftVariant[],
  { row, cell }: { row: number; cell: TextCell },
  table: readonly (readonly string[])[],
): DraftVariant[] {
  const first = textCells.indexOf(cell)
  const pasted = [...variants]
  for (const [down, cells] of table.entries()) {
    const before = pasted[row + down] ?? newVariant()
    const values = cells.flatMap((text, across) => {
      const name = textCells[first + across]
      return name ? [[name, name === 'sku' ? normaliseDigits(text) : text] as const] : []
    })
    pasted[row + down] = { ...before, ...Object.fromEntries(values) }
  }
  return pasted
}

export type SkuProblem = 'skuMissing' | 'skuInvalid' | 'skuDouble'

/** What is wrong with article numbers, by row. */
export function skuProblems(variants: readonly DraftVariant[]): Map<number, SkuProblem> {
  const skus = variants.map(({ sku }) => sku.trim())
  const problems = new Map<number, SkuProblem>()
  for (const [row, sku] of skus.entries()) {
    if (!sku) problems.set(row, 'skuMissing')
    else if (!/^[\w./-]{1,60}$/.test(sku)) problems.set(row, 'skuInvalid')
    else if (skus.indexOf(sku) < row) problems.set(row, 'skuDouble')
  }
  return problems
}
