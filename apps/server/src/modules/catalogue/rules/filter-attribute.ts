import type { Attribute } from './catalogue.ts'

/** Whether shoppers narrow lists by it: it offers choices, and is meant as a filter. */
export function isFilterAttribute({ choices, metadata, isVisible }: Attribute): boolean {
  return choices.length > 0 && metadata.filter !== 'false' && isVisible
}
