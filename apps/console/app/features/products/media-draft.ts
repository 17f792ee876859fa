import type { RestProductMedia } from '@warsha/contract/console/catalogue/product-media.rest.ts'

/** A picture of a product; one without an id is not saved yet. */
export type EditedPicture = {
  key: string
  id?: number
  url: string
  alt: { en: string; ar: string }
  variant_ids: number[]
}

/** Every picture is a field of its own, so that two editors collide in the same picture alone. */
export type MediaFields = { order: string[] } & { [key: string]: EditedPicture | string[] }

export function mediaFields(media: RestProductMedia['media']): MediaFields {
  const pictures = media.map(({ id, url, alt, variant_ids }) => ({
    key: String(id),
    id,
    url,
    alt,
    variant_ids,
  }))
  return {
    ...Object.fromEntries(pictures.map((picture) => [picture.key, picture])),
    order: pictures.map(({ key }) => key),
  } as MediaFields
}

/** The fields that make these the pictures; one that is left out of the order is removed. */
export function fieldsOfList(pictures: readonly EditedPicture[]): MediaFields {
  return {
    ...Object.fromEntries(pictures.map((picture) => [picture.key, picture])),
    order: pictures.map(({ key }) => key),
  } as MediaFields
}

/**
 * Two orders out of the same one: pictures that they removed or added meanwhile are removed or added here as well, what is
 * added stands behind the others, and what was moved here stays where it was put.
 */
export function mergeOrders(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const isMoved =
    mine.filter((key) => base.includes(key)).join() !== base.filter((key) => mine.includes(key)).join()
  const removed = new Set([
    ...base.filter((key) => !theirs.includes(key)),
    ...base.filter((key) => !mine.includes(key)),
  ])
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  return [...first, ...second.filter((key) => !first.includes(key))].filter((key) => !removed.has(key))
}

/** The pictures in their order. */
export function listOf(fields: MediaFields, order: readonly string[]): EditedPicture[] {
  return order.flatMap((key) => {
    const picture = fields[key]
    return picture && 'url' in picture ? [picture] : []
  })
}
