import { type SortOption, sortOptions } from '../constants.ts'

/** Reads `FIELD-DIRECTION`; anything that is not offered counts as no choice. */
export function parseSort(text: string | null | undefined): SortOption | null {
  return sortOptions.find((option) => formatSort(option) === text) ?? null
}

export function formatSort({ field, direction }: Pick<SortOption, 'field' | 'direction'>): string {
  return `${field}-${direction}`
}
