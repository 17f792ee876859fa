import { type SortOption, sortOptions } from '../constants.ts'

/** Reads `FIELD-DIRECTION`; anything that is not offered counts as no choice. */
export function parseSort(text: string | null | undefined): SortOption | null {
  return sortOptions.find((option) => formatSort(option) === text) ?? null
}

export function formatSort({ field, direction }: Pick<SortOption, 'field' | 'direction'>): string {
  return `${field}-${direction}`
}

type ApiOrder = { field: SortOption['field'] | 'MINIMAL_PRICE'; direction: SortOption['direction'] }

/**
 * Sort order of the API for the shop's own addresses: `PRICE` is the price the shopper pays, and `RATING-ASC`, the
 * address of best sellers, is the highest rating first.
 */
export function toApiOrder({ field, direction }: Pick<SortOption, 'field' | 'direction'>): ApiOrder {
  if (field === 'PRICE') return { field: 'MINIMAL_PRICE', direction }
  return field === 'RATING'
    ? { field, direction: direction === 'ASC' ? 'DESC' : 'ASC' }
    : { field, direction }
}
