import type { ShownLine } from './order-calls.ts'

/** Goods and services: a fee has no booking of its own and stands behind the line it belongs to. */
export function goodsOf(lines: readonly ShownLine[]): ShownLine[] {
  return lines.filter((line) => !isFee(line))
}

export function feesOf(lines: readonly ShownLine[]): ShownLine[] {
  return lines.filter(isFee)
}

function isFee({ metadata }: ShownLine): boolean {
  return metadata.length === 0
}
