import type { BannerScene } from '../content/demo-banner-spec.ts'
import type { BannerMood } from '../content/pictures/banner-backdrop.ts'
import type { ScenicCategory } from './demo-scenic-categories.ts'

type Scene = {
  readonly mood: BannerMood
  /** Whose scene of use stands at the end side; the words are live text on the start side. */
  readonly of: ScenicCategory
  /** What matters in it, from its upper left corner: a banner has no room for all of a scene. */
  readonly focus?: readonly [across: number, down: number]
}

export const bannerScenes: Readonly<Record<BannerScene, Scene>> = {
  'top-header-1': { mood: 'deep', of: 'bundles' },
  'top-image': { mood: 'green', of: 'bundles', focus: [0.2, 0.6] },
  'top-image-1': { mood: 'green', of: 'engine-oil', focus: [0.6, 0.15] },
  'top-image-2': { mood: 'deep', of: 'tyre-services', focus: [0.62, 0.5] },
  'top-image-3': { mood: 'sky', of: 'car-wash', focus: [0.5, 0.7] },
  'bottom-image-1': { mood: 'amber', of: 'battery-services', focus: [0.95, 0.5] },
  'bottom-image-2': { mood: 'sky', of: 'air-conditioning', focus: [0.7, 0.8] },
  'bottom-image-3': { mood: 'green', of: 'fuel', focus: [0.3, 0.6] },
  'right-image': { mood: 'deep', of: 'inspection', focus: [0.6, 0.4] },
  'left-image': { mood: 'plum', of: 'parts', focus: [0.8, 0.8] },
  campaign: { mood: 'green', of: 'oil-services', focus: [0.35, 0.6] },
}
