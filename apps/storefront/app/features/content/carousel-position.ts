/** The slide after the last is the first. */
export function slideAfter(index: number, count: number, step: 1 | -1 = 1): number {
  return (index + step + count) % count
}

/** Which slide is in view. A right-to-left row scrolls to negative numbers. */
export function slideAt(scrollLeft: number, width: number, count: number): number {
  if (width <= 0) return 0
  return Math.min(count - 1, Math.round(Math.abs(scrollLeft) / width))
}
