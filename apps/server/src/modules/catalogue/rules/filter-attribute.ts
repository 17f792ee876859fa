import type { Metadata } from '#kernel/texts.ts'
import type { Attribute } from './catalogue.ts'

/** Whether shoppers narrow lists by it: it offers choices, and is meant as a filter. */
export function isFilterAttribute({ choices, isFilterable, isVisible }: Attribute): boolean {
  return choices.length > 0 && isFilterable && isVisible
}

/** Storefronts read from `filter` whether it is one; the switch of the attribute decides. */
export function filterMetadata({
  isFilterable,
  metadata,
}: Pick<Attribute, 'isFilterable' | 'metadata'>): Metadata {
  const { filter: _stored, ...others } = metadata
  return isFilterable ? others : { ...others, filter: 'false' }
}
