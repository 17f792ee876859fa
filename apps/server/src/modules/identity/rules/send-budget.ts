/** The shop's budget is counted in several rows, so that customers who ask at once rarely wait for each other. */
export const budgetBuckets = 16

export const budgetSeconds = 3600

/** The same bucket for the same recipient. */
export function bucketOf(recipient: string): number {
  let hash = 0
  for (const sign of recipient) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return hash % budgetBuckets
}

/** What a bucket has of the budget; all of them together have exactly the whole. */
export function quotaOf(bucket: number, perHour: number): number {
  return Math.floor(perHour / budgetBuckets) + (bucket < perHour % budgetBuckets ? 1 : 0)
}

export function budgetKey(bucket: number): string {
  return `budget:${bucket}`
}
