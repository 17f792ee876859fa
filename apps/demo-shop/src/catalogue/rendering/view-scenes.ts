import type { PaletteName } from '../pictures/picture-spec.ts'
import { oilJugFromBehind } from './models/oil-jug.ts'
import type { Scene } from './scene.ts'
import type { ViewName } from './view-names.ts'

/** More views of best sellers: `slug-number`, where the number is that of the picture in the product's own order. */
export const viewScenes: Record<ViewName, () => Promise<Scene>> = {
  'durub-synthetic-5w-30-4': fromBehind(['Durub', 'Synthetic', '5W-30', 'API SP'], 'amber'),
  'falcon-hybrid-0w-20-3': fromBehind(['Falcon', 'Hybrid', '0W-20', 'API SP'], 'blue'),
  'sahil-city-10w-40-4': fromBehind(['Sahil', 'City', '10W-40', 'API SN'], 'teal'),
  'jabal-turbo-5w-40-3': fromBehind(['Jabal', 'Turbo', '5W-40', 'API SP'], 'graphite'),
}

type Label = readonly [brand: string, line: string, grade: string, standard: string]

function fromBehind([brand, line, grade, standard]: Label, palette: PaletteName): () => Promise<Scene> {
  return async () => ({
    parts: await oilJugFromBehind({ brand, line, grade, amount: '4 L', standard }, palette),
    camera: { from: [1.6, 2.3, 6.4], at: [0.02, 1.1, 0], angle: 25 },
  })
}
