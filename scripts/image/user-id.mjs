/** Whoever runs the shop in a container, as a number: the system has no programs that ask for names. */
export const userId = 10_001
