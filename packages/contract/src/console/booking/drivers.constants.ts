/** By when they began to drive for their centre, or by name. */
export const driverSorts = ['added', '-added', 'name', '-name'] as const
