import { useRef, useState } from 'react'

/** How much of a row lies before and behind what is in view. */
export type RowEnds = { hasBefore: boolean; hasAfter: boolean }

/**
 * A row that the browser scrolls and snaps; this only says where it stands and where to go. Distances are counted the
 * way the row runs, so no direction needs to be known: a right-to-left row scrolls to negative numbers.
 */
export function useSnapRow<Row extends HTMLElement>() {
  const ref = useRef<Row>(null)
  const [index, setIndex] = useState(0)
  const [ends, setEnds] = useState<RowEnds>({ hasBefore: false, hasAfter: true })

  function onScroll() {
    const row = ref.current
    if (!row) return
    const now = endsOf(row)
    setIndex(itemAt(Math.abs(row.scrollLeft), offsetsOf(row)))
    setEnds((known) => (known.hasBefore === now.hasBefore && known.hasAfter === now.hasAfter ? known : now))
  }

  return {
    index,
    ends,
    row: { ref, onScroll },
    show(item: number) {
      const row = ref.current
      row?.scrollTo({ left: signed(row, offsetsOf(row)[item] ?? 0) })
    },
    /** Turns the page: as far as one sees, less a little to keep the place. */
    turn(direction: 1 | -1) {
      const row = ref.current
      row?.scrollBy({ left: signed(row, direction * row.clientWidth * 0.85) })
    },
  }
}

/** The item whose start is nearest. */
export function itemAt(distance: number, offsets: readonly number[]): number {
  let nearest = 0
  for (const [item, offset] of offsets.entries()) {
    if (Math.abs(offset - distance) < Math.abs((offsets[nearest] ?? 0) - distance)) nearest = item
  }
  return nearest
}

function offsetsOf(row: HTMLElement): number[] {
  const items = [...row.children].filter((child) => child instanceof HTMLElement)
  const start = items[0]?.offsetLeft ?? 0
  return items.map((item) => Math.abs(item.offsetLeft - start))
}

function endsOf(row: HTMLElement): RowEnds {
  const distance = Math.abs(row.scrollLeft)
  return { hasBefore: distance > 4, hasAfter: distance < row.scrollWidth - row.clientWidth - 4 }
}

function signed(row: HTMLElement, distance: number): number {
  return getComputedStyle(row).direction === 'rtl' ? -distance : distance
}
