/** Author of a change to an order: its buyer, an operator, a driver of the centre, or the shop itself. */
export type ChangeActor =
  | { kind: 'customer' }
  | { kind: 'operator'; operatorId: number }
  | { kind: 'driver'; driverId: number }
  | { kind: 'system' }
