/** The shop's own channels by their first ids. */
export const demoChannels = [
  { id: 1, slug: 'default-channel', name: 'Warsha' },
  { id: 2, slug: 'tasleem-channel', name: 'Tasleem' },
] as const
