import { useState } from 'react'

/** Order and page of a list that is one panel of a screen, whose address is about something else. */
export function usePanelPages(first: string) {
  const [sort, setSort] = useState(first)
  const [trail, setTrail] = useState<readonly string[]>([])
  return {
    sort,
    after: trail.at(-1),
    sortBy(next: string) {
      setSort(next)
      setTrail([])
    },
    next: (after: string) => setTrail([...trail, after]),
    previous: () => setTrail(trail.slice(0, -1)),
    /** Other rows are looked at, of which the position is none. */
    restart: () => setTrail([]),
  }
}

export type PanelPages = ReturnType<typeof usePanelPages>
