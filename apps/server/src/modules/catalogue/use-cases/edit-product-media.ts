import { type Command, defineCommand } from '#commands/define-command.ts'
import { holds } from '#commands/logged-change.ts'
import type { Database } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { holdPictures } from '#modules/media/index.ts'
import { refuseStale } from '#modules/staff/index.ts'
import { fits, type MediaOfProduct, type ShownPicture, type WantedPicture } from '../rules/product-media.ts'
import {
  findProductMedia,
  raiseProductRevision,
  replaceProductMedia,
} from '../storage/product-media-queries.ts'

type Edit = { id: number; revision: number; media: readonly WantedPicture[] }

/** The pictures of a product: which, in which order, described how, showing which variants. */
export const editProductMedia: Command<Edit, MediaOfProduct> = defineCommand({
  action: 'products.media',
  permission: 'catalogue.write',
  async run(tx, _actor, { id, revision, media }: Edit) {
    const isCurrent = await raiseProductRevision(tx, { id, revision })
    const before = await findProductMedia(tx, id)
    if (!before) return refuse('NOT_FOUND')
    if (!isCurrent) return refuseStale(tx, { kind: 'product', id: String(id) }, before)
    if (!fits(media, before)) return refuse('INVALID', { field: 'media' })
    const added = media.filter((picture) => picture.id === undefined)
    const held = await holdPictures(
      tx,
      added.map(({ url }) => url),
    )
    if (!held.ok) return held
    const sizes = new Map(held.value.map(({ address, ...size }) => [address, size]))
    // A new picture comes from the library: no other address is one of ours.
    if (added.some(({ url }) => !sizes.has(url))) return refuse('PICTURE_UNKNOWN', { field: 'media' })
    const placed = media.map((picture, position) => ({
      ...picture,
      alt: sanitiseText(picture.alt),
      altAr: sanitiseText(picture.altAr),
      position,
      ...(sizes.get(picture.url) ?? { width: 0, height: 0 }),
    }))
    await replaceProductMedia(tx, id, placed)
    const after = await findProductMedia(tx, id)
    if (!after) return refuse('NOT_FOUND')
    return ok({
      result: after,
      subject: { kind: 'product', id },
      before: { media: before.media },
      after: { media: after.media },
    })
  },
  async restore(tx, actor, { subjectId, before, after }, deps) {
    const id = Number(subjectId)
    const current = await findProductMedia(tx, id)
    if (!current) return refuse('NOT_FOUND')
    if (!holds({ media: current.media }, after)) return refuse('CHANGED_SINCE')
    const known = new Set(current.media.map((picture) => picture.id))
    // A picture that was taken away comes back as a new one, out of the library.
    const media = ((before.media ?? []) as ShownPicture[]).map(({ type: _type, ...picture }) => ({
      ...picture,
      id: known.has(picture.id) ? picture.id : undefined,
    }))
    return editProductMedia.run(tx, actor, { id, revision: current.revision, media }, deps)
  },
})

export async function readProductMedia(
  { db }: { db: Database },
  id: number,
): Promise<Outcome<MediaOfProduct, 'NOT_FOUND'>> {
  const found = await findProductMedia(db, id)
  return found ? ok(found) : refuse('NOT_FOUND')
}
