import type { Limit } from './limits.ts'

/** The shop's budget is counted in several rows, so that customers who ask at once rarely wait for each other. */
export const budgetBuckets = 16

const budgetSeconds = 3600

export type BudgetBucket = { bucket: number; key: string; limit: Limit }

/** The same bucket for the same recipient. */
export function bucketOf(recipient: string): number {
  let hash = 0
  for (const sign of recipient) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return hash % budgetBuckets
}

/** A bucket's part of the budget; all of them together have exactly the whole. */
export function quotaOf(bucket: number, perHour: number): number {
  return Math.floor(perHour / budgetBuckets) + (bucket < perHour % budgetBuckets ? 1 : 0)
}

export function budgetBucket(bucket: number, perHour: number): BudgetBucket {
  const limit = { seconds: budgetSeconds, most: quotaOf(bucket, perHour) }
  return { bucket, key: `budget:${bucket}`, limit }
}

export function listBudgetBuckets(perHour: number): BudgetBucket[] {
  return Array.from({ length: budgetBuckets }, (_, bucket) => budgetBucket(bucket, perHour))
}
