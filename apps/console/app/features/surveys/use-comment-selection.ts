import type { RestComment } from '@warsha/contract/console/surveys/comments.rest.ts'
import { useState } from 'react'

/** Comments of the page that are marked; one that was decided meanwhile, or is on another page, is not among them. */
export function useCommentSelection(comments: readonly RestComment[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const ids = comments.filter(({ id }) => marked.has(id)).map(({ id }) => id)
  const isWhole = ids.length > 0 && ids.length === comments.length
  return {
    ids,
    isWhole,
    of: (id: number) => ({
      isSelected: ids.includes(id),
      onToggle: () => setMarked(new Set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])),
    }),
    togglePage: () => setMarked(new Set(isWhole ? [] : comments.map(({ id }) => id))),
    clear: () => setMarked(new Set()),
  }
}

export type CommentSelection = ReturnType<typeof useCommentSelection>
