import { oilJugFromBehind } from './models/oil-jug.ts'
import type { Scene } from './scene.ts'
import type { ViewName } from './view-names.ts'

/** More views of best sellers: `slug-number`, where the number is that of the picture in the product's own order. */
export const viewScenes: Record<ViewName, () => Promise<Scene>> = {
  'durub-synthetic-5w-30-4': async () => ({
    parts: await oilJugFromBehind(
      { brand: 'Durub', line: 'Synthetic', grade: '5W-30', amount: '4 L', standard: 'API SP' },
      'amber',
    ),
    camera: { from: [1.6, 2.3, 6.4], at: [0.02, 1.1, 0], angle: 25 },
  }),
}
