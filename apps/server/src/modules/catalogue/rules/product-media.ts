/** A picture of a product as operators see it. */
export type ShownPicture = {
  id: number
  url: string
  type: 'IMAGE' | 'VIDEO'
  alt: string
  altAr: string
  variantIds: readonly number[]
}

/** A picture as it is to be; one without an id is new. */
export type WantedPicture = Omit<ShownPicture, 'id' | 'type'> & { id?: number | undefined }

export type MediaOfProduct = {
  revision: number
  media: ShownPicture[]
  variants: { id: number; sku: string; name: string; nameAr: string }[]
}

/** Whether each picture that is there already keeps its file, is named once, and shows variants of the product alone. */
export function fits(wanted: readonly WantedPicture[], { media, variants }: MediaOfProduct): boolean {
  const urls = new Map(media.map(({ id, url }) => [id, url]))
  const kept = wanted.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const known = new Set(variants.map(({ id }) => id))
  return (
    new Set(kept).size === kept.length &&
    wanted.every(({ id, url }) => id === undefined || urls.get(id) === url) &&
    wanted.every(({ variantIds }) => variantIds.every((variant) => known.has(variant)))
  )
}
