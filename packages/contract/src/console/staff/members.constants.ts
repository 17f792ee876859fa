/** By name, by when they were last here, or by when they came; `-` is downwards. */
export const staffSorts = ['name', '-name', '-used', 'used', '-added', 'added'] as const
