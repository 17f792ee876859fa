import { type WorkKind, workKinds } from '@warsha/contract/catalogue/work-kind.ts'
import type { Category, Product } from './catalogue.ts'

/** Set in the metadata of a product or of a category, which then stands for everything below it. */
export const workKindKey = 'work_kind'

/** The work on a product at its venue: goods are fitted, a wash is washed, a voucher is sent. */
export function workKindOf({
  kind,
  metadata,
  category,
}: Pick<Product, 'kind' | 'metadata' | 'category'>): WorkKind {
  const own = readKind(metadata[workKindKey])
  return own ?? kindOfCategory(category) ?? (kind === 'service' || kind === 'bundle' ? 'work' : 'fitting')
}

function kindOfCategory(category: Category | null): WorkKind | undefined {
  for (let at = category; at; at = at.parent) {
    const kind = readKind(at.metadata[workKindKey])
    if (kind) return kind
  }
  return undefined
}

function readKind(text: string | undefined): WorkKind | undefined {
  return workKinds.find((kind) => kind === text)
}
