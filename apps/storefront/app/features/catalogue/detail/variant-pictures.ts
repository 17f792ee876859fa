/** `alt` is an operator's description in the page's language, empty where there is none. */
export type Picture = { id: string; url: string; small: string; alt: string }

/**
 * Pictures of each variant: its own first, then those that belong to no variant. Where there is neither, all
 * of the product's pictures.
 */
export function variantPictures(
  pictures: readonly Picture[],
  variants: readonly { id: string; media: readonly { id: string }[] | null }[],
): (variantId: string) => readonly Picture[] {
  const ownIds = new Map(variants.map(({ id, media }) => [id, new Set((media ?? []).map((each) => each.id))]))
  const shared = pictures.filter(({ id }) => [...ownIds.values()].every((ids) => !ids.has(id)))
  return (variantId) => {
    const own = pictures.filter(({ id }) => ownIds.get(variantId)?.has(id))
    const shown = [...own, ...shared]
    return shown.length > 0 ? shown : pictures
  }
}
