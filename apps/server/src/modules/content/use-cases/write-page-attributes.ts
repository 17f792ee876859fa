import type { Transaction } from '#kernel/database/connect.ts'
import { writtenTexts } from '#kernel/described-attributes.ts'
import { sanitiseAttributeTexts } from '#kernel/markup/sanitise-attribute-texts.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { holdPictures } from '#modules/media/index.ts'
import type { EditedPageFields } from '../rules/edited-page.ts'
import type { PageAttributeKind, PageAttributeValues } from '../rules/page-attribute.ts'
import { lockTypeAttributes } from '../storage/page-attribute-queries.ts'
import { replaceAttributeValues } from '../storage/page-attribute-values.ts'

const nothing: PageAttributeValues = { attributeTexts: [], attributeFiles: [], attributeFlags: [] }

/** Writes what a page says by attributes of its type; what is left out stays. */
export async function writePageAttributes(
  tx: Transaction,
  pageId: number,
  { fields, before = nothing }: { fields: EditedPageFields; before?: PageAttributeValues | undefined },
): Promise<Outcome<true, string>> {
  const { attributeTexts, attributeFiles, attributeFlags, language } = fields
  const texts = attributeTexts ? sanitiseAttributeTexts(attributeTexts) : before.attributeTexts
  const after: PageAttributeValues = {
    // The page of a language has no translations.
    attributeTexts: language
      ? texts.map((each) => ({ ...each, text: { ...each.text, ar: null, hi: null } }))
      : texts,
    attributeFiles: attributeFiles ?? before.attributeFiles,
    attributeFlags: attributeFlags ?? before.attributeFlags,
  }
  const wrong = findWrong(await lockTypeAttributes(tx, fields.pageTypeId), after)
  if (wrong) return refuse('INVALID', { field: wrong })
  const known = new Set(before.attributeFiles.map(({ url }) => url))
  const added = [...new Set(after.attributeFiles.map(({ url }) => url))].filter((url) => !known.has(url))
  const held = await holdPictures(tx, added)
  if (!held.ok || held.value.length < added.length)
    return refuse('PICTURE_UNKNOWN', { field: 'attribute_files' })
  await replaceAttributeValues(tx, pageId, {
    ...after,
    attributeTexts: writtenTexts(before.attributeTexts, after.attributeTexts),
  })
  return ok(true)
}

/** The field that names an attribute twice, or one that the type does not have or that is of another kind. */
function findWrong(
  kinds: ReadonlyMap<number, PageAttributeKind>,
  { attributeTexts, attributeFiles, attributeFlags }: PageAttributeValues,
): string | undefined {
  const isWrong = (ids: readonly number[], ...wanted: PageAttributeKind[]) =>
    new Set(ids).size < ids.length || ids.some((id) => !wanted.some((kind) => kind === kinds.get(id)))
  const idsOf = (values: readonly { attributeId: number }[]) => values.map(({ attributeId }) => attributeId)
  const isOtherText = attributeTexts.some(({ attributeId, text }) =>
    Object.values(text).some(
      (words) =>
        words !== null && kinds.get(attributeId) !== (typeof words === 'string' ? 'PLAIN_TEXT' : 'RICH_TEXT'),
    ),
  )
  if (isOtherText || isWrong(idsOf(attributeTexts), 'PLAIN_TEXT', 'RICH_TEXT')) return 'attribute_texts'
  if (isWrong(idsOf(attributeFiles), 'FILE')) return 'attribute_files'
  return isWrong(idsOf(attributeFlags), 'BOOLEAN') ? 'attribute_flags' : undefined
}
