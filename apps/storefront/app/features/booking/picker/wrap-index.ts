/** The index in a ring: after the last comes the first, before the first the last. */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length
}
