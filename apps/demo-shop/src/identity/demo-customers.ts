import type { DemoCustomer } from '@warsha/server/demo-shop.ts'

/** A customer of every kind, to sign in as. Codes are in the message outbox. */
export const demoCustomers: readonly DemoCustomer[] = [
  { kind: 'new', phone: '+96890000001' },
  {
    kind: 'known',
    phone: '+96890000002',
    firstName: 'Salma',
    lastName: 'Al Harthy',
    email: 'salma@example.om',
    password: 'Warsha-2026',
  },
  { kind: 'driver', phone: '+96890000003', firstName: 'Nasser', lastName: 'Al Amri', driverCode: '4321' },
  { kind: 'blocked', phone: '+96890000004', firstName: 'Hamad', lastName: 'Al Balushi' },
]
