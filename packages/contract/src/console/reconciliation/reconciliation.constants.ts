/** By the day, by what the books do not agree on, or by what the gateway moved; `-` is downwards. */
export const dayListSorts = ['-day', 'day', '-rest', 'rest', '-amount', 'amount'] as const
