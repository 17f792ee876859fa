import type { RestMenu, RestMenuItem } from '@warsha/contract/console/menus/menus.rest.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import { slugPattern } from '../entry-fields.ts'

export const targetKinds = ['none', 'category', 'collection', 'page', 'url'] as const
export type TargetKind = (typeof targetKinds)[number]

/** An entry as its row has it; the key of a new one is made here. */
export type ItemFields = {
  key: string
  id: number | null
  level: number
  en: string
  ar: string
  hi: string
  kind: TargetKind
  /** The id of what it leads to, or the address. */
  target: string
  /** Languages whose name is older than the English one. */
  older: readonly ('ar' | 'hi')[]
}

export type MenuFields = { slug: string; name: string; items: readonly ItemFields[] }

export const emptyMenu: MenuFields = { slug: '', name: '', items: [] }

/** Levels are counted from 0. */
export const deepestLevel = 2

export function fieldsOf({ slug, name, items }: RestMenu): MenuFields {
  return {
    slug,
    name,
    items: items.map((item) => ({
      key: String(item.id),
      id: item.id,
      level: item.level,
      ...item.names,
      older: (['ar', 'hi'] as const).filter((language) => item.older[language].length > 0),
      ...targetOf(item),
    })),
  }
}

function targetOf(item: RestMenuItem): Pick<ItemFields, 'kind' | 'target'> {
  if (item.category_id !== null) return { kind: 'category', target: String(item.category_id) }
  if (item.collection_id !== null) return { kind: 'collection', target: String(item.collection_id) }
  if (item.page_id !== null) return { kind: 'page', target: String(item.page_id) }
  return item.url === null ? { kind: 'none', target: '' } : { kind: 'url', target: item.url }
}

export function toBody({ slug, name, items }: MenuFields) {
  return {
    slug: slug.trim(),
    name: name.trim(),
    items: items.map(({ id, level, en, ar, hi, kind, target }) => ({
      id,
      level,
      names: { en: en.trim(), ar: ar.trim(), hi: hi.trim() },
      category_id: kind === 'category' ? Number(target) : null,
      collection_id: kind === 'collection' ? Number(target) : null,
      page_id: kind === 'page' ? Number(target) : null,
      url: kind === 'url' ? target.trim() : null,
    })),
  }
}

const addressPattern = /^(https?:\/\/[^\s/]|\/(?![/\\]))\S*$/

export function isItemValid({ en, kind, target }: ItemFields): boolean {
  if (!en.trim()) return false
  return kind === 'url' ? addressPattern.test(target.trim()) : kind === 'none' || target !== ''
}

export function problemsOf(fields: MenuFields, t: Translate): Problems {
  return {
    ...(!fields.name.trim() && { name: t('console-taxonomy.problem.required') }),
    ...(!slugPattern.test(fields.slug.trim()) && { slug: t('console-taxonomy.problem.slug') }),
    ...(!fields.items.every(isItemValid) && { items: t('console-taxonomy.problem.item') }),
  }
}
