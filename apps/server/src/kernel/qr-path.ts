import { encode } from 'uqr'

export type QrPath = { size: number; path: string }

/** A code as the path of an SVG or a PDF: one rectangle for each run of dark modules, so that no seams show. */
export function qrPath(content: string): QrPath {
  // The quiet zone is the page's: both drawings have a margin of their own.
  const { data, size } = encode(content, { ecc: 'M', border: 0 })
  const rectangles = data.flatMap((row, y) =>
    runsOf(row).map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`),
  )
  return { size, path: rectangles.join('') }
}

function runsOf(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = []
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x++
    runs.push({ start, length: x - start + 1 })
  }
  return runs
}
