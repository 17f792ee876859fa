/** `next` names the page behind it; null for the last one. */
export type PageOf<Item, Cursor = number> = { items: readonly Item[]; next: Cursor | null }

export type ListNext<Item, Cursor> = (after: Cursor, signal: AbortSignal) => Promise<PageOf<Item, Cursor>>

export function isMoreBehind(page: { next: unknown } | null): boolean {
  return page !== null && page.next !== null
}

export async function withNext<Item, Cursor>(
  page: PageOf<Item, Cursor>,
  list: ListNext<Item, Cursor>,
  signal: AbortSignal,
): Promise<PageOf<Item, Cursor>> {
  if (page.next === null) return page
  const { items, next } = await list(page.next, signal)
  return { items: [...page.items, ...items], next }
}
