/** By when they came, by how much they have bought, by what they have left or by their last visit; `-` is downwards. */
export const customerSorts = [
  '-registered',
  'registered',
  '-orders',
  'orders',
  '-wallet',
  'wallet',
  '-visited',
  'visited',
] as const
