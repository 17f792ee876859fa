import type { Database } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { recordCommands } from '#modules/staff/index.ts'
import type { EditedProductType, EditedProductTypeFields } from '../rules/edited-product-type.ts'
import {
  deleteProductTypeRow,
  findEditedProductType,
  insertProductType,
  listProductTypeRows,
  updateProductType,
} from '../storage/edited-product-type-queries.ts'

export const productTypeCommands = recordCommands<
  EditedProductTypeFields,
  EditedProductTypeFields,
  EditedProductType
>({
  subject: 'product-type',
  actions: 'product-types',
  table: 'product_types',
  parts: [],
  fieldOf: { product_types_slug_unique: 'slug' },
  find: findEditedProductType,
  check(input) {
    const fields = { ...input, name: sanitiseText(input.name) }
    return fields.name ? ok(fields) : refuse('REQUIRED', { field: 'name' })
  },
  insert: async (tx, fields) => ok(await insertProductType(tx, fields)),
  update: async (tx, key, fields) => ok(await updateProductType(tx, key, fields)),
  delete: deleteProductTypeRow,
  logged: ({ slug, name, isShippingRequired }) => ({ slug, name, isShippingRequired }),
})

export function listProductTypes({ db }: { db: Database }): Promise<EditedProductType[]> {
  return listProductTypeRows(db)
}
