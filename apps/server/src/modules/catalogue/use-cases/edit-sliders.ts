import type { Database } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { findOlderTexts, type LanguageCode } from '#kernel/texts.ts'
import { recordCommands } from '#modules/staff/index.ts'
import type { EditedSlider, EditedSliderFields } from '../rules/edited-collection.ts'
import {
  deleteSliderRow,
  findEditedSlider,
  insertSlider,
  listSliderRows,
  updateSlider,
} from '../storage/edited-slider-queries.ts'
import { findRestoredProducts } from './find-restored-products.ts'

type Fields = EditedSliderFields & { older?: readonly string[] | undefined }

/** Rows of products on the home page or above a listing. */
export const sliderCommands = recordCommands<Fields, Fields, EditedSlider>({
  subject: 'product-slider',
  actions: 'product-sliders',
  table: 'product_sliders',
  parts: ['product_slider_items'],
  fieldOf: {
    product_sliders_slug_unique: 'slug',
    product_sliders_category_id_categories_id_fk: 'category_id',
    product_sliders_channel_id_channels_id_fk: 'channel_id',
    product_slider_items_product_id_products_id_fk: 'product_ids',
  },
  find: findEditedSlider,
  check(input) {
    const fields = { ...input, titleEn: sanitiseText(input.titleEn), titleAr: sanitiseText(input.titleAr) }
    return fields.titleEn && fields.titleAr ? ok(fields) : refuse('REQUIRED', { field: 'title' })
  },
  insert: async (tx, fields) => ok(await insertSlider(tx, fields)),
  update: async (tx, key, fields, before) =>
    ok(await updateSlider(tx, key, { ...fields, older: fields.older ?? olderTitle(before, fields) })),
  delete: deleteSliderRow,
  logged({ id: _id, revision: _revision, products, ...fields }) {
    return { ...fields, products: products.map(({ slug }) => slug) }
  },
  async restored(tx, { id: _id, revision: _revision, products, ...current }, before) {
    const { products: logged, ...fields } = before as Partial<Fields> & { products?: unknown }
    const productIds = await findRestoredProducts(tx, products, logged)
    return productIds.ok ? ok({ ...current, ...fields, productIds: productIds.value }) : productIds
  },
})

/** Titles have two languages. */
function olderTitle(before: EditedSlider, fields: EditedSliderFields): readonly string[] {
  const titleIn = (slider: EditedSliderFields | EditedSlider) => (_name: string, language: LanguageCode) =>
    ({ en: slider.titleEn, ar: slider.titleAr, hi: '' })[language]
  const older = { ar: before.older, hi: [] }
  return findOlderTexts(['title'], { older, was: titleIn(before), is: titleIn(fields) }).ar
}

export function listSliders({ db }: { db: Database }): Promise<EditedSlider[]> {
  return listSliderRows(db)
}
