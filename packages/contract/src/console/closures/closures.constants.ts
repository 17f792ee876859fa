/** By when they were closed, or by when they begin; `-` is downwards. */
export const closureSorts = ['-closed', 'closed', '-starts', 'starts'] as const

/** The orders of a closure by the hour of their visits, by when they were decided (open ones come last) or by what was given back. */
export const caseSorts = ['visit', '-visit', '-decided', 'decided', '-refund', 'refund'] as const
