import type { BestSeller } from '../demo-best-sellers.ts'
import { airConditioning } from './models/air-conditioning.ts'
import { carBattery } from './models/battery.ts'
import { brakePads } from './models/brake-pads.ts'
import { carWash } from './models/car-wash.ts'
import { cleanSeat } from './models/clean-seat.ts'
import { fuelCard } from './models/fuel-card.ts'
import { jumpStarter } from './models/jump-starter.ts'
import { oilChange } from './models/oil-change.ts'
import { oilFilter } from './models/oil-filter.ts'
import { oilJug } from './models/oil-jug.ts'
import { tyreInflator } from './models/tyre-inflator.ts'
import { tyreWheel } from './models/wheel.ts'
import { wiperBlades } from './models/wiper-blades.ts'
import { placed } from './placed.ts'
import type { Camera, Scene } from './scene.ts'

const upright: Camera = { from: [1.6, 2.3, 6.4], at: [0.02, 1.1, 0], angle: 25 }
const wide: Camera = { from: [2.2, 2.5, 6.6], at: [0, 0.82, 0], angle: 26 }
const wheelView: Camera = { from: [2.9, 1.9, 5.6], at: [0.02, 1.18, 0], angle: 26 }
const carView: Camera = { from: [4.2, 2.7, 7.2], at: [0.16, 0.6, 0.2], angle: 30 }

export const scenes: Record<BestSeller, () => Promise<Scene>> = {
  'durub-synthetic-5w-30': async () => ({
    parts: await oilJug({ brand: 'Durub', line: 'Synthetic', grade: '5W-30', amount: '4 L' }, 'amber'),
    camera: upright,
  }),
  'falcon-hybrid-0w-20': async () => ({
    parts: await oilJug({ brand: 'Falcon', line: 'Hybrid', grade: '0W-20', amount: '4 L' }, 'blue'),
    camera: upright,
  }),
  'sahil-city-10w-40': async () => ({
    parts: await oilJug({ brand: 'Sahil', line: 'City', grade: '10W-40', amount: '4 L' }, 'teal'),
    camera: upright,
  }),
  'jabal-turbo-5w-40': async () => ({
    parts: await oilJug({ brand: 'Jabal', line: 'Turbo', grade: '5W-40', amount: '4 L' }, 'graphite'),
    camera: upright,
  }),
  'jabal-power-70ah': async () => ({
    parts: await carBattery({ brand: 'Jabal', line: 'Power', grade: '70 AH', amount: '12 V' }, 'green'),
    camera: wide,
  }),
  'marsa-agm-start-stop': async () => ({
    parts: await carBattery(
      { brand: 'Marsa', line: 'AGM', grade: '70 AH', amount: '12 V' },
      'teal',
      '#4a535a',
    ),
    camera: wide,
  }),
  'sahil-touring-16': async () => ({
    parts: await tyreWheel({ brand: 'Sahil', line: 'Touring', size: '205/55R16', tread: 'touring' }),
    camera: wheelView,
  }),
  'jabal-trail-265-65r17': async () => ({
    parts: await tyreWheel({ brand: 'Jabal', line: 'Trail', size: '265/65R17', tread: 'all-terrain' }),
    camera: wheelView,
  }),
  'fuel-voucher-10-m95': async () => ({
    parts: await fuelCard('Wadi', 'M95', '10 OMR', 'green'),
    camera: { from: [1.2, 2.1, 6.6], at: [0.06, 0.7, 0], angle: 30 },
  }),
  'durub-oil-filter-w-712': async () => ({
    parts: await oilFilter({ brand: 'Durub', line: 'Oil filter', grade: 'W-712' }, 'orange'),
    camera: { from: [1.2, 2.6, 6], at: [0, 0.92, 0], angle: 23 },
  }),
  'jabal-jump-starter-1200a': async () => ({
    parts: await jumpStarter({ brand: 'Jabal', line: 'Jump starter', grade: '1200 A' }, 'red'),
    camera: wide,
  }),
  'rimal-tyre-inflator': async () => ({
    parts: await tyreInflator({ brand: 'Rimal', line: 'Inflator', grade: '150 PSI' }, 'amber'),
    camera: { from: [1.6, 2.3, 6.4], at: [0.22, 0.95, 0], angle: 25 },
  }),
  'falcon-brake-pads-p-0451': async () => ({
    parts: await brakePads({ brand: 'Falcon', line: 'Brake pads', grade: 'P-0451' }, 'red'),
    camera: { from: [1.6, 2.4, 6.4], at: [0.08, 0.68, 0], angle: 24 },
  }),
  'marsa-flat-wiper-blades': async () => ({
    parts: await wiperBlades({ brand: 'Marsa', line: 'Flat', grade: '24 IN' }, 'teal'),
    camera: { from: [1.2, 2, 6.6], at: [-0.08, 0.95, 0], angle: 30 },
  }),
  'express-foam-wash': async () => ({ parts: carWash('saloon', 'red'), camera: carView }),
  'full-wash-inside-out': async () => ({
    parts: carWash('suv', 'blue'),
    camera: { ...carView, at: [0.16, 0.72, 0.2] },
  }),
  'oil-change-service': async () => ({
    parts: await oilChange(
      placed(await oilJug({ brand: 'Durub', line: 'Synthetic', grade: '5W-30', amount: '4 L' }, 'amber'), {
        at: [-0.35, 0, 1.5],
        scale: 0.42,
      }),
    ),
    camera: { from: [4.2, 2.6, 7.6], at: [0, 1.42, 0], angle: 30 },
  }),
  'oil-service-bundle': async () => ({
    parts: [
      ...placed(await oilJug({ brand: 'Durub', line: 'Synthetic', grade: '5W-30', amount: '4 L' }, 'green'), {
        at: [-0.75, 0, -0.2],
      }),
      ...placed(await oilFilter({ brand: 'Durub', line: 'Oil filter', grade: 'W-712' }, 'amber'), {
        at: [0.85, 0, 0.35],
        scale: 0.7,
      }),
    ],
    camera: { from: [1.6, 2.4, 6.6], at: [0.02, 1.05, 0], angle: 28 },
  }),
  'ac-gas-refill': async () => ({
    parts: await airConditioning(),
    camera: { from: [1, 2.3, 6.4], at: [0, 0.92, 0], angle: 26 },
  }),
  'interior-deep-clean': async () => ({
    parts: await cleanSeat(),
    camera: { from: [2.6, 2.7, 6.2], at: [0.1, 1.22, 0], angle: 30 },
  }),
}
