/** Audience of a content page, as its metadata says: `channels` and `states` are comma lists. */
export type PageMetadata = Readonly<Record<string, string>>

/** A page is used only by the channels it names and in the language it is written in. */
export function isPageFor(metadata: PageMetadata, audience: { channel: string; locale: string }): boolean {
  return listOf(metadata.channels).includes(audience.channel) && metadata.lang === audience.locale
}

/** A page may be kept to some places or categories; without such a list it is for all of them. */
export function isPageAt(
  metadata: PageMetadata,
  { stateId, categoryId }: { stateId?: number; categoryId?: number },
): boolean {
  return admits(metadata.states, stateId) && admits(metadata.categories, categoryId)
}

/** Pages are ordered by it, ascending; a page that names none comes after those that do. */
export function pagePriority(metadata: PageMetadata): number {
  return /^\d{1,6}$/.test(metadata.priority ?? '') ? Number(metadata.priority) : 1_000_000
}

function admits(list: string | undefined, id: number | undefined): boolean {
  const ids = listOf(list)
  return ids.length === 0 || id === undefined || ids.includes(String(id))
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}
