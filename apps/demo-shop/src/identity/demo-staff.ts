import type { DemoOperator } from '@warsha/server/demo-shop.ts'

const password = 'Warsha-console-2026'

/** An operator of every role, to run the demo shop as. Their authenticator codes are on a page of the demo. */
export const demoStaff: readonly DemoOperator[] = [
  { role: 'administrator', name: 'Salim Al Kindi', email: 'admin@demo.warsha.example', password },
  { role: 'manager', name: 'Hind Al Rashdi', email: 'manager@demo.warsha.example', password, centres: 2 },
  { role: 'finance', name: 'Badr Al Lawati', email: 'finance@demo.warsha.example', password },
  { role: 'support', name: 'Noor Al Zadjali', email: 'support@demo.warsha.example', password },
  { role: 'content', name: 'Maha Al Farsi', email: 'content@demo.warsha.example', password },
  { role: 'centre-staff', name: 'Aziz Al Maamari', email: 'staff@demo.warsha.example', password, centres: 1 },
]
