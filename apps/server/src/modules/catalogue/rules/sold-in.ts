import type { Product } from './catalogue.ts'

/** A product without places is sold everywhere. */
export function isSoldIn({ stateIds }: Pick<Product, 'stateIds'>, stateId: number): boolean {
  return stateIds.length === 0 || stateIds.includes(stateId)
}
