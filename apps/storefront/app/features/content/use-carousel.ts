import { useEffect, useRef, useState } from 'react'
import { slideAfter, slideAt } from './carousel-position.ts'

export type CarouselOptions = { count: number; intervalMs: number }

/** The browser scrolls and snaps; this only says where to, and moves on by itself while nobody is looking closely. */
export function useCarousel({ count, intervalMs }: CarouselOptions) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const isMoving = useMotionAllowed() && count > 1 && isPlaying && !isHeld

  // The index is among the causes so that a slide chosen by hand is shown for its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving reads the row as it is at that moment
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') moveBy(1)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isMoving, index, intervalMs])

  function moveBy(step: 1 | -1) {
    const row = track.current
    if (row) scrollTo(row, slideAfter(index, stops(row), step))
  }

  return {
    index,
    isPlaying,
    isMoving,
    toggle: () => setPlaying((playing) => !playing),
    show: (slide: number) => track.current && scrollTo(track.current, slide),
    step: moveBy,
    track: {
      ref: track,
      onScroll: () => {
        const row = track.current
        if (row) setIndex(slideAt(row.scrollLeft, slideWidth(row), stops(row)))
      },
    },
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}

/** `offsetLeft` is counted in the same direction as `scrollLeft`, so no direction needs to be known here. */
function scrollTo(row: HTMLElement, slide: number): void {
  row.scrollTo({ left: offsetOf(row, slide) })
}

/** From the start of one slide to the start of the next. */
function slideWidth(row: HTMLElement): number {
  return Math.abs(offsetOf(row, 1)) || row.clientWidth
}

/** Where several slides are in view at once, the last ones cannot stand first. */
function stops(row: HTMLElement): number {
  return Math.round((row.scrollWidth - row.clientWidth) / slideWidth(row)) + 1
}

function offsetOf(row: HTMLElement, slide: number): number {
  const [first, target] = [row.children[0], row.children[slide]]
  if (!(first instanceof HTMLElement) || !(target instanceof HTMLElement)) return 0
  return target.offsetLeft - first.offsetLeft
}

function useMotionAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: no-preference)')
    const read = () => setAllowed(query.matches)
    read()
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [])
  return isAllowed
}
