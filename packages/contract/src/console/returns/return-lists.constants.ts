/** By when they were asked for, or by what they give back; `-` is downwards. */
export const returnSorts = ['-requested', 'requested', '-amount', 'amount'] as const
