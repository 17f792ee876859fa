import type { ScenicCategory } from '../demo-scenic-categories.ts'
import { airConditioning } from './models/air-conditioning.ts'
import { batteryCables, giftBox, lift, lyingTyres, pouring } from './models/at-work.ts'
import { carBattery } from './models/battery.ts'
import { brakePads } from './models/brake-pads.ts'
import { carModel } from './models/car.ts'
import { carWash } from './models/car-wash.ts'
import { cleanSeat } from './models/clean-seat.ts'
import { engine, engineBay } from './models/engine-bay.ts'
import { jumpStarter } from './models/jump-starter.ts'
import {
  batteryTester,
  brake,
  dashCamera,
  fuelPump,
  polisher,
  washBrush,
  wheelBalancer,
} from './models/machines.ts'
import { oilChange } from './models/oil-change.ts'
import { oilFilter } from './models/oil-filter.ts'
import { oilJug } from './models/oil-jug.ts'
import { extinguisher, road, trafficCone, warningTriangle } from './models/roadside.ts'
import { tyreWheel } from './models/wheel.ts'
import { bench, post, workshop } from './models/workshop.ts'
import { placed } from './placed.ts'
import type { Camera, Scene } from './scene.ts'

const table: Camera = { from: [1.4, 2.2, 6.4], at: [0, 0.9, 0], angle: 30 }
const bonnet: Camera = { from: [1, 4.4, 5.4], at: [0, 0.95, -0.1], angle: 34 }

/** One scene of use for each category of the first level: the thing where it is at work. */
export const categoryScenes: Record<ScenicCategory, () => Promise<Scene>> = {
  'engine-oil': async () => ({
    parts: [...workshop(-4), ...engineBay('blue'), ...engine(), ...(await pouring())],
    camera: bonnet,
  }),
  tyres: async () => ({
    parts: [
      ...workshop(),
      ...placed(carModel('suv', 'green'), { at: [0.4, 0, -0.9], scale: 1.05, turn: 14 }),
      ...placed(await tyreWheel({ brand: 'Sahil', line: 'Touring', size: '205/55R16', tread: 'touring' }), {
        at: [-0.95, 0, 1.3],
        scale: 0.5,
        turn: 18,
      }),
      ...(await lyingTyres(1.55, 1.05)),
    ],
    camera: { from: [1.5, 2.1, 6.8], at: [0.1, 0.72, 0], angle: 31 },
  }),
  batteries: async () => ({
    parts: [
      ...workshop(-4),
      ...engineBay('red'),
      ...placed(
        await carBattery({ brand: 'Jabal', line: 'Power', grade: '70 AH', amount: '12 V' }, 'green'),
        {
          at: [0.25, 0.16, 0.2],
          scale: 0.86,
        },
      ),
      ...batteryCables(),
    ],
    camera: { from: [0.9, 3.5, 5.6], at: [0.1, 0.85, 0.1], angle: 33 },
  }),
  'car-wash': async () => ({
    parts: [
      ...workshop(),
      ...carWash('saloon', 'red'),
      ...washBrush(-1.5, -1.35, '#1d63c4'),
      ...washBrush(1.5, -1.35, '#1d63c4'),
    ],
    camera: { from: [3.2, 2.3, 6.9], at: [0.05, 0.85, 0], angle: 33 },
  }),
  fuel: async () => ({
    parts: [
      ...road(),
      ...placed(carModel('saloon', 'silver'), { at: [1.15, 0, -0.35], scale: 1.1 }),
      ...(await fuelPump(-1.45, -0.7, [-0.2, 0.78, 0.48])),
    ],
    camera: { from: [1.4, 2, 7], at: [0, 0.95, 0], angle: 33 },
  }),
  parts: async () => ({
    parts: [
      ...bench(),
      ...placed(await brakePads({ brand: 'Falcon', line: 'Brake pads', grade: 'P-0451' }, 'red'), {
        at: [0.55, 0, 0.1],
        scale: 0.95,
        turn: -6,
      }),
      ...placed(await oilFilter({ brand: 'Durub', line: 'Oil filter', grade: 'W-712' }, 'orange'), {
        at: [-1.25, 0, 0.2],
        scale: 0.7,
      }),
    ],
    camera: table,
  }),
  bundles: async () => ({
    parts: [
      ...bench(),
      ...placed(await oilJug({ brand: 'Durub', line: 'Synthetic', grade: '5W-30', amount: '4 L' }, 'green'), {
        at: [-0.85, 0, -0.1],
        scale: 0.95,
        turn: 8,
      }),
      ...placed(await oilFilter({ brand: 'Durub', line: 'Oil filter', grade: 'W-712' }, 'amber'), {
        at: [0.62, 0, 0.5],
        scale: 0.62,
      }),
      ...giftBox(1.05, -0.55),
    ],
    camera: table,
  }),
  'oil-services': async () => ({
    parts: [...workshop(), ...(await oilChange([]))],
    camera: { from: [4.2, 2.6, 7.4], at: [0.05, 1.3, 0], angle: 31 },
  }),
  'tyre-services': async () => ({
    parts: [
      ...workshop(),
      ...(await wheelBalancer()),
      ...placed(await tyreWheel({ brand: 'Jabal', line: 'Trail', size: '265/65R17', tread: 'all-terrain' }), {
        at: [0.35, 0.72, 0.1],
        scale: 0.74,
      }),
    ],
    camera: { from: [2.4, 2.2, 6.6], at: [-0.1, 1.4, -0.2], angle: 30 },
  }),
  'battery-services': async () => ({
    parts: [
      ...bench(),
      ...placed(
        await carBattery({ brand: 'Marsa', line: 'AGM', grade: '70 AH', amount: '12 V' }, 'teal', '#4a535a'),
        {
          at: [-0.45, 0, -0.3],
          scale: 0.85,
          turn: 10,
        },
      ),
      ...(await batteryTester(1.3, 0.55, [
        [-1.2, 1.5, 0.1],
        [0.25, 1.5, -0.2],
      ])),
    ],
    camera: { ...table, at: [0.05, 0.95, 0] },
  }),
  'air-conditioning': async () => ({
    parts: [
      ...workshop(-2.6),
      ...placed(carModel('saloon', 'red'), { at: [-0.5, 0, -1.2], scale: 1.15, turn: 8 }),
      ...placed(await airConditioning(), { at: [0.75, 0, 0.9], scale: 0.6 }),
    ],
    camera: { from: [1.6, 2.2, 6.6], at: [0.05, 0.78, 0], angle: 31 },
  }),
  inspection: async () => ({
    parts: [
      ...workshop(),
      ...placed(carModel('suv', 'teal'), { at: [0, 0.75, -0.5], turn: 12 }),
      ...lift(),
      ...post(-2.1, -1.3),
      ...post(2.1, -1.3),
      ...trafficCone(-1.75, 1.25),
    ],
    camera: { from: [2.4, 1.7, 7.2], at: [0, 1.15, 0], angle: 31 },
  }),
  'brake-services': async () => ({
    parts: [
      ...workshop(),
      ...brake(),
      ...placed(await tyreWheel({ brand: 'Sahil', line: 'Touring', size: '205/55R16', tread: 'touring' }), {
        at: [1.75, 0, 0.95],
        scale: 0.62,
        turn: -24,
      }),
    ],
    camera: { from: [1.3, 1.7, 6], at: [0.25, 1.05, 0], angle: 31 },
  }),
  'roadside-help': async () => ({
    parts: [
      ...road(),
      ...placed(carModel('saloon', 'blue'), { at: [0.35, 0, -0.5], turn: -10 }),
      ...warningTriangle(-1.35, 1.15, 10, 0.85),
      ...trafficCone(1.65, 1.2),
      ...trafficCone(0.75, 1.55),
    ],
    camera: { from: [1, 1.7, 7], at: [0.1, 0.78, 0], angle: 31 },
  }),
  emergency: async () => ({
    parts: [
      ...road(),
      ...placed(await jumpStarter({ brand: 'Jabal', line: 'Jump starter', grade: '1200 A' }, 'red'), {
        at: [0.45, 0, 0.1],
        scale: 0.8,
        turn: -8,
      }),
      ...placed(extinguisher(0, 0), { at: [1.6, 0, -0.4], scale: 1.1 }),
      ...warningTriangle(-1.05, -0.1, 12, 1.25),
    ],
    camera: { ...table, at: [0.2, 0.75, 0] },
  }),
  cabin: async () => {
    const seat = (await cleanSeat()).slice(0, 5)
    return {
      parts: [
        ...workshop(-2.2),
        ...placed(seat, { at: [-0.65, 0, 0.1], turn: 12 }),
        ...placed(seat, { at: [1.15, 0, -0.5], turn: 12 }),
      ],
      camera: { from: [2, 2.6, 6.4], at: [0, 1.3, -0.1], angle: 31 },
    }
  },
  electronics: async () => ({
    parts: [...placed(road(), { at: [0, -0.9, -4] }), ...(await dashCamera())],
    camera: { from: [0.9, 1.9, 5.6], at: [-0.05, 1.5, 0], angle: 34 },
  }),
  'car-care': async () => ({
    parts: [
      ...workshop(),
      ...placed(carModel('saloon', 'red'), { at: [-1.5, 0, -0.2], scale: 1.7, turn: -4 }),
      ...placed(polisher(), { at: [0.85, 1.46, 0.35], scale: 0.62, tilt: -7, turn: 20 }),
    ],
    camera: { from: [3, 2.7, 6], at: [0.25, 1.05, 0.1], angle: 29 },
  }),
}
