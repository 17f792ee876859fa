import { defineCommand } from '#commands/define-command.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { type EditedProduct, type InLanguages, productSlug } from '../rules/edited-product.ts'
import { findUnknown, insertProduct, listSlugsLike } from '../storage/edited-product-queries.ts'
import { changedProduct } from './changed-product.ts'

type NewProduct = Pick<EditedProduct, 'kind' | 'productTypeId' | 'categoryId'> & {
  name: InLanguages<string>
  slug: string | undefined
}

/** A draft that no channel shows yet. */
export const createProduct = defineCommand({
  action: 'catalogue.create-product',
  permission: 'catalogue.write',
  async run(tx, _actor, { name, slug: asked, ...made }: NewProduct) {
    const english = sanitiseText(name.en)
    if (!english) return refuse('REQUIRED', { field: 'name.en' })
    const unknown = await findUnknown(tx, made)
    if (unknown) return refuse('INVALID', { field: unknown })
    const slug = asked ?? productSlug(english, await listSlugsLike(tx, productSlug(english, new Set())))
    const id = await insertProduct(tx, {
      ...made,
      slug,
      name: english,
      nameAr: sanitiseText(name.ar),
      nameHi: sanitiseText(name.hi),
    })
    if (id === undefined) return refuse('SLUG_TAKEN', { field: 'slug' })
    const changed = await changedProduct(tx, { id, before: {} })
    return changed ? ok(changed) : refuse('NOT_FOUND')
  },
})
