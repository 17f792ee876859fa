/**
 * Says whether an answer is larger than that when written as JSON, without writing it. Stops as soon as it knows;
 * escapes and long characters are left out, so the text may be up to six times as long.
 */
export function isLargerThan(answer: unknown, bytes: number): boolean {
  return bytesLeft(answer, bytes) < 0
}

function bytesLeft(value: unknown, budget: number): number {
  if (typeof value === 'string') return budget - value.length - 3
  if (typeof value !== 'object' || value === null) return budget - 5
  let left = budget - 2
  if (Array.isArray(value)) {
    for (const item of value) {
      left = bytesLeft(item, left)
      if (left < 0) return left
    }
    return left
  }
  for (const name in value) {
    left = bytesLeft((value as Record<string, unknown>)[name], left - name.length - 4)
    if (left < 0) return left
  }
  return left
}
