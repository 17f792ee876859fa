import { type Permission, permissions } from '@warsha/contract/console/staff/permissions.ts'

export type RolePreset = { name: string; isCentreScoped: boolean; permissions: readonly Permission[] }

export const administratorRole = 'administrator'

/** Who runs the shop does not also settle its money with the gateways: that is finance's, by two people above a limit. */
export const administratorPermissions: readonly Permission[] = permissions.filter(
  (permission) => permission !== 'reconciliation.write',
)

/** The roles that every shop begins with. Rows decide afterwards: an administrator may change them. */
export const rolePresets: readonly RolePreset[] = [
  { name: administratorRole, isCentreScoped: false, permissions: administratorPermissions },
  {
    name: 'manager',
    isCentreScoped: true,
    permissions: [
      'board.read',
      'board.write',
      'orders.read',
      'orders.visit',
      'orders.fulfil',
      'orders.move',
      'orders.cancel',
      'orders.note',
      'refunds.read',
      'customers.read',
      'catalogue.read',
      'content.read',
      'stock.read',
      'stock.write',
      'centres.read',
      'centres.write',
      'centres.close',
      'drivers.write',
      'notifications.notify-customer',
      'surveys.read',
      'surveys.moderate',
      'log.read',
    ],
  },
  {
    name: 'finance',
    isCentreScoped: false,
    permissions: [
      'board.read',
      'orders.read',
      'orders.note',
      'orders.refund',
      'refunds.read',
      'approvals.decide',
      'wallets.read',
      'wallets.adjust',
      'gift-cards.write',
      'reconciliation.read',
      'reconciliation.write',
      'customers.read',
      'catalogue.read',
      'content.read',
      'stock.read',
      'centres.read',
      'log.read-money',
    ],
  },
  {
    name: 'support',
    isCentreScoped: false,
    permissions: [
      'board.read',
      'orders.read',
      'orders.fulfil',
      'orders.move',
      'orders.note',
      'refunds.read',
      'refunds.request',
      'wallets.read',
      'customers.read',
      'customers.block',
      'catalogue.read',
      'content.read',
      'stock.read',
      'centres.read',
      'notifications.notify-customer',
      'surveys.read',
      'surveys.moderate',
      'surveys.write',
      'log.read-own',
    ],
  },
  {
    name: 'content',
    isCentreScoped: false,
    permissions: [
      'catalogue.read',
      'catalogue.write',
      'content.read',
      'content.write',
      'stock.read',
      'stock.write',
      'notifications.broadcast',
      'surveys.read',
      'log.read-own',
    ],
  },
  { name: 'centre-staff', isCentreScoped: true, permissions: ['orders.visit'] },
]
