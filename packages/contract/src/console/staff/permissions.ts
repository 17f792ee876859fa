/** Everything that somebody who works here may be allowed to do. Roles are presets of these. */
export const permissions = [
  'board.read',
  'board.write',
  'orders.read',
  'orders.visit',
  'orders.fulfil',
  'orders.move',
  'orders.cancel',
  'orders.note',
  'orders.refund',
  'refunds.read',
  'refunds.request',
  'approvals.decide',
  'wallets.read',
  'wallets.adjust',
  'gift-cards.write',
  'reconciliation.read',
  'reconciliation.write',
  'customers.read',
  'customers.block',
  'customers.export',
  'catalogue.read',
  'catalogue.write',
  'content.read',
  'content.write',
  'stock.read',
  'stock.write',
  'centres.read',
  'centres.write',
  'centres.close',
  'drivers.write',
  'notifications.broadcast',
  'notifications.notify-customer',
  'surveys.read',
  'surveys.moderate',
  'surveys.write',
  'staff.write',
  'settings.write',
  'health.read',
  'health.write',
  'log.read',
  'log.read-money',
  'log.read-own',
] as const

export type Permission = (typeof permissions)[number]

/** Money, exports, roles and closing: allowed only within minutes of a proof of identity. */
export const stepUpPermissions: ReadonlySet<Permission> = new Set<Permission>([
  'orders.cancel',
  'orders.refund',
  'approvals.decide',
  'wallets.adjust',
  'gift-cards.write',
  'reconciliation.write',
  'customers.export',
  'centres.close',
  'staff.write',
  'settings.write',
  'health.write',
])

/** How long a proof of identity counts as fresh. */
export const stepUpMinutes = 5

export function isPermission(text: string): text is Permission {
  return (permissions as readonly string[]).includes(text)
}
