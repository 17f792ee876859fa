import type { CartLine } from '~/session/groups/cart.ts'

/** Pieces of goods and services; the line that carries a shift's fee is no piece of anything. */
export function cartCount(lines: readonly Pick<CartLine, 'name' | 'quantity'>[]): number {
  return lines.reduce((count, line) => (line.name === 'service_fee' ? count : count + line.quantity), 0)
}
