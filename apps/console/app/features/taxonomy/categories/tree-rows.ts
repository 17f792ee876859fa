import type { RestCategoryNode } from '@warsha/contract/console/catalogue/categories.rest.ts'
import type { NamedRow } from '~/components/edit/use-arranging.ts'

/** Levels are counted from 0. */
export const deepestLevel = 3

export type CategoryRow = NamedRow & { node: RestCategoryNode; hasChildren: boolean }

type Shown = { closed: ReadonlySet<string>; lang: 'en' | 'ar' | string }

/** The categories that are shown: what stands below a closed one is left out, and counted there. */
export function treeRows(nodes: readonly RestCategoryNode[], { closed, lang }: Shown): CategoryRow[] {
  const children = Map.groupBy(nodes, ({ parent_id }) => parent_id)
  const levelsBelow = (id: number): number =>
    Math.max(0, ...(children.get(id) ?? []).map((child) => 1 + levelsBelow(child.id)))
  const rowsBelow = (parentId: number | null): CategoryRow[] =>
    (children.get(parentId) ?? []).flatMap((node) => {
      const id = String(node.id)
      const below = children.get(node.id) ?? []
      const isClosed = closed.has(id)
      const row = {
        id,
        depth: node.level,
        name: lang === 'ar' ? node.name.ar : node.name.en,
        node,
        hasChildren: below.length > 0,
        ...(isClosed && { hiddenChildren: below.length, hiddenLevels: levelsBelow(node.id) }),
      }
      return isClosed ? [row] : [row, ...rowsBelow(node.id)]
    })
  return rowsBelow(null)
}
