/** By when they were written, by when they are sent, or by how many they reach; `-` is downwards. */
export const broadcastSorts = ['-added', 'added', '-sends', 'sends', '-heads', 'heads'] as const
