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

  return {
    index,
    row: {
      ref,
      onScroll() {
        const row = ref.current
        if (row) setIndex(itemAt(Math.abs(row.scrollLeft), offsetsOf(row)))
      },
    },
    show(item: number) {
      const row = ref.current
      row?.scrollTo({ left: signed(row, offsetsOf(row)[item] ?? 0) })
    },
  }
}

/** Turns the page of a row: as far as one sees, less a little as a point of reference. */
export function turnRow(row: HTMLElement | null, direction: 1 | -1): void {
  row?.scrollBy({ left: signed(row, direction * row.clientWidth * 0.85), behavior: 'smooth' })
}

export function endsOf(row: HTMLElement): RowEnds {
  const distance = Math.abs(row.scrollLeft)
  return { hasBefore: distance > 4, hasAfter: distance < row.scrollWidth - row.clientWidth - 4 }
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

function signed(row: HTMLElement, distance: number): number {
  return getComputedStyle(row).direction === 'rtl' ? -distance : distance
}
