import type { DemoShop } from '@warsha/server/demo-shop.ts'
import { refreshDemoSchedule } from './seed/refresh-demo-schedule.ts'
import { seedDemoShop } from './seed/seed-demo-shop.ts'
import { writeDemoPictures } from './seed/write-demo-pictures.ts'

/** Everything the server asks of the demo shop. */
export const demoShop: DemoShop = {
  seed: seedDemoShop,
  refreshSchedule: refreshDemoSchedule,
  writePictures: writeDemoPictures,
  jobs: ({ db, clock }) => [
    { name: 'roll-demo-schedule', cron: '10 0 * * *', run: () => refreshDemoSchedule({ db, clock }) },
  ],
}
