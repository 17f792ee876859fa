/** By when they were asked for, which is the order of the visits, or by the stars; `-` is downwards. */
export const commentSorts = ['-written', 'written', '-rate', 'rate'] as const
