/** Author of a change to an order: its buyer, an operator, or the shop itself. */
export type ChangeActor = { kind: 'customer' } | { kind: 'operator'; operatorId: number } | { kind: 'system' }
