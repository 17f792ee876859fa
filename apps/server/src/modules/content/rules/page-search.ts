import type { ContentPage } from './content-page.ts'

/** How many of the asked words a page has, or 0 unless it has each of them, at least as the beginning of one of its own. */
export function searchRank(page: Pick<ContentPage, 'title' | 'slug' | 'content'>, search: string): number {
  const asked = wordsOf(search.slice(0, 200))
  if (asked.length === 0) return 0
  const title = wordsOf(`${page.title} ${page.slug}`)
  const body = wordsOf(textOf(page.content?.blocks))
  let rank = 0
  for (const word of asked) {
    const inTitle = title.some((own) => own.startsWith(word))
    if (!inTitle && !body.some((own) => own.startsWith(word))) return 0
    rank += inTitle ? 2 : 1
  }
  return rank
}

/** Lower case, without accents and Arabic vowel signs, so that both spellings meet. */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).join(' ')
}
