import type { DemoShop } from '@warsha/server/demo-shop.ts'
import { demoCustomers } from './identity/demo-customers.ts'
import { demoStaff } from './identity/demo-staff.ts'
import { refreshDemoBookings } from './seed/refresh-demo-bookings.ts'
import { refreshDemoClosure } from './seed/refresh-demo-closure.ts'
import { refreshDemoReturns } from './seed/refresh-demo-returns.ts'
import { refreshDemoSchedule } from './seed/refresh-demo-schedule.ts'
import { seedCustomers } from './seed/seed-customers.ts'
import { seedDemoShop } from './seed/seed-demo-shop.ts'
import { seedDesk } from './seed/seed-desk.ts'
import { seedStaff } from './seed/seed-staff.ts'
import { writeDemoPictures } from './seed/write-demo-pictures.ts'

/** Everything the server asks of the demo shop. */
export const demoShop: DemoShop = {
  customers: demoCustomers,
  staff: demoStaff,
  seed: seedDemoShop,
  seedCustomers,
  seedStaff,
  refreshSchedule: refreshDemoSchedule,
  refreshClosure: refreshDemoClosure,
  seedDesk,
  writePictures: writeDemoPictures,
  jobs: (deps) => [
    { name: 'roll-demo-schedule', cron: '10 0 * * *', run: () => refreshDemoSchedule(deps) },
    { name: 'refresh-demo-returns', cron: '20 0 * * *', run: () => refreshDemoReturns(deps.db) },
    { name: 'refresh-demo-bookings', cron: '30 0 * * *', run: () => refreshDemoBookings(deps.db) },
    { name: 'refresh-demo-closure', cron: '40 0 * * *', run: () => refreshDemoClosure(deps) },
  ],
}
