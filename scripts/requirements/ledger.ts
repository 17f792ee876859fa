/** How a row may be proven, in the words of the ledger's last column. */
export type Kind = 'browser' | 'http' | 'unit'

export type Row = { id: string; kinds: readonly Kind[] }

const row = /^\|\s*([A-Z][A-Z0-9]*-\d{2,})\s*\|.*\|\s*([^|]+?)\s*\|\s*$/
const kinds: readonly string[] = ['browser', 'http', 'unit'] satisfies Kind[]

/** The ledger's rows in their order. Several kinds in the last column mean that any of them is adequate. */
export function readLedger(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, column] = row.exec(line) ?? []
    return id && column ? [{ id, kinds: readKinds(id, column) }] : []
  })
}

function readKinds(id: string, column: string): Kind[] {
  const words = column.split('/').map((word) => word.trim())
  if (!words.every(isKind)) throw new Error(`${id}: "${column}" names no kind of test`)
  return words
}

function isKind(word: string): word is Kind {
  return kinds.includes(word)
}
