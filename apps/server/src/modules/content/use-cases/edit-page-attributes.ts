import type { Database } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { recordCommands } from '#modules/staff/index.ts'
import type {
  EditedPageAttribute,
  ListedPageAttribute,
  PageAttributeFields,
  PageAttributeKind,
} from '../rules/page-attribute.ts'
import {
  deletePageAttribute,
  findPageAttribute,
  insertPageAttribute,
  listPageAttributeRows,
  updatePageAttribute,
} from '../storage/page-attribute-queries.ts'

type Created = PageAttributeFields & { inputType: PageAttributeKind }

/** Attributes that types of pages have; one that a type or a page has stays. */
export const pageAttributeCommands = recordCommands<PageAttributeFields, Created, EditedPageAttribute>({
  subject: 'page-attribute',
  actions: 'page-attributes',
  permission: 'content.write',
  table: 'page_attributes',
  parts: ['page_attribute_translations'],
  fieldOf: { page_attributes_slug_unique: 'slug' },
  find: findPageAttribute,
  check(input) {
    const { en, ar, hi } = input.names
    const names = { en: sanitiseText(en), ar: sanitiseText(ar), hi: sanitiseText(hi) }
    return names.en ? ok({ ...input, names }) : refuse('REQUIRED', { field: 'names.en' })
  },
  insert: async (tx, fields) => ok(await insertPageAttribute(tx, fields)),
  update: async (tx, key, fields) => ok(await updatePageAttribute(tx, key, fields)),
  delete: deletePageAttribute,
  logged: ({ slug, names, inputType }) => ({ slug, names, inputType }),
  restored: async (_tx, { slug, names }, before) =>
    ok({ slug, names, ...(before as Partial<PageAttributeFields>) }),
})

export function listPageAttributes({ db }: { db: Database }): Promise<ListedPageAttribute[]> {
  return listPageAttributeRows(db)
}
