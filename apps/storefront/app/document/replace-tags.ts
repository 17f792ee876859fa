/**
 * Replaces every piece of a page from `opening` to `closing`, which both count as part of it. Looks for plain text
 * instead of a pattern: a page is large, and looking at each of its tags would cost as much as drawing the cards.
 */
export function replaceTags(
  html: string,
  { opening, closing }: { opening: string; closing: string },
  replace: (tag: string) => string,
): string {
  const parts: string[] = []
  let rest = 0
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, rest)) {
    const end = html.indexOf(closing, at + opening.length)
    if (end === -1) break
    const next = end + closing.length
    parts.push(html.slice(rest, at), replace(html.slice(at, next)))
    rest = next
  }
  return rest === 0 ? html : parts.join('') + html.slice(rest)
}
