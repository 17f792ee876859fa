/** By when they were closed, or by when they begin; `-` is downwards. */
export const closureSorts = ['-closed', 'closed', '-starts', 'starts'] as const
