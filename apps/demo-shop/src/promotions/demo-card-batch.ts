/** Gift cards that finance has issued together: one was sent, one was spent from, one was disabled, the others are in the drawer. */
export const demoCardBatch = {
  count: 5,
  rial: '5',
  reason: 'Cards for those who waited during the repair',
  sentTo: '+96892700011',
  usedBy: '+96892700012',
  order: { product: 'express-foam-wash', rial: '3.200', daysAgo: 6 },
  keys: {
    issue: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2c01',
    send: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2c02',
    disable: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2c03',
  },
} as const
