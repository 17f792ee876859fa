import type { PictureSpec } from './pictures/picture-spec.ts'
import { sketchForBanner } from './pictures/sketch-for-banner.ts'

export type DemoBannerSlug = keyof typeof scenes

/** Input of the content module's `drawBanner`: a ground and the things that stand on it. */
export type DemoBannerScene = {
  readonly mood: 'green' | 'deep' | 'amber' | 'sky' | 'plum' | 'sand'
  readonly motif: 'dunes' | 'road' | 'rings' | 'peaks' | 'bubbles'
  readonly items: readonly (Place & { readonly markup: string })[]
}
type Place = { readonly across: number; readonly floor: number; readonly size: number }
type Placed = Place & { readonly spec: PictureSpec }
type Scene = Pick<DemoBannerScene, 'mood' | 'motif'> & { readonly things: readonly Placed[] }

/** The picture of a home banner; `top-image` is the popup's. Words are live text on the start side. */
export function demoBannerScene(slug: DemoBannerSlug): DemoBannerScene {
  const { mood, motif, things } = scenes[slug]
  return {
    mood,
    motif,
    items: things.map(({ spec, ...place }, index) => ({
      ...place,
      markup: sketchForBanner(spec, `b${index}-`),
    })),
  }
}

const scenes = {
  'top-header-1': {
    mood: 'deep',
    motif: 'rings',
    things: [
      thing({ drawing: 'oil-filter', palette: 'blue', code: 'W-940' }, 0.26, 0.93, 0.7),
      thing({ drawing: 'gift-box', palette: 'green', contents: 'oil-service' }, 0.62, 0.95, 1),
    ],
  },
  'top-image-1': {
    mood: 'green',
    motif: 'dunes',
    things: [
      thing({ drawing: 'oil-filter', palette: 'orange', code: 'W-712' }, 0.84, 0.88, 0.56),
      thing(
        {
          drawing: 'oil-can',
          shape: 'can',
          brand: 'Durub',
          line: 'Synthetic',
          palette: 'amber',
          grade: '5W-30',
          volume: '4 L',
        },
        0.5,
        0.93,
        0.98,
      ),
    ],
  },
  'top-image-2': {
    mood: 'deep',
    motif: 'road',
    things: [
      thing({ drawing: 'tyre', tread: 'all-terrain', rim: 'split-spoke', size: '' }, 0.76, 0.88, 0.84),
      thing({ drawing: 'tyre', tread: 'touring', rim: 'five-spoke', size: '' }, 0.4, 0.94, 0.96),
    ],
  },
  'top-image-3': {
    mood: 'sky',
    motif: 'bubbles',
    things: [thing({ drawing: 'car-wash', body: 'suv', palette: 'red' }, 0.52, 0.97, 1.08)],
  },
  'bottom-image-1': {
    mood: 'amber',
    motif: 'peaks',
    things: [
      thing(
        { drawing: 'battery', build: 'agm', palette: 'blue', capacity: '95AH', voltage: '12V' },
        0.76,
        0.86,
        0.66,
      ),
      thing(
        { drawing: 'battery', build: 'standard', palette: 'green', capacity: '70AH', voltage: '12V' },
        0.44,
        0.94,
        0.84,
      ),
    ],
  },
  'bottom-image-2': {
    mood: 'sky',
    motif: 'dunes',
    things: [
      thing({ drawing: 'sunshade', palette: 'orange' }, 0.66, 0.8, 0.7),
      thing(
        { drawing: 'bottle', shape: 'coolant', palette: 'green', label: 'COOLANT', volume: '4 L' },
        0.36,
        0.94,
        0.82,
      ),
    ],
  },
  'bottom-image-3': {
    mood: 'green',
    motif: 'rings',
    things: [
      thing({ drawing: 'fuel-pump', palette: 'red', grade: '95' }, 0.34, 0.95, 0.9),
      thing({ drawing: 'fuel-card', palette: 'amber', grade: '95', amount: '10 OMR' }, 0.74, 0.96, 0.66),
    ],
  },
  'right-image': {
    mood: 'deep',
    motif: 'peaks',
    things: [thing({ drawing: 'service', service: 'inspection', palette: 'green' }, 0.52, 0.95, 0.94)],
  },
  'left-image': {
    mood: 'plum',
    motif: 'rings',
    things: [
      thing({ drawing: 'brake-disc', face: 'drilled', code: '' }, 0.64, 0.92, 0.86),
      thing({ drawing: 'spark-plugs', metal: 'iridium' }, 0.26, 0.94, 0.6),
    ],
  },
  'top-image': {
    mood: 'green',
    motif: 'rings',
    things: [thing({ drawing: 'gift-box', palette: 'red', contents: 'oil-service' }, 0.5, 0.94, 0.98)],
  },
} as const satisfies Record<string, Scene>

function thing(spec: PictureSpec, across: number, floor: number, size: number): Placed {
  return { spec, across, floor, size }
}
