export type ClosureState = 'closed' | 'reopened'

/** `withdrawn`: moved, returned or cancelled in another way. `reopened`: the visit takes place after all. */
export type CaseState = 'open' | 'moved' | 'refunded' | 'withdrawn' | 'reopened'

export type ClosedTime = { centreId: number; startsAt: Date; endsAt: Date }

/** The longest period that can be closed in one move. */
export const maxClosedDays = 92

export function isPeriod({ startsAt, endsAt }: Pick<ClosedTime, 'startsAt' | 'endsAt'>, now: Date): boolean {
  const lengthMs = endsAt.getTime() - startsAt.getTime()
  return lengthMs > 0 && lengthMs <= maxClosedDays * 86_400_000 && endsAt > now
}
